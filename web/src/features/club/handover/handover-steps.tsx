import { say as sayOfAlumni } from 'words:alumni'
import { say } from 'words:handover'
import {
  getHandover,
  type Handover,
  type HandoverMark,
  type HandoverStep,
  markHandover,
} from '@callofcode/contract/club/handover'
import { TASK_WORDS } from '@callofcode/contract/task-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { perLocale } from '../../../platform/language/reader.ts'
import { named } from '../../../platform/language/words.ts'
import { paths } from '../../../platform/paths.ts'
import { LocalDay } from '../../../platform/time/shown-time.tsx'
import { Button } from '../../../platform/ui/button.tsx'

interface Shown {
  readonly title: () => string
  readonly body: (handover: Handover) => ReactNode
}
/** The text of each step. */
export const STEPS: Readonly<Record<HandoverStep, Shown>> = {
  chosen: {
    title: () => say('chooseTitle'),
    body: ({ admins }) => (
      <>
        <p className="muted">{say('chooseHint')}</p>
        <ul className="handover-list" aria-label={say('admins')}>
          {admins.map(({ _id, name, own }) => (
            <li key={_id}>
              <Link className="link" to={paths.adminMember(_id)}>
                {name}
              </Link>
              {own && <span className="muted">{say('youMark')}</span>}
            </li>
          ))}
        </ul>
        <Link className="link" to={paths.members}>
          {say('members')}
        </Link>
      </>
    ),
  },
  ready: {
    title: () => say('readyTitle'),
    body: ({ admins }) => (
      <>
        <p className="muted">{say('readyHint')}</p>
        <ul className="handover-list" aria-label={say('whoIsReady')}>
          {admins
            .filter(({ own }) => !own)
            .map(({ _id, name, signedIn, hasFactor }) => (
              <li key={_id}>
                {name}
                <span className="muted">
                  {signedIn ? say('signedIn') : say('notSignedIn')},{' '}
                  {hasFactor ? say('hasSecondFactor') : say('noSecondFactor')}
                </span>
              </li>
            ))}
        </ul>
      </>
    ),
  },
  mail: {
    title: () => say('mailTitle'),
    body: () => (
      <p className="muted">
        {say('mailHint', {
          link: (inside) => (
            <Link className="link" to={paths.club} search={{ part: 'mail' }}>
              {inside}
            </Link>
          ),
        })}
      </p>
    ),
  },
  backup: {
    title: () => say('backupTried'),
    body: ({ marks }) => (
      <>
        <p className="muted">{say('backupHint')}</p>
        <MarkButton mark="backup" state={marks.backup}>
          {say('backupMark')}
        </MarkButton>
      </>
    ),
  },
  owners: {
    title: () => say('ownersTitle'),
    body: ({ tokens, webhooks, marks }) => (
      <>
        <p className="muted">{say('ownersHint')}</p>
        {tokens.length + webhooks.length > 0 && (
          <ul className="handover-list" aria-label={say('tokensAndWebhooks')}>
            {tokens.map(({ name, owner, endsAt }) => (
              <li key={`${owner} ${name} ${endsAt}`}>
                {say('tokenWithOwner', { name, owner })}
                <span className="muted">{say('tokenEnds', { day: () => <LocalDay iso={endsAt} /> })}</span>
              </li>
            ))}
            {webhooks.map(({ url, isOn }) => (
              <li key={url}>
                {say('webhookTo', {
                  url,
                  isOn: isOn ? 'yes' : 'no',
                  span: (inside) => <span className="muted">{inside}</span>,
                })}
              </li>
            ))}
          </ul>
        )}
        {tokens.length + webhooks.length === 0 && <p className="small muted">{say('noTokensOrHooks')}</p>}
        <MarkButton mark="owners" state={marks.owners}>
          {say('ownersLooked')}
        </MarkButton>
      </>
    ),
  },
  tasks: {
    title: () => say('tasksTitle'),
    body: ({ tasks }) => (
      <>
        <p className="muted">{say('tasksHint')}</p>
        <ul className="handover-list" aria-label={say('tasks')}>
          {tasks.map(({ memberId, name, task, until }) => (
            <li key={`${memberId} ${task}`}>
              <Link className="link" to={paths.adminMember(memberId)}>
                {name}
              </Link>
              <span className="muted">
                {named('core', TASK_WORDS[task].name)},{' '}
                {until ? say('until', { value: day().format(new Date(until)) }) : say('noEnd')}
              </span>
            </li>
          ))}
        </ul>
        {tasks.length === 0 && <p className="small muted">{say('noTasks')}</p>}
      </>
    ),
  },
  leavers: {
    title: () => sayOfAlumni('leavers'),
    body: ({ leavers, leaversYear }) => (
      <>
        <p className="muted">{sayOfAlumni('leaversLead', { count: leavers, year: `${leaversYear}` })}</p>
        <Link className="link" to={paths.years}>
          {sayOfAlumni('leaversLink')}
        </Link>
      </>
    ),
  },
}
const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))

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
      <Button busy={isPending && say('saving')} onClick={() => mutate()}>
        {children}
      </Button>
      {state && (
        <span className="small muted">
          {say('markedBy', { by: state.by ?? say('somebody'), day: () => <LocalDay iso={state.at} /> })}
        </span>
      )}
    </div>
  )
}
