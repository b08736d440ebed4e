import { say } from 'words:handover'
import { getHandover, HANDOVER_STEPS, type Handover } from '@callofcode/contract/club/handover'
import { setMemberRole } from '@callofcode/contract/member/member-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { sessionKey } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { STEPS } from './handover/handover-steps.tsx'
import './handover/handover.css'

const handoverRead = { ...read(getHandover, {}, { quiet: true }), staleTime: 3_000 }

export const head = () => ({ title: titled(say('title')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(handoverRead)

/** Leads through the handover in June, when new admins take over the club. */
export function Page() {
  const { data, isError, refetch, isFetching } = useQuery({ ...handoverRead, refetchOnMount: 'always' })
  return (
    <main id="main" className="page wrap handover">
      <ListHead
        title={say('title')}
        count={data ? say('doneCount', { count: data.data.done.length, count2: HANDOVER_STEPS.length }) : ''}
        about={say('lead')}
      />
      {data && <Steps handover={data.data} />}
      {!data && isError && (
        <LoadFailed title={say('stepsFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <Loading words={say('loadingSteps')}>
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
      <ol className="handover-steps">
        {HANDOVER_STEPS.map((step) => {
          const isDone = done.includes(step)
          return (
            <li key={step} className={isDone ? 'done' : undefined}>
              {isDone ? <Icon name="check" /> : <span className="handover-box" aria-hidden="true" />}
              <div className="handover-step">
                <h2 className="card-title">
                  {STEPS[step].title()}
                  <span className="sr">{isDone ? say('done') : say('notDone')}</span>
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

/** Lets a leaving admin give up the role. The server keeps the last admin, whatever a page shows. */
function StepDown({ handover: { admins, done } }: { handover: Handover }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const own = admins.find((admin) => admin.own)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(setMemberRole, { params: { id: own?._id ?? '' }, body: { role: 'member' } }),
    onSuccess: async () => {
      toast.success(say('steppedDown'))
      await navigate({ to: paths.today })
      await client.invalidateQueries({ queryKey: sessionKey })
    },
  })
  const left = HANDOVER_STEPS.filter((step) => !done.includes(step))
  const isReady = done.includes('ready')
  return (
    <section className="handover-end" aria-labelledby="step-down">
      <h2 className="head" id="step-down">
        {say('stepDownTitle')}
      </h2>
      <p className="muted">
        {isReady
          ? left.length === 0
            ? say('stepDownReady')
            : say('stepDownEarly', { value: left.map((step) => STEPS[step].title()).join('; ') })
          : say('stepDownTooEarly')}
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
        question={say('stepDownQuestion')}
        keep={say('stayAdmin')}
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        {say('stepDownOutcome')}
      </ConfirmDialog>
    </section>
  )
}
