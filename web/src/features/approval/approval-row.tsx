import { say } from 'words:approval'
import type { SignupRequest } from '@callofcode/contract/member/member'
import { useRef } from 'react'
import { steadyRows, useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { EmailText } from '../../platform/ui/person.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { useDecide } from './use-decide.ts'

export const approvalRows = steadyRows()

const boxOf = (id: string) => `choose-${id}`

/** Returns the row of a waiting signup, or the title if that row is no longer shown. */
export function placeOf(id: string | null | undefined): string {
  const row = id && boxOf(id)
  return row && document.getElementById(row) ? row : 'approvals-title'
}

/** Focus moves to a signup that still waits, so that the keys work before the site's response. */
function goOnFrom(row: HTMLLIElement | null) {
  if (!row?.contains(document.activeElement)) return
  let below = row.nextElementSibling
  while (below?.matches('[aria-busy]')) below = below.nextElementSibling
  below?.querySelector<HTMLInputElement>('.box')?.focus()
}

interface ApprovalRowProps {
  signup: SignupRequest
  /** The signup that gets the focus next. */
  beside: SignupRequest | undefined
  /** The oldest signup, which is decided next. */
  next: boolean
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

export function ApprovalRow({ signup, beside, next, chosen, onChoose }: ApprovalRowProps) {
  useFocusWhenGone(() => placeOf(beside?._id))
  const { name } = signup
  const row = useRef<HTMLLIElement>(null)
  const deciding = useDecide({ name, onDone: approvalRows.moved })
  const decide = (...decision: Parameters<typeof deciding.decide>) => {
    deciding.decide(...decision)
    goOnFrom(row.current)
  }
  return (
    <li
      ref={row}
      aria-busy={deciding.deciding ? true : undefined}
      className={chosen ? 'is-chosen' : undefined}
    >
      <label className="approval-choose">
        <input
          className="box"
          id={boxOf(signup._id)}
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="sr">{say('choose', { name })}</span>
      </label>
      <Who signup={signup} />
      <div className="row-btns">
        <DecideButtons signup={signup} next={next} {...deciding} decide={decide} />
      </div>
    </li>
  )
}

function Who({
  signup: { name, email, emailConfirmed, passoutYear, signedUpAt, facts },
}: {
  signup: SignupRequest
}) {
  return (
    <div className="approval-who">
      <p className="row-title">{name}</p>
      <p className="row-facts">
        <span>
          <EmailText email={email} />
        </span>
        <Badge tone={emailConfirmed ? 'selected' : 'pending'} icon={emailConfirmed ? 'check' : 'clock'}>
          {emailConfirmed ? say('confirmed') : say('notConfirmed')}
        </Badge>
        <span>{passoutYear ? say('passout', { passoutYear }) : say('noPassoutYear')}</span>
        {facts.map((fact) => (
          <span key={fact.name}>
            {fact.name}: {fact.value}
          </span>
        ))}
        <span className="only-wide">
          <LocalDay iso={signedUpAt} />
        </span>
      </p>
    </div>
  )
}
