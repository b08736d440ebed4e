import { setMemberRole } from '@callofcode/contract/member-admin'
import {
  getHandover,
  HANDOVER_STEPS,
  type Handover,
  type HandoverMark,
  type HandoverStep,
  markHandover,
} from '@callofcode/contract/site/handover'
import { TASK_WORDS } from '@callofcode/contract/site/task-words'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { sessionKey } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import './handover.css'

const handoverRead = { ...read(getHandover, {}, { quiet: true }), staleTime: 3_000 }

export const head = () => ({ title: titled('Hand over the club'), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(handoverRead)

/** For June: the club goes to new admins, and nothing is forgotten. */
export function Page() {
  const { data, isError, refetch, isFetching } = useQuery({ ...handoverRead, refetchOnMount: 'always' })
  return (
    <main id="main" className="page wrap handover">
      <div className="page-head">
        <h1 className="title">Hand over the club</h1>
        <p className="lead">Once a year it goes to new hands. Each step is ticked by what the site holds.</p>
      </div>
      {data && <Steps handover={data.data} />}
      {!data && isError && (
        <LoadFailed title="The list did not arrive" retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <Loading words="Loading the list...">
          <Skeleton size="tall" width={40} />
        </Loading>
      )}
    </main>
  )
}

interface Shown {
  readonly title: string
  readonly body: (handover: Handover) => ReactNode
}
const STEPS: Readonly<Record<HandoverStep, Shown>> = {
  chosen: {
    title: 'Choose the new admins',
    body: ({ admins }) => (
      <>
        <p className="muted">Make them admins on their pages among the members. Two are better than one.</p>
        <ul className="handover-list" aria-label="Admins">
          {admins.map(({ _id, name, own }) => (
            <li key={_id}>
              <Link className="link" to={paths.adminMember(_id)}>
                {name}
              </Link>
              {own && <span className="muted">you</span>}
            </li>
          ))}
        </ul>
        <Link className="link" to={paths.members}>
          Members
        </Link>
      </>
    ),
  },
  ready: {
    title: 'They have signed in, with a second factor',
    body: ({ admins }) => (
      <>
        <p className="muted">So you know that it is they, and that a password that leaks is not enough.</p>
        <ul className="handover-list" aria-label="Who is ready">
          {admins
            .filter(({ own }) => !own)
            .map(({ _id, name, signedIn, hasFactor }) => (
              <li key={_id}>
                {name}
                <span className="muted">
                  {signedIn ? 'signed in' : 'not signed in yet'},{' '}
                  {hasFactor ? 'a second factor' : 'no second factor'}
                </span>
              </li>
            ))}
        </ul>
      </>
    ),
  },
  mail: {
    title: 'Mail works, and answers reach somebody',
    body: () => (
      <p className="muted">
        Send a test mail at{' '}
        <Link className="link" to={paths.club} search={{ part: 'mail' }}>
          Club
        </Link>
        , and look at the address to which answers go: is it still read?
      </p>
    ),
  },
  backup: {
    title: 'A backup was brought back once, to try it',
    body: ({ marks }) => (
      <>
        <p className="muted">
          Give the new admins the backups and the key, and let them restore one on another machine. A backup
          that nobody tried is a hope.
        </p>
        <MarkButton mark="backup" state={marks.backup}>
          We tried it
        </MarkButton>
      </>
    ),
  },
  owners: {
    title: 'Look at what runs without anybody',
    body: ({ tokens, webhooks, marks }) => (
      <>
        <p className="muted">
          API tokens end with the rights of their owners, and webhooks go on. Who looks after them next year?
        </p>
        <ul className="handover-list" aria-label="Tokens and webhooks">
          {tokens.map(({ name, owner, endsAt }) => (
            <li key={`${owner} ${name} ${endsAt}`}>
              {`Token “${name}” of ${owner}`}
              <span className="muted">
                ends <LocalDay iso={endsAt} />
              </span>
            </li>
          ))}
          {webhooks.map(({ url, isOn }) => (
            <li key={url}>
              {`Webhook to ${url}`}
              <span className="muted">{isOn ? 'on' : 'off'}</span>
            </li>
          ))}
        </ul>
        {tokens.length + webhooks.length === 0 && <p className="small muted">There are none.</p>}
        <MarkButton mark="owners" state={marks.owners}>
          We looked at them
        </MarkButton>
      </>
    ),
  },
  tasks: {
    title: 'Every task has a last day',
    body: ({ tasks }) => (
      <>
        <p className="muted">
          Give those that have none an end, or take them, on the pages of their holders.
        </p>
        <ul className="handover-list" aria-label="Tasks">
          {tasks.map(({ memberId, name, task, until }) => (
            <li key={`${memberId} ${task}`}>
              <Link className="link" to={paths.adminMember(memberId)}>
                {name}
              </Link>
              <span className="muted">
                {TASK_WORDS[task].name}, {until ? `until ${day.format(new Date(until))}` : 'without an end'}
              </span>
            </li>
          ))}
        </ul>
        {tasks.length === 0 && <p className="small muted">Nobody holds a task.</p>}
      </>
    ),
  },
}
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function Steps({ handover }: { handover: Handover }) {
  const { done } = handover
  return (
    <>
      <p className="small muted" role="status">
        {done.length} of {HANDOVER_STEPS.length} done
      </p>
      <ol className="handover-steps">
        {HANDOVER_STEPS.map((step) => {
          const isDone = done.includes(step)
          return (
            <li key={step} className={isDone ? 'done' : undefined}>
              {isDone ? <Icon name="check" /> : <span className="handover-box" aria-hidden="true" />}
              <div className="handover-step">
                <h2 className="card-title">
                  {STEPS[step].title}
                  <span className="sr">{isDone ? ', done' : ', not done yet'}</span>
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

interface MarkButtonProps {
  readonly mark: HandoverMark
  readonly state: Handover['marks'][HandoverMark]
  readonly children: string
}

function MarkButton({ mark, state, children }: MarkButtonProps) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(markHandover, { body: { mark } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(getHandover) }),
  })
  return (
    <div className="row-btns">
      <Button busy={isPending && 'Saving...'} onClick={() => mutate()}>
        {children}
      </Button>
      {state && (
        <span className="small muted">
          {state.by ?? 'Somebody'} said so on <LocalDay iso={state.at} />
        </span>
      )}
    </div>
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
      toast.success('You are an admin no more. Thank you for the year.')
      await navigate({ to: paths.today })
      await client.invalidateQueries({ queryKey: sessionKey })
    },
  })
  const left = HANDOVER_STEPS.filter((step) => !done.includes(step))
  const isReady = done.includes('ready')
  return (
    <section className="handover-end" aria-labelledby="step-down">
      <h2 className="head" id="step-down">
        Your own step down, last
      </h2>
      <p className="muted">
        {isReady
          ? left.length === 0
            ? 'All is done. You stay a member with all that you wrote and solved.'
            : `You may step down now, though not all is done yet: ${left.map((step) => STEPS[step].title).join('; ')}.`
          : 'When another admin has signed in with a second factor, you can step down here.'}
      </p>
      <Button
        variant="danger"
        disabled={!isReady}
        busy={isPending && 'One moment...'}
        onClick={() => setAsked(true)}
      >
        Step down
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Step down"
        question="Be an admin no more?"
        keep="Stay an admin"
        onConfirm={() => {
          setAsked(false)
          mutate()
        }}
      >
        The screens of admins close for you at once. Another admin can make you one again.
      </ConfirmDialog>
    </section>
  )
}
