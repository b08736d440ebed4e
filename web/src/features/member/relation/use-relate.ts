import type { BodyOf } from '@callofcode/contract/endpoint'
import { getOwnMarks } from '@callofcode/contract/forum/watch'
import { listMutedPosts, listRelations, setRelation } from '@callofcode/contract/relation/relation'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { keyOf } from '../../../platform/api/read.ts'
import { useChange } from '../../../platform/api/use-change.ts'
import { toast } from '../../../platform/feedback/toasts.ts'

export type Relating = BodyOf<typeof setRelation>

/** Mutes, blocks, or undoes it. Then it updates what the screens hide. */
export function useRelate(onDone?: () => void) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useChange({
    mutationFn: (body: Relating) => call(setRelation, { body }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onDone?.()
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listRelations) }),
        client.invalidateQueries({ queryKey: keyOf(getOwnMarks) }),
        client.invalidateQueries({ queryKey: keyOf(listMutedPosts) }),
      ])
    },
  })
  return { relate: mutate, pending: isPending ? variables?.kind : undefined }
}
