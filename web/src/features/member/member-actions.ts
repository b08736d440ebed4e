import {
  disableMember,
  enableMember,
  endMemberSignins,
  type MemberRecord,
  setManager,
  setMemberRole,
} from '@callofcode/contract/member-admin'
import { call } from '../../platform/api/client.ts'

export interface MemberAction {
  /** Label of the button. */
  readonly words: string
  readonly question: string
  /** What it causes. */
  readonly after: string
  readonly danger: boolean
  readonly run: () => Promise<{ data: MemberRecord; message: string }>
}

/** The actions that are possible on this member now; `own` if it is the signed-in admin. */
export function actionsFor(member: MemberRecord, own: boolean): MemberAction[] {
  const { status, signins } = member
  if (status === 'declined' || status === 'pending') return []
  return [
    roleAct(member, own),
    managerAct(member),
    ...(signins > 0 ? [signOutAct(member, own)] : []),
    ...(own ? [] : [status === 'disabled' ? enableAct(member) : disableAct(member)]),
  ]
}

function roleAct({ _id: id, name, role }: MemberRecord, own: boolean): MemberAction {
  const isAdmin = role === 'admin'
  const wanted = isAdmin ? 'member' : 'admin'
  return {
    words: isAdmin ? 'Make member' : 'Make admin',
    question: isAdmin ? `Make ${name} a member?` : `Make ${name} an admin?`,
    after: isAdmin
      ? `${own ? 'You lose' : 'They lose'} the admin screens at once. The last admin stays one.`
      : 'An admin publishes, announces events, reads the audit, and does all of this with every member.',
    danger: isAdmin,
    run: () => call(setMemberRole, { params: { id }, body: { role: wanted } }),
  }
}

function managerAct({ _id: id, name, isManager }: MemberRecord): MemberAction {
  return {
    words: isManager ? 'Remove as manager' : 'Make manager',
    question: isManager ? `Remove ${name} as manager?` : `Make ${name} a manager?`,
    after: isManager
      ? 'Approvals and moderation are closed to them at once.'
      : 'A manager decides signups and moderates the forum.',
    danger: isManager,
    run: () => call(setManager, { params: { id }, body: { isManager: !isManager } }),
  }
}

const signOutAct = ({ _id: id, name }: MemberRecord, own: boolean): MemberAction => ({
  words: 'Sign out everywhere',
  question: `Sign ${name} out everywhere?`,
  after: own ? 'You are signed out here as well.' : 'They can sign in again with their password.',
  danger: false,
  run: () => call(endMemberSignins, { params: { id } }),
})

const disableAct = ({ _id: id, name }: MemberRecord): MemberAction => ({
  words: 'Disable',
  question: `Disable the account of ${name}?`,
  after: 'They are signed out at once and cannot sign in. What they wrote stays. It can be enabled again.',
  danger: true,
  run: () => call(disableMember, { params: { id } }),
})

const enableAct = ({ _id: id, name }: MemberRecord): MemberAction => ({
  words: 'Enable',
  question: `Enable the account of ${name}?`,
  after: 'They can sign in again with the password they had.',
  danger: false,
  run: () => call(enableMember, { params: { id } }),
})
