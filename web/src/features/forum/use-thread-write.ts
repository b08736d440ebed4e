import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../platform/feedback/toasts.ts'
import { refreshThread } from './forum-queries.ts'
import { useThread } from './thread-place.ts'

/** A write in this thread; it stays pending until the screen shows its result. */
export function useThreadWrite<Answer extends { message: string }, Given = void>(
  write: (given: Given) => Promise<Answer>,
  { silent, onDone }: { silent?: boolean; onDone?: (answer: Answer) => unknown } = {},
) {
  const client = useQueryClient()
  const { thread } = useThread()
  return useMutation({
    mutationFn: write,
    onSuccess: async (answer) => {
      if (!silent) toast.success(answer.message)
      await onDone?.(answer)
      await refreshThread(client, thread._id)
    },
  })
}
