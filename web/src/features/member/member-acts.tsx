import type { MemberRecord } from '@callofcode/contract/member-admin'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { ConfirmDialog } from '../../platform/overlay/confirm-dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { actsOn, type MemberAct } from './acts-on-member.ts'
import { useMemberAct } from './use-member-act.ts'

export const manageId = ({ _id }: MemberRecord) => `manage-${_id}`

/** What can be done with a member as they are now. Each act is asked for once more. */
export function MemberActs({ member, own }: { member: MemberRecord; own: boolean }) {
  if (member.status === 'pending')
    return (
      <Link className={buttonClass()} to={paths.approvals}>
        Decide in Approvals
      </Link>
    )
  return actsOn(member, own).map((act) => <ActButton key={act.words} member={member} act={act} />)
}

function ActButton({ member, act }: { member: MemberRecord; act: MemberAct }) {
  useFocusWhenGone(manageId(member))
  const [asked, setAsked] = useState(false)
  const { run, isPending } = useMemberAct(member, act)
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
