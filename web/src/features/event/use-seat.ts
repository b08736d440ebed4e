import { leaveEvent, registerForEvent } from '@callofcode/contract/event'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { refreshEvent } from './event-queries.ts'

/** Takes and gives up the own seat. Either way, and after a refusal too, the screen shows how things stand now. */
export function useSeat(id: string) {
  const client = useQueryClient()
  const after = {
    onSuccess: ({ message }: { message: string }) => void toast.success(message),
    onSettled: () => refreshEvent(client, id),
  }
  const params = { id }
  const taking = useMutation({
    mutationFn: (waitingList: boolean) => call(registerForEvent, { params, body: { waitingList } }),
    ...after,
  })
  const leaving = useMutation({ mutationFn: () => call(leaveEvent, { params }), ...after })
  return {
    take: taking.mutate,
    taking: taking.isPending,
    leave: () => leaving.mutate(),
    leaving: leaving.isPending,
  }
}
export type Seat = ReturnType<typeof useSeat>
