import { type Flag, listFlags, resolveFlag } from '@callofcode/contract/moderation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { refreshThread } from './forum-queries.ts'

/** Keeps or removes a flagged post. It settles every flag on it, so all its rows go. */
export function useRuling({ _id, postId, threadId }: Flag) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (ruling: 'kept' | 'removed') => call(resolveFlag, { params: { id: _id }, body: { ruling } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      client.setQueryData(read(listFlags, {}).queryKey, (before) => {
        const data = before?.data.filter((flag) => flag.postId !== postId)
        return before && data && { ...before, data, total: before.total - before.data.length + data.length }
      })
      // Others take the places in the list that are free now.
      void client.invalidateQueries({ queryKey: keyOf(listFlags) })
      return refreshThread(client, threadId)
    },
    onError: () => void client.invalidateQueries({ queryKey: keyOf(listFlags) }),
  })
  return { rule: mutate, pending: isPending ? variables : undefined }
}
