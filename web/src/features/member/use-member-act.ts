import { listMembers, type MemberRecord } from '@callofcode/contract/member-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { sessionKey, useSession } from '../../platform/session/session.ts'
import type { MemberAct } from './acts-on-member.ts'

/** Does an act and shows the member as they are after it, without the list jumping. */
export function useMemberAct({ _id, name }: MemberRecord, act: MemberAct) {
  const client = useQueryClient()
  const { data: session } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: act.run,
    onSuccess: ({ data, message }) => {
      toast.success(`${name}: ${message}`)
      client.setQueriesData<Listed>(
        { queryKey: keyOf(listMembers) },
        (before) => before && withMember(before, data),
      )
      document.getElementById('members-title')?.focus({ preventScroll: true })
      // One's own rights may just have gone: the guards are asked anew.
      if (session?.id === _id) void client.invalidateQueries({ queryKey: sessionKey })
    },
    onError: () => void client.invalidateQueries({ queryKey: keyOf(listMembers) }),
  })
  return { run: () => mutate(), isPending }
}

interface Listed {
  readonly data: MemberRecord[]
}

const withMember = (before: Listed, member: MemberRecord): Listed => ({
  ...before,
  data: before.data.map((one) => (one._id === member._id ? member : one)),
})
