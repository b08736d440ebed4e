import { approveSignup, declineSignup, listSignups, type SignupRequest } from '@callofcode/contract/member'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'

const decisions = {
  approve: { target: approveSignup, done: 'approved' },
  decline: { target: declineSignup, done: 'declined' },
} as const

/** Approves or declines. The row stays until the server has said yes. */
export function useDecision(action: keyof typeof decisions, { _id, name }: SignupRequest) {
  const client = useQueryClient()
  const { target, done } = decisions[action]
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(target, { params: { id: _id } }),
    onSuccess: () => {
      toast.success(`${name} was ${done}`)
      client.setQueryData(
        read(listSignups, {}).queryKey,
        (before) => before && { ...before, data: before.data.filter((signup) => signup._id !== _id) },
      )
    },
    onError: (error) => {
      if (!isDecidedElsewhere(error)) return
      if (error.status === 404) toast.info(`${name} is not waiting any more`)
      void client.invalidateQueries({ queryKey: keyOf(listSignups) })
    },
  })
  return { decide: () => mutate(), isPending }
}

/** Somebody else was quicker: the list is old. */
const isDecidedElsewhere = (error: Error): error is CallError =>
  error instanceof CallError && (error.status === 404 || error.status === 409)
