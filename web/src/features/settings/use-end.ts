import type { Endpoint } from '@callofcode/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../platform/api/client.ts'
import { keyOf } from '../../platform/api/read.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'

interface End {
  readonly send: () => Promise<{ message: string }>
  /** The list that contains the row. It is read again. */
  readonly list: Endpoint
  /** The element that gets the focus after the focused row is gone. */
  readonly titleId: string
}

/** Ends one row of a list, or several. */
export function useEnd({ send, list, titleId }: End) {
  const client = useQueryClient()
  const reread = async () => {
    await client.invalidateQueries({ queryKey: keyOf(list) })
    document.getElementById(titleId)?.focus()
  }
  const { mutate, isPending } = useChange({
    mutationFn: send,
    onSuccess: ({ message }) => {
      toast.success(message)
      return reread()
    },
    onError: (error) => {
      if (!(error instanceof CallError) || error.status !== 404) return
      // The row has already ended, which is the wanted result.
      toast.info(error.message)
      return reread()
    },
  })
  return { end: () => mutate(), isPending }
}
