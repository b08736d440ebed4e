import { say as sayOfAlumni } from 'words:alumni'
import { say } from 'words:people'
import { archiveMember, restoreMember } from '@callofcode/contract/batch/alumni'
import {
  disableMember,
  enableMember,
  endMemberSignins,
  type MemberRecord,
  resetMemberFactors,
  setMemberRole,
} from '@callofcode/contract/member/member-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { sessionKey, useSession } from '../../platform/session/session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { DecideButtons, useDecide } from '../approval/public.ts'
import { readMembersAgain, showMember } from './member-cache.ts'
import { PasswordLink } from './password-link.tsx'

export const manageId = ({ _id }: MemberRecord) => `manage-${_id}`

/** One button for each action that is possible now. Each asks for confirmation. */
export function MemberActionButtons({ member, own }: { member: MemberRecord; own: boolean }) {
  if (member.status === 'pending') return <SignupButtons member={member} />
  return <ApprovedActs member={member} own={own} />
}

function ApprovedActs({ member, own }: { member: MemberRecord; own: boolean }) {
  const mails = useMails()
  return actionsFor(member, own, mails).map((act) =>
    act === 'password' ? (
      <PasswordLink key={act} member={member} />
    ) : (
      <ActButton key={act.words} member={member} act={act} />
    ),
  )
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
        busy={isPending && say('oneMoment')}
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
        keep={say('cancel')}
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
  const { mutate, isPending } = useChange({
    mutationFn: act.run,
    onSuccess: async ({ data, message }) => {
      toast.success(`${name}: ${message}`)
      await showMember(client, data)
      document.getElementById('members-title')?.focus({ preventScroll: true })
      // The admin may have changed their own rights: the guards must check again.
      if (session?.id === _id) void client.invalidateQueries({ queryKey: sessionKey })
    },
    onError: () => readMembersAgain(client),
  })
  return { run: () => mutate(), isPending }
}

interface MemberAction {
  /** Label of the button. */
  readonly words: string
  readonly question: string
  /** The effect of the action. */
  readonly after: string
  readonly danger: boolean
  readonly run: () => Promise<{ data: MemberRecord; message: string }>
}

/** Returns the actions that are possible on this member now. `own` is set for the signed-in admin. */
function actionsFor(member: MemberRecord, own: boolean, mails: 'yes' | 'no'): (MemberAction | 'password')[] {
  const { status, signins } = member
  if (status === 'declined' || status === 'pending' || member.mergedInto) return []
  return [
    ...(member.alumniSince ? [backAct(member)] : []),
    // A disabled account must be enabled before it can become an admin's.
    ...(!member.alumniSince && (status === 'approved' || member.role === 'admin')
      ? [roleAct(member, own)]
      : []),
    ...(status === 'approved' && !own ? ['password' as const] : []),
    ...(signins > 0 ? [signOutAct(member, own)] : []),
    ...(member.hasFactor && !own ? [resetFactorsAct(member, mails)] : []),
    ...(status === 'approved' && !member.alumniSince && member.role !== 'admin' ? [alumniAct(member)] : []),
    ...(own ? [] : [status === 'disabled' ? enableAct(member) : disableAct(member)]),
  ]
}

function roleAct({ _id: id, name, role }: MemberRecord, own: boolean): MemberAction {
  const isAdmin = role === 'admin'
  const wanted = isAdmin ? 'member' : 'admin'
  return {
    words: isAdmin ? say('makeMember') : say('makeAdmin'),
    question: isAdmin ? say('makeAMember', { name }) : say('makeAnAdmin', { name }),
    after: isAdmin ? say('adminLost', { own: own ? 'yes' : 'no' }) : say('adminExplained'),
    danger: isAdmin,
    run: () => call(setMemberRole, { params: { id }, body: { role: wanted } }),
  }
}

const signOutAct = ({ _id: id, name }: MemberRecord, own: boolean): MemberAction => ({
  words: say('signOutEverywhere'),
  question: say('signOutEverywhereAsk', { name }),
  after: own ? say('youAreSignedOut') : say('theyCanSignIn'),
  danger: false,
  run: () => call(endMemberSignins, { params: { id } }),
})

const resetFactorsAct = ({ _id: id, name }: MemberRecord, mails: 'yes' | 'no'): MemberAction => ({
  words: say('removeSecondFactors'),
  question: say('removeEverySecondFactor', { name }),
  after: say('factorsWarning', { mails }),
  danger: true,
  run: () => call(resetMemberFactors, { params: { id } }),
})

const alumniAct = ({ _id: id, name }: MemberRecord): MemberAction => ({
  words: sayOfAlumni('makeOne'),
  question: sayOfAlumni('makeOneAsk', { name }),
  after: sayOfAlumni('makeOneLead'),
  danger: false,
  run: () => call(archiveMember, { params: { id } }),
})

const backAct = ({ _id: id, name }: MemberRecord): MemberAction => ({
  words: sayOfAlumni('backOne'),
  question: sayOfAlumni('backOneAsk', { name }),
  after: sayOfAlumni('restoreLead'),
  danger: false,
  run: () => call(restoreMember, { params: { id } }),
})

const disableAct = ({ _id: id, name }: MemberRecord): MemberAction => ({
  words: say('disable'),
  question: say('disableAsk', { name }),
  after: say('theyAreSignedOut'),
  danger: true,
  run: () => call(disableMember, { params: { id } }),
})

const enableAct = ({ _id: id, name }: MemberRecord): MemberAction => ({
  words: say('enable'),
  question: say('enableAsk', { name }),
  after: say('enableAfter'),
  danger: false,
  run: () => call(enableMember, { params: { id } }),
})

/** Buttons for a waiting signup. */
function SignupButtons({ member }: { member: MemberRecord }) {
  const toTitle = () => document.getElementById('members-title')?.focus({ preventScroll: true })
  const deciding = useDecide({ name: member.name, undoInToast: true, onDone: toTitle })
  return <DecideButtons signup={member} {...deciding} />
}
