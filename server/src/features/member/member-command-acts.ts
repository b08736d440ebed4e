import { type Acting, memberActs } from './member-acts.ts'

export const COMMAND_ACTS = ['disable', 'enable', 'role', 'signout'] as const
type ActVerb = (typeof COMMAND_ACTS)[number]

/** One of the acts that the members' screen has too. `now` is what the member is after it: "is disabled". */
export interface CommandAct {
  readonly run: (acting: Acting, id: string) => Promise<boolean>
  readonly now: string
}

export const isAct = (verb: string | undefined): verb is ActVerb => COMMAND_ACTS.some((one) => one === verb)

const ROLE_ACTS: Readonly<Record<string, CommandAct>> = {
  admin: { run: (acting, id) => memberActs.setRole(acting, id, 'admin'), now: 'an admin' },
  member: { run: (acting, id) => memberActs.setRole(acting, id, 'member'), now: 'a member' },
  manager: { run: (acting, id) => memberActs.setManager(acting, id, true), now: 'a manager' },
  'no-manager': { run: (acting, id) => memberActs.setManager(acting, id, false), now: 'no manager' },
}
export const COMMAND_ROLES = Object.keys(ROLE_ACTS)

/** Undefined where `role` is none. */
export function actOf(verb: ActVerb, role: string | undefined): CommandAct | undefined {
  if (verb === 'role') return Object.hasOwn(ROLE_ACTS, role ?? '') ? ROLE_ACTS[role ?? ''] : undefined
  if (verb === 'disable') return { run: memberActs.disable, now: 'disabled' }
  if (verb === 'enable') return { run: memberActs.enable, now: 'enabled' }
  return { run: memberActs.signOut, now: 'signed out everywhere' }
}
