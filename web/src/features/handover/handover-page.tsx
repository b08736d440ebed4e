import { setMemberRole } from '@callofcode/contract/member-admin'
import { getHandover, HANDOVER_STEPS, type Handover } from '@callofcode/contract/site/handover'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { sessionKey } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { STEPS } from './handover-steps.tsx'
import { say } from './handover-words.ts'
import './handover.css'

const handoverRead = { ...read(getHandover, {}, { quiet: true }), staleTime: 3_000 }

export const head = () => ({ title: titled(say('handOverTheClub')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(handoverRead)

/** For June: the club goes to new admins, and nothing is forgotten. */
export function Page() {
  const { data, isError, refetch, isFetching } = useQuery({ ...handoverRead, refetchOnMount: 'always' })
  return (
    <main id="main" className="page wrap handover">
      <div className="page-head">
        <h1 className="title">{say('handOverTheClub')}</h1>
        <p className="lead">{say('onceAYearIt')}</p>
      </div>
      {data && <Steps handover={data.data} />}
      {!data && isError && (
        <LoadFailed title={say('theListDidNot')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <Loading words={say('loadingTheList')}>
          <Skeleton size="tall" width={40} />
        </Loading>
      )}
    </main>
  )
}

function Steps({ handover }: { handover: Handover }) {
  const { done } = handover
  return (
    <>
      <p className="small muted" role="status">
        {say('ofDone', { count: done.length, count2: HANDOVER_STEPS.length })}
      </p>
      <ol className="handover-steps">
        {HANDOVER_STEPS.map((step) => {
          const isDone = done.includes(step)
          return (
            <li key={step} className={isDone ? 'done' : undefined}>
              {isDone ? <Icon name="check" /> : <span className="handover-box" aria-hidden="true" />}
              <div className="handover-step">
                <h2 className="card-title">
                  {STEPS[step].title()}
                  <span className="sr">{isDone ? say('done') : say('notDoneYet')}</span>
                </h2>
                {STEPS[step].body(handover)}
              </div>
            </li>
          )
        })}
      </ol>
      <StepDown handover={handover} />
    </>
  )
}

/** The last step of whoever goes. The server keeps the last admin, whatever a page shows. */
function StepDown({ handover: { admins, done } }: { handover: Handover }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const own = admins.find((admin) => admin.own)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(setMemberRole, { params: { id: own?._id ?? '' }, body: { role: 'member' } }),
    onSuccess: async () => {
      toast.success(say('youAreAnAdmin'))
      await navigate({ to: paths.today })
      await client.invalidateQueries({ queryKey: sessionKey })
    },
  })
  const left = HANDOVER_STEPS.filter((step) => !done.includes(step))
  const isReady = done.includes('ready')
  return (
    <section className="handover-end" aria-labelledby="step-down">
      <h2 className="head" id="step-down">
        {say('yourOwnStepDown')}
      </h2>
      <p className="muted">
        {isReady
          ? left.length === 0
            ? say('allIsDoneYou')
            : say('youMayStepDown', { value: left.map((step) => STEPS[step].title()).join('; ') })
          : say('whenAnotherAdminHas')}
      </p>
      <Button
        variant="danger"
        disabled={!isReady}
        busy={isPending && say('oneMoment')}
        onClick={() => setAsked(true)}
      >
        {say('stepDown')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('stepDown')}
        question={say('beAnAdminNo')}
        keep={say('stayAnAdmin')}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('theScreensOfAdmins')}
      </ConfirmDialog>
    </section>
  )
}
