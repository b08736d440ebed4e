import { parseArgs } from 'node:util'
import { signupBody } from '@callofcode/contract/account/account'
import { ROLES } from '@callofcode/contract/member/member'
import { asAddress } from '@callofcode/contract/text'
import { z } from 'zod'
import { type Sql, write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { fieldErrors } from '../../platform/http/check-input.ts'
import {
  type AuditEntry,
  accountMails,
  auditStore,
  hashPassword,
  memberStore,
  memberTasks,
} from '../account/public.ts'
import { type ActionContext, memberActions } from './member-actions.ts'
import { BY_COMMAND, deleteAccount, type MemberCommand, newPassword, note, Refusal } from './member-rescue.ts'
import { MANAGER_TASKS, setManager } from './member-tasks.ts'

export { type MemberCommand, Refusal } from './member-rescue.ts'

export const HELP = `Usage: npm run member -- <command>

  create --email E --name N --password P [--role admin] [--manager] [--pending]
             make a member; with --pending a signup that waits for approval
  approve E  let the signup with the email E in, and tell the person by email
  decline E  decline it, and tell the person by email
  disable E  shut the account of the member with the email E: every sign-in ends, no new one is let in
  enable E   open it again
  role E R   R is admin or member, or manager or no-manager
  signout E  end every sign-in of the member
  factor-reset E
             remove every second factor of a member who is locked out, and tell them by email
  password E give the member a new password, print it once, and end every sign-in
  delete E   delete the account as the member would, for ever; asks for --yes
  list       everybody, with --json for programs
  --help     this text

It works on DATABASE_URL, else on the database in DATA_DIR, whether the site runs or not.`

/** The command line is wrong: exit code 2. */
export class Misuse extends Error {
  constructor(message: string) {
    super(`${message}\n\n${HELP}`)
  }
}
const newMember = z.object({
  email: signupBody.shape.email,
  name: signupBody.shape.name,
  password: signupBody.shape.password,
  role: z.enum(ROLES).default('member'),
  manager: z.boolean().default(false),
  pending: z.boolean().default(false),
})

/** Parses the arguments. Returns undefined for a request for help. Throws Misuse. */
export function readCommand(given: string[]): MemberCommand | undefined {
  const { values, positionals } = parse(given)
  if (values.help) return undefined
  const { json, yes, ...fields } = values
  const [verb, email, ...rest] = positionals
  const takesEmail = isDecision(verb) || isRescue(verb) || isAction(verb)
  const role = verb === 'role' ? rest.shift() : undefined
  if (rest.length > 0 || (email !== undefined && !takesEmail))
    throw new Misuse(`What is ${rest[0] ?? email} for?`)
  if (verb === 'create') return create(checked(fields))
  if (Object.keys(fields).length > 0) throw new Misuse(`--${Object.keys(fields)[0]} belongs to create.`)
  if (yes && verb !== 'delete') throw new Misuse('--yes belongs to delete.')
  if (verb === 'list') return list(json ?? false)
  if (!takesEmail) throw new Misuse(verb ? `There is no command ${verb}.` : 'Name a command.')
  if (!email) throw new Misuse(`Whom? ${verb} takes an email.`)
  const address = asAddress(email)
  if (isDecision(verb)) return decide(verb, address)
  if (isRescue(verb)) return verb === 'password' ? newPassword(address) : deleteAccount(address, yes ?? false)
  const chosen = actionOf(verb, role)
  if (!chosen) throw new Misuse(`Which role? It must be one of ${COMMAND_ROLES.join(', ')}.`)
  return act(chosen, address)
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const create = { email: text, name: text, password: text, role: text, manager: flag, pending: flag }
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...create, json: flag, yes: flag, help: flag },
    })
  } catch (error) {
    throw new Misuse((error as Error).message)
  }
}

function checked(fields: object) {
  const read = newMember.safeParse(fields)
  if (read.success) return read.data
  const lines = Object.entries(fieldErrors(read.error)).map(([field, message]) => `--${field}: ${message}`)
  throw new Misuse(lines.join('\n'))
}

const create =
  ({ email, name, password, role, manager, pending }: z.output<typeof newMember>): MemberCommand =>
  async ({ database }) => {
    const status = pending ? 'pending' : 'approved'
    const passwordHash = await hashPassword(password)
    await write(database, async (tx, changed) => {
      changed('authors')
      const known = await memberStore.getByEmail(tx, email)
      const member = { email, name, passwordHash, role, status } as const
      // The person with access to the shell vouches for the address.
      const confirmed = !pending && { emailConfirmedAt: new Date() }
      const row = known ? undefined : await memberStore.create(tx, { ...member, ...confirmed })
      if (!row) throw new Refusal(`${email} is known already${known ? ` (${known.status})` : ''}.`)
      if (manager)
        for (const task of MANAGER_TASKS) await tx.insert(memberTasks).values({ memberId: row.id, task })
      await note(tx, 'member.create', row.id)
    })
    return [
      `${email} ${pending ? 'waits for approval' : `is a member now${role === 'admin' ? ', and admin' : ''}`}.`,
    ]
  }

