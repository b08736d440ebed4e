import { say as sayOfFigures } from 'words:figures'
import { say } from 'words:plan'
import { type CohortPlan, removeBatchPlan, setBatchPlan } from '@callofcode/contract/plan/batch-plan'
import { planMessages, STUCK_DAYS } from '@callofcode/contract/plan/plan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { longDate } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { CohortQuestions, CohortTerms, cohortRows, useCohortChange } from './cohort.tsx'
import { Fold } from './fold.tsx'
import { stuckWords } from './mentors-see.tsx'
import { PlanForm } from './plan-form-view.tsx'
import { isGone, sayIfGone } from './plan-gone.tsx'
import { batchPlan, loadSources, refreshPlans } from './plan-queries.ts'
import './plan.css'

export const head = () => ({ title: titled(say('batchPlan')), unlisted: true })
export const load = ({ client, params: { id = '' } }: PagePlace) =>
  Promise.all([client.prefetchQuery(batchPlan(id)), loadSources(client)])

/** Shows mentors the plan of a batch: how many members are past each question, and who is stuck where. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery({ ...batchPlan(id), refetchOnMount: 'always' })
  if (data === null)
    return (
      <main id="main" className="page">
        <EmptyState title={told(planMessages.batchMissing)} />
      </main>
    )
  return (
    <main id="main" className="page plan-page">
      {data?.data.isMentor && (
        <BackLink always to={paths.mentored(id)}>
          {data.data.batch.name}
        </BackLink>
      )}
      <ListHead
        title={data ? say('batchPlanTitle', { name: data.data.batch.name }) : say('batchPlan')}
        about={
          data?.data.isMentor === false ? say('batchCountsLead') : say('batchPlanLead', { days: STUCK_DAYS })
        }
      />
      {data && <Shown id={id} cohort={data.data} />}
      {!data && isError && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" />
        </Loading>
      )}
    </main>
  )
}

function Shown({ id, cohort }: { id: string; cohort: CohortPlan }) {
  const { plan, members, isMentor } = cohort
  const client = useQueryClient()
  const change = useCohortChange(id)
  const [isEdited, setEdited] = useState(false)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(removeBatchPlan, { params: { batch: id } }),
    meta: { stay: true },
    onSuccess: () => {
      setWithdrawing(false)
      document.getElementById('main')?.focus()
      return refreshPlans(client)
    },
    onError: (error) => {
      sayIfGone(error)
      if (!isGone(error)) return
      setWithdrawing(false)
      refreshPlans(client).catch(reportError)
    },
  })
  const form = (
    <PlanForm
      asked={{}}
      place={`plan-${id}`}
      button={say('makeBatchPlan')}
      save={async (body) => {
        await call(setBatchPlan, { params: { batch: id }, body })
        await refreshPlans(client)
      }}
    />
  )
  if (!plan)
    return (
      <>
        <p className="muted">{told(planMessages.noBatchPlan)}</p>
        {form}
      </>
    )
  return (
    <>
      <p>
        <b>{plan.title}</b>{' '}
        <span className="muted">
          {say('batchTerms', { hours: plan.hours, day: longDate(plan.endsOn), members })}
        </span>
      </p>
      {isMentor && <StuckFirst questions={plan.questions} />}
      <section aria-labelledby="cohort-questions">
        <div className="cohort-head">
          <div className="label title-line">
            <h2 id="cohort-questions">{say('questionsOfPlan')}</h2>
            <Explained title={say('questionsOfPlan')} rows={() => cohortRows(cohort)} file="batch-plan.csv">
              {isMentor ? sayOfFigures('cohort', { days: STUCK_DAYS }) : sayOfFigures('cohortCounts')}
            </Explained>
          </div>
          <Button size="dense" aria-pressed={isEdited} onClick={() => setEdited(!isEdited)}>
            <Icon name={isEdited ? 'check' : 'edit'} small />
            {say(isEdited ? 'doneEditing' : 'editQuestions')}
          </Button>
        </div>
        {isEdited && <CohortQuestions batch={id} plan={plan} />}
        <ol className="rows cohort-rows" aria-labelledby="cohort-questions">
          {plan.questions.map((question) => (
            <CohortRow
              key={question.id}
              question={question}
              members={members}
              onTakeOut={
                isEdited && plan.questions.length > 1
                  ? () => change.mutate({ takeOut: [question.id] })
                  : undefined
              }
            />
          ))}
        </ol>
      </section>
      <CohortTerms batch={id} plan={plan} />
      <Fold title={say('otherPlan')}>
        <p className="small muted">{say('otherPlanLead')}</p>
        {form}
      </Fold>
      <div className="row-btns">
        <Button variant="danger" size="dense" onClick={() => setWithdrawing(true)}>
          {say('removeBatchPlan')}
        </Button>
      </div>
      <ConfirmDialog
        open={isWithdrawing}
        danger
        onOpenChange={setWithdrawing}
        title={say('removeBatchPlan')}
        question={say('withdrawSure', { title: plan.title })}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {say('withdrawLead')}
      </ConfirmDialog>
    </>
  )
}

interface CohortRowProps {
  readonly question: NonNullable<CohortPlan['plan']>['questions'][number]
  readonly members: number
  /** Undefined if nothing can be removed. */
  readonly onTakeOut: (() => void) | undefined
}

function CohortRow({ question: { questionName, past }, members, onTakeOut }: CohortRowProps) {
  return (
    <li className="cohort-row">
      <span className="cohort-name">
        {questionName}
        {onTakeOut && (
          <Button
            variant="ghost"
            square
            aria-label={say('takeOutNamed', { name: questionName })}
            onClick={onTakeOut}
          >
            <Icon name="cross" />
          </Button>
        )}
      </span>
      <span className="cohort-past">
        <span className="small muted">{say('past')}</span>
        <ProgressShare done={past} total={members} />
      </span>
    </li>
  )
}

/** Lists where members are stuck, above the list, which may be long. */
function StuckFirst({ questions }: { questions: readonly CohortRowProps['question'][] }) {
  const where = questions.filter(({ stuck }) => stuck.length > 0)
  return (
    <section aria-labelledby="cohort-stuck">
      <h2 className="label" id="cohort-stuck">
        {say('stuckNow')}
      </h2>
      {where.length === 0 && <p className="muted">{say('nobodyStuck')}</p>}
      <ul className="rows">
        {where.map(({ id, questionName, stuck }) => (
          <li key={id} className="cohort-stuck">
            <b>{questionName}</b>
            <ul aria-label={say('stuckAt', { name: questionName })}>
              {stuck.map(({ memberId, name, handle, ...how }) => (
                <li key={memberId}>
                  {handle ? (
                    <Link className="link" to={paths.member(handle)}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}{' '}
                  <span className="small muted">{stuckWords(how)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
