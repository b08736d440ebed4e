import {
  getHandover,
  type Handover,
  type HandoverMark,
  type HandoverStep,
  markHandover,
} from '@callofcode/contract/site/handover'
import { TASK_WORDS } from '@callofcode/contract/site/task-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { words } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'

const sayOfAlumni = words('alumni')

interface Shown {
  readonly title: () => string
  readonly body: (handover: Handover) => ReactNode
}
/** What each step says. */
export const STEPS: Readonly<Record<HandoverStep, Shown>> = {
  chosen: {
    title: () => 'Choose the new admins',
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
    title: () => 'They have signed in, with a second factor',
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
    title: () => 'Mail works, and answers reach somebody',
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
    title: () => 'A backup was brought back once, to try it',
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
    title: () => 'Look at what runs without anybody',
    body: ({ tokens, webhooks, marks }) => (
      <>
        <p className="muted">
          API tokens end with the rights of their owners, and webhooks go on. Who looks after them next year?
        </p>
        {tokens.length + webhooks.length > 0 && (
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
        )}
        {tokens.length + webhooks.length === 0 && <p className="small muted">There are none.</p>}
        <MarkButton mark="owners" state={marks.owners}>
          We looked at them
        </MarkButton>
      </>
    ),
  },
  tasks: {
    title: () => 'Every task has a last day',
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
  leavers: {
    title: () => sayOfAlumni('leavers'),
    body: ({ leavers }) => (
      <>
        <p className="muted">{sayOfAlumni('leaversLead', { count: leavers })}</p>
        <Link className="link" to={paths.years}>
          {sayOfAlumni('leaversLink')}
        </Link>
      </>
    ),
  },
}
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

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