const decide =
  (verb: Decision, email: string): MemberCommand =>
  async ({ database, mailer, publicUrl, happened }) => {
    const done = verb === 'approve' ? 'approved' : 'declined'
    const member = await memberStore.getByEmail(database.sql, email)
    if (!member) throw new Refusal(`Nobody signed up with ${email}.`)
    if (member.status === done) return [`${email} was ${done} already.`]
    await write(database, async (tx, changed) => {
      changed('authors')
      const decided =
        verb === 'approve'
          ? await memberStore.approve(tx, member.id, null, ['pending', 'declined'])
          : await memberStore.decline(tx, member.id, null)
      if (!decided) throw new Refusal(`${email} is ${member.status}: there is nothing to ${verb}.`)
      const isIn = verb === 'approve'
      await mailer.queue(
        tx,
        isIn ? accountMails.approved(decided, publicUrl) : accountMails.declined(decided),
      )
      await note(tx, `signup.${verb}`, member.id)
      if (isIn) await happened(tx, 'member.approved', { members: [decided] })
    })
    return [`${email} is ${done}, and is told by email.`]
  }

const act =
  ({ run, now }: CommandAction, email: string): MemberCommand =>
  async ({ database, happened, ...mails }) => {
    const member = await memberStore.getByEmail(database.sql, email)
    if (!member) throw new Refusal(`Nobody signed up with ${email}.`)
    const note = (tx: Sql) => (entry: AuditEntry) => auditStore.create(tx, { ...entry, ...BY_COMMAND })
    const isDone = await write(database, (tx, changed) =>
      run({ tx, changed, note: note(tx), mails, happened }, member.id),
    ).catch((error) => {
      throw error instanceof Failure ? new Refusal(`${email}: ${error.message}`) : error
    })
    return [isDone ? `${email} is ${now} now.` : `${email} is ${now} already.`]
  }

const list =
  (json: boolean): MemberCommand =>
  async ({ database }) => {
    const rows = (await memberStore.listAll(database.sql)).map(shown)
    return json ? [JSON.stringify(rows, null, 2)] : rows.map(asLine)
  }

type Listed = Awaited<ReturnType<typeof memberStore.listAll>>[number]
const shown = ({ id, email, name, role, tasks, status, createdAt }: Listed) => ({
  id,
  email,
  name,
  role,
  tasks: tasks.flatMap(({ task, isOver }) => (isOver ? [] : [task])),
  status,
  signedUpAt: createdAt.toISOString(),
})

// A name may contain control sequences of a terminal.
const asLine = ({ status, role, tasks, email, name }: ReturnType<typeof shown>) =>
  [status.padEnd(9), [role, ...tasks].join(', ').padEnd(16), email.padEnd(32), name]
    .join(' ')
    .replace(/\p{Cc}/gu, '?')

export const COMMAND_ACTIONS = ['disable', 'enable', 'role', 'signout', 'factor-reset'] as const
type ActionVerb = (typeof COMMAND_ACTIONS)[number]

/** An action that the members' screen has too. `now`: the member's state after it, as in "is disabled". */
interface CommandAction {
  readonly run: (context: ActionContext, id: string) => Promise<boolean>
  readonly now: string
}

type Decision = 'approve' | 'decline'
const isDecision = (verb: string | undefined): verb is Decision => verb === 'approve' || verb === 'decline'
const isRescue = (verb: string | undefined) => verb === 'password' || verb === 'delete'
const isAction = (verb: string | undefined): verb is ActionVerb => COMMAND_ACTIONS.some((one) => one === verb)

const ROLE_ACTIONS: Readonly<Record<string, CommandAction>> = {
  admin: { run: (context, id) => memberActions.setRole(context, id, 'admin'), now: 'an admin' },
  member: { run: (context, id) => memberActions.setRole(context, id, 'member'), now: 'a member' },
  manager: { run: (context, id) => setManager(context, id, true), now: 'a manager' },
  'no-manager': { run: (context, id) => setManager(context, id, false), now: 'no manager' },
}
const COMMAND_ROLES = Object.keys(ROLE_ACTIONS)

/** Returns undefined for an unknown role. */
function actionOf(verb: ActionVerb, role: string | undefined): CommandAction | undefined {
  if (verb === 'role') return Object.hasOwn(ROLE_ACTIONS, role ?? '') ? ROLE_ACTIONS[role ?? ''] : undefined
  if (verb === 'disable') return { run: memberActions.disable, now: 'disabled' }
  if (verb === 'enable') return { run: memberActions.enable, now: 'enabled' }
  if (verb === 'factor-reset') return { run: memberActions.resetFactors, now: 'without a second factor' }
  return { run: memberActions.signOut, now: 'signed out everywhere' }
}
