import { listMembers, type MemberRecord } from '@callofcode/contract/member-admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { keyOf } from '../../platform/api/read.ts'
import { updateCached } from '../../platform/api/update-cached.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { sessionKey, useSession } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { actionsFor, type MemberAction } from './member-actions.ts'

export const manageId = ({ _id }: MemberRecord) => `manage-${_id}`

/** One button for each action that is possible now. Each asks for confirmation. */
export function MemberActionButtons({ member, own }: { member: MemberRecord; own: boolean }) {
  if (member.status === 'pending')
    return (
      <Link className={buttonClass()} to={paths.approvals}>
        Decide in Approvals
      </Link>
    )
  return actionsFor(member, own).map((act) => <ActButton key={act.words} member={member} act={act} />)
}

function ActButton({ member, act }: { member: MemberRecord; act: MemberAction }) {
  useFocusWhenGone(manageId(member))
  const [asked, setAsked] = useState(false)
  const { run, isPending } = useMemberAction(member, act)
  const confirm = () => {
    setAsked(false)
    run()
  }
  return (
    <>
      <Button
        variant={act.danger ? 'danger' : 'plain'}
        busy={isPending && 'One moment...'}
        onClick={() => setAsked(true)}
      >
        {act.words}
        <span className="sr">: {member.name}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={act.words}
        question={act.question}
        keep="Leave it"
        danger={act.danger}
        onConfirm={confirm}
      >
        {act.after}
      </ConfirmDialog>
    </>
  )
}

/** Runs an action and updates the member in place, so that the list does not jump. */
function useMemberAction({ _id, name }: MemberRecord, act: MemberAction) {
  const client = useQueryClient()
  const { data: session } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: act.run,
    onSuccess: async ({ data, message }) => {
      toast.success(`${name}: ${message}`)
      await updateCached<Listed>(client, keyOf(listMembers), (before) => before && withMember(before, data))
      document.getElementById('members-title')?.focus({ preventScroll: true })
      // The admin may have changed their own rights: the guards must check again.
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
