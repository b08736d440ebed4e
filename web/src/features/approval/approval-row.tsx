import type { SignupRequest } from '@callofcode/contract/member'
import { useState } from 'react'
import { steadyRows } from '../../platform/navigation/steady-rows.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DeclineOneDialog } from './decide-dialogs.tsx'
import { useDecide } from './use-decide.ts'

export const approvalRows = steadyRows()

interface ApprovalRowProps {
  signup: SignupRequest
  /** The oldest signup, to be decided next. */
  next: boolean
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

export function ApprovalRow({ signup, next, chosen, onChoose }: ApprovalRowProps) {
  useFocusWhenGone('approvals-title')
  const { _id, name, email } = signup
  const [asked, setAsked] = useState(false)
  const { decide, deciding } = useDecide({ name, onDone: approvalRows.moved })
  const decline = (reason: string | undefined) => {
    setAsked(false)
    decide({ action: 'decline', ids: [_id], ...(reason && { reason }) })
  }
  return (
    <li aria-busy={deciding ? true : undefined} className={chosen ? 'is-chosen' : undefined}>
      <label className="approval-choose">
        <input
          className="box"
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="sr">Choose {name}</span>
      </label>
      <Who signup={signup} />
      <div className="row-btns">
        <Button
          variant={next ? 'primary' : 'plain'}
          busy={deciding === 'approve' && 'Approving...'}
          disabled={deciding === 'decline'}
          onClick={() => decide({ action: 'approve', ids: [_id] })}
        >
          Approve<span className="sr"> {name}</span>
        </Button>
        <Button
          variant="danger"
          busy={deciding === 'decline' && 'Declining...'}
          disabled={deciding === 'approve'}
          onClick={() => setAsked(true)}
        >
          Decline<span className="sr"> {name}</span>
        </Button>
      </div>
      <DeclineOneDialog open={asked} onOpenChange={setAsked} name={name} email={email} onConfirm={decline} />
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
      <p className="card-title">{name}</p>
      <p className="small muted approval-email">
        {email}
        <Badge tone={emailConfirmed ? 'selected' : 'pending'} icon={emailConfirmed ? 'check' : 'clock'}>
          {emailConfirmed ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      <p className="label plain">
        {passoutYear ? `Passout ${passoutYear}` : 'No passout year'}
        {' · '}
        <LocalTime iso={signedUpAt} />
      </p>
    </div>
  )
}
