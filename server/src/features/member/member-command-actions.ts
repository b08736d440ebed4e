import { type ActionContext, memberActions } from './member-actions.ts'

export const COMMAND_ACTIONS = ['disable', 'enable', 'role', 'signout'] as const
type ActionVerb = (typeof COMMAND_ACTIONS)[number]

/** An action that the members' screen has too. `now`: the member's state after it, as in "is disabled". */
export interface CommandAction {
  readonly run: (context: ActionContext, id: string) => Promise<boolean>
  readonly now: string
}

export const isAction = (verb: string | undefined): verb is ActionVerb =>
  COMMAND_ACTIONS.some((one) => one === verb)

const ROLE_ACTIONS: Readonly<Record<string, CommandAction>> = {
  admin: { run: (context, id) => memberActions.setRole(context, id, 'admin'), now: 'an admin' },
  member: { run: (context, id) => memberActions.setRole(context, id, 'member'), now: 'a member' },
  manager: { run: (context, id) => memberActions.setManager(context, id, true), now: 'a manager' },
  'no-manager': { run: (context, id) => memberActions.setManager(context, id, false), now: 'no manager' },
}
export const COMMAND_ROLES = Object.keys(ROLE_ACTIONS)

/** Undefined for an unknown role. */
export function actionOf(verb: ActionVerb, role: string | undefined): CommandAction | undefined {
  if (verb === 'role') return Object.hasOwn(ROLE_ACTIONS, role ?? '') ? ROLE_ACTIONS[role ?? ''] : undefined
  if (verb === 'disable') return { run: memberActions.disable, now: 'disabled' }
  if (verb === 'enable') return { run: memberActions.enable, now: 'enabled' }
  return { run: memberActions.signOut, now: 'signed out everywhere' }
}
