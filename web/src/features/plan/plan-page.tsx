import { say } from 'words:plan'
import { listCompleted } from '@callofcode/contract/curriculum/curriculum'
import {
  type Plan,
  type PlanTerms,
  planMessages,
  removePlan,
  updatePlan,
} from '@callofcode/contract/plan/plan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { ProgressShare } from '../../platform/chart/scale.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { told } from '../../platform/language/told.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { useCompleted, useHolds } from '../curriculum/public.ts'
import { ExplainedFigures } from '../figures/public.ts'
import { CalendarSheet } from './calendar-sheet.tsx'
import { ChangeSheet } from './change-sheet.tsx'
import { Choices, countWords, forecastWords } from './forecast-words.tsx'
import { MentorsSee } from './mentors-see.tsx'
import { minutesOf } from './plan-days.ts'
import { isGone, sayIfGone } from './plan-gone.tsx'
import { PlanNews } from './plan-news.tsx'
import { planRead, refreshPlans } from './plan-queries.ts'
import { PlanWeeks } from './plan-weeks.tsx'
import './plan.css'

export const load = ({ client, params: { id = '' } }: PagePlace) =>
  Promise.all([client.prefetchQuery(planRead(id)), client.prefetchQuery(read(listCompleted, {}))])

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const answer = client.getQueryData<{ data: Plan } | null>(planRead(id).queryKey)
  if (answer === null) return { title: titled(told(planMessages.missing)), status: 404, unlisted: true }
  return { title: titled(answer?.data.title ?? say('plan')), unlisted: true }
}

/** Shows a plan: its end, this week, later weeks, and how to change it. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, isError, refetch } = useQuery({ ...planRead(id), refetchOnMount: 'always' })
  useAgainAfterTicks()
  if (data === null) return <Missing />
  return (
    <main id="main" className="page plan-page">
      <BackLink to={paths.plans}>{say('plans')}</BackLink>
      {data && <Shown plan={data.data} />}
      {!data && isError && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loading')}>
          <Skeleton width={40} size="tall" />
          <Skeleton width={100} size="block" />
        </Loading>
      )}
    </main>
  )
}

function Shown({ plan }: { plan: Plan }) {
  const { _id, title, batch, total, done, leftOut, forecast, questions, today, hasFeed } = plan
  const holds = useHolds(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const change = useMutation({
    mutationFn: (more: Partial<PlanTerms>) =>
      call(updatePlan, { params: { id: _id }, body: { ...termsOf(plan), ...more } }),
    meta: { stay: true },
    onSuccess: () => refreshPlans(client),
  })
  const leave = async () => {
    await navigate({ to: paths.plans })
    await refreshPlans(client)
  }
  const remove = useMutation({
    mutationFn: () => call(removePlan, { params: { id: _id } }),
    meta: { stay: true },
    onSuccess: leave,
    onError: (error) => {
      sayIfGone(error)
      if (isGone(error)) leave().catch(reportError)
    },
  })
  return (
    <>
      <div className="page-head">
        <div className="title-line">
          <h1 className="title">{title}</h1>
          <ExplainedFigures
            of="plan"
            title={title}
            rows={() => [
              ['Day', 'Problem', 'Minutes', 'Done'],
              ...questions.map((one) => [
                one.on ?? '',
                one.questionName,
                holds && !one.done ? '' : one.minutes,
                one.done ? 'yes' : 'no',
              ]),
            ]}
            file="plan.csv"
          />
        </div>
        <p className="lead" role="status">
          {forecastWords(plan)}
        </p>
        <p className="small muted">
          {countWords({ total, done, minutes: holds ? minutesOf(questions, true) : forecast.minutes })}{' '}
          {leftOut > 0 && say('leftOut', { count: leftOut })}{' '}
          {batch && say('madeByMentors', { name: batch.name })}
        </p>
      </div>
      <PlanNews plan={plan} />
      {!batch && (
        <Choices
          {...plan}
          busy={change.isPending}
          onChoose={(terms) => change.mutate(terms, { onError: sayIfGone })}
        />
      )}
      <ProgressShare done={done} total={total} />
      <PlanWeeks questions={questions} today={today} />
      {batch && <MentorsSee plan={plan} />}
      {!batch && (
        <ChangeSheet
          plan={plan}
          save={change.mutateAsync}
          remove={() => remove.mutate()}
          removing={remove.isPending}
        />
      )}
      <CalendarSheet id={_id} hasFeed={hasFeed} />
    </>
  )
}

const termsOf = ({ endsOn, hours, weekdays, level, hard }: PlanTerms): PlanTerms => ({
  endsOn,
  hours,
  weekdays,
  level,
  hard,
})

/** Reads the plan again, because a tick moves open questions. */
function useAgainAfterTicks() {
  const client = useQueryClient()
  const ticked = useCompleted().completed?.length
  const before = useRef(ticked)
  useEffect(() => {
    const isChanged = before.current !== undefined && ticked !== undefined && before.current !== ticked
    before.current = ticked ?? before.current
    if (isChanged) refreshPlans(client).catch(reportError)
  }, [ticked, client])
}

function Missing() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <p className="label">404</p>
        <h1 className="title">{told(planMessages.missing)}</h1>
        <div className="row-btns">
          <Link className={buttonClass({ variant: 'primary' })} to={paths.plans}>
            {say('plans')}
          </Link>
        </div>
      </div>
    </main>
  )
}
