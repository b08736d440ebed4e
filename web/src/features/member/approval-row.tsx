import type { AnswerOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { approveSignup, declineSignup, listSignups, type SignupRequest } from '@callofcode/contract/member'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { updateCached } from '../../platform/api/update-cached.ts'
import { countWaitingAgain } from '../../platform/api/waiting.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { steadyRows } from '../../platform/navigation/steady-rows.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'

export const approvalRows = steadyRows()

interface ApprovalRowProps {
  signup: SignupRequest
  /** The oldest signup, to be decided next. */
  next: boolean
}

export function ApprovalRow({ signup, next }: ApprovalRowProps) {
  useFocusWhenGone('approvals-title')
  const [asked, setAsked] = useState(false)
  const approval = useDecision('approve', signup)
  const refusal = useDecision('decline', signup)
  const decline = () => {
    setAsked(false)
    refusal.decide()
  }
  const busy = approval.isPending || refusal.isPending
  return (
    <li aria-busy={busy || undefined}>
      <Who signup={signup} />
      <div className="row-btns">
        <Button
          variant={next ? 'primary' : 'plain'}
          busy={approval.isPending && 'Approving...'}
          disabled={refusal.isPending}
          onClick={approval.decide}
        >
          Approve<span className="sr"> {signup.name}</span>
        </Button>
        <Button
          variant="danger"
          busy={refusal.isPending && 'Declining...'}
          disabled={approval.isPending}
          onClick={() => setAsked(true)}
        >
          Decline<span className="sr"> {signup.name}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Decline signup"
        question={`Decline ${signup.name}?`}
        keep="Keep waiting"
        onConfirm={decline}
      >
        {signup.email} gets an email about it and cannot sign in, but can sign up again.
      </ConfirmDialog>
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

const decisions = {
  approve: { target: approveSignup, done: 'approved' },
  decline: { target: declineSignup, done: 'declined' },
} as const

type Listed = AnswerOf<typeof listSignups>

/** A total that stands for more stays. */
function without(before: Listed, id: string): Listed {
  const data = before.data.filter((signup) => signup._id !== id)
  const gone = before.total > limits.waiting ? 0 : before.data.length - data.length
  return { ...before, data, total: before.total - gone }
}

/** Approves or declines. The row stays until the server has confirmed. */
function useDecision(action: keyof typeof decisions, { _id, name }: SignupRequest) {
  const client = useQueryClient()
  const { target, done } = decisions[action]
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(target, { params: { id: _id } }),
    onSuccess: async () => {
      toast.success(`${name} was ${done}`)
      approvalRows.moved()
      await updateCached<Listed>(client, keyOf(listSignups), (before) => before && without(before, _id))
      // Further signups move up into the list.
      void client.invalidateQueries({ queryKey: keyOf(listSignups) })
      countWaitingAgain(client)
    },
    onError: (error) => {
      if (!isDecidedElsewhere(error)) return
      if (error.status === 404) toast.info(`${name} is not waiting any more`)
      void client.invalidateQueries({ queryKey: keyOf(listSignups) })
      countWaitingAgain(client)
    },
  })
  return { decide: () => mutate(), isPending }
}

/** Another manager has decided: the list is out of date. */
const isDecidedElsewhere = (error: Error): error is CallError =>
  error instanceof CallError && (error.status === 404 || error.status === 409)
