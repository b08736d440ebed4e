import { acceptAllAsked, putGroupMember, removeGroupMember } from '@callofcode/contract/group/group-member'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useRereadGroups } from './group-queries.ts'

interface Act {
  readonly id: string
  readonly lead?: boolean
}

/** What leads do with the members of a group. The screens read again after each act, also after a refused one. */
export function useGroupActs(slug: string) {
  const reread = useRereadGroups()
  const group = { group: slug }
  const after = { onSuccess: ({ message }: { message: string }) => toast.success(message), onSettled: reread }
  const put = useMutation({
    mutationFn: ({ id, lead }: Act) =>
      call(putGroupMember, { params: { ...group, id }, body: lead === undefined ? {} : { lead } }),
    ...after,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Act) => call(removeGroupMember, { params: { ...group, id } }),
    ...after,
  })
  const acceptAll = useMutation({
    mutationFn: () => call(acceptAllAsked, { params: group }),
    ...after,
  })
  return {
    put: put.mutate,
    remove: remove.mutate,
    acceptAll: acceptAll.mutate,
    isPending: put.isPending || remove.isPending || acceptAll.isPending,
  }
}
