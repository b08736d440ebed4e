import { listDeliveries, listWebhooks } from '@callofcode/contract/webhook/webhook'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf, read } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'

export const webhooksRead = read(listWebhooks, {}, { quiet: true })
export const deliveriesRead = (id: string, cursor: string | undefined) =>
  read(listDeliveries, { params: { id }, query: { cursor } }, { quiet: true })

/** Reads the webhooks and their logs again. A log that is on its way for the first time would not be asked for again. */
export function useReread() {
  const client = useQueryClient()
  return async () => {
    await client.cancelQueries({ queryKey: keyOf(listDeliveries) })
    await Promise.all([
      client.invalidateQueries({ queryKey: keyOf(listWebhooks) }),
      client.invalidateQueries({ queryKey: keyOf(listDeliveries) }),
    ])
  }
}

/** Runs an action on a webhook, shows its message, and reads all queries again. */
export function useAct(doIt: () => Promise<{ message: string }>) {
  const reread = useReread()
  const { mutate, isPending } = useMutation({
    mutationFn: doIt,
    onSuccess: ({ message }) => {
      toast.success(message)
      return reread()
    },
    onError: () => reread(),
  })
  return { act: () => mutate(), isPending }
}
