import type { SignupRequest } from '@callofcode/contract/member'
import { steadyRows } from '../../platform/navigation/steady-rows.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { EmailText } from '../../platform/ui/email-text.tsx'
import { say } from './approval-words.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { useDecide } from './use-decide.ts'

export const approvalRows = steadyRows()

export const boxOf = (id: string) => `choose-${id}`

interface ApprovalRowProps {
  signup: SignupRequest
  /** Who has the focus once this one is decided. */
  beside: SignupRequest | undefined
  /** The oldest signup, to be decided next. */
  next: boolean
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

export function ApprovalRow({ signup, beside, next, chosen, onChoose }: ApprovalRowProps) {
  useFocusWhenGone(beside ? boxOf(beside._id) : 'approvals-title')
  const { name } = signup
  const deciding = useDecide({ name, onDone: approvalRows.moved })
  return (
    <li aria-busy={deciding.deciding ? true : undefined} className={chosen ? 'is-chosen' : undefined}>
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
        <DecideButtons signup={signup} next={next} {...deciding} />
      </div>
    </li>
  )
}

function Who({
  signup: { name, email, emailConfirmed, passoutYear, signedUpAt },
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
        <span className="only-wide">
          <LocalTime iso={signedUpAt} />
        </span>
      </p>
    </div>
  )
}
