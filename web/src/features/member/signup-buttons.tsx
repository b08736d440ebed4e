import type { MemberRecord } from '@callofcode/contract/member-admin'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { DeclineOneDialog, useDecide } from '../approval/public.ts'

/** Of a signup that waits. */
export function SignupButtons({ member: { _id, name, email } }: { member: MemberRecord }) {
  const [asked, setAsked] = useState(false)
  const toTitle = () => document.getElementById('members-title')?.focus({ preventScroll: true })
  const { decide, deciding } = useDecide({ name, undoInToast: true, onDone: toTitle })
  const decline = (reason: string | undefined) => {
    setAsked(false)
    decide({ action: 'decline', ids: [_id], ...(reason && { reason }) })
  }
  return (
    <>
      <Button
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
      <DeclineOneDialog open={asked} onOpenChange={setAsked} name={name} email={email} onConfirm={decline} />
    </>
  )
}
