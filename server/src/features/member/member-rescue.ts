import { randomInt } from 'node:crypto'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore, hashPassword, memberStore, replacePassword } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'

/** The command failed: exit code 1. */
export class Refusal extends Error {}

interface Tools {
  readonly database: Database
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly happened: Happened
  /** Deletes the account of a member. Throws a Failure for the last admin. */
  readonly deleteMember: (id: string, note: (tx: Sql) => Promise<void>) => Promise<void>
}
/** Runs the command. Returns the lines to print. */
export type MemberCommand = (tools: Tools) => Promise<string[]>

export const BY_COMMAND = { address: 'command line' }

export const note = (tx: Sql, action: string, target: string) =>
  auditStore.create(tx, { action, outcome: 'ok', target, ...BY_COMMAND })

// Actions for members that only the person who runs the site can do, from the shell. They help when nobody can sign in, or must
// not be able to.

/** Sets a new password. It is never typed on the command line, where other users and the shell's history would see it. */
export const newPassword =
  (email: string): MemberCommand =>
  async ({ database, ...mails }) => {
    const member = await memberStore.getByEmail(database.sql, email)
    if (!member) throw new Refusal(`Nobody signed up with ${email}.`)
    const password = randomPassword()
    const passwordHash = await hashPassword(password)
    await write(database, async (tx) => {
      if (!(await replacePassword(mails, tx, member.id, passwordHash)))
        throw new Refusal(`${email} is ${member.status}. Approve or enable the account first.`)
      await note(tx, 'password.set', member.id)
    })
    return [
      `The new password of ${email} is ${password}`,
      'Every sign-in has ended, and a mail tells the owner. It is shown this once: let it be changed under Settings.',
    ]
  }

export const deleteAccount =
  (email: string, isSure: boolean): MemberCommand =>
  async ({ database, deleteMember }) => {
    const member = await memberStore.getByEmail(database.sql, email)
    if (!member) throw new Refusal(`Nobody signed up with ${email}.`)
    if (!isSure)
      throw new Refusal(
        `This deletes the account of ${email} for ever, with all that is theirs alone. If that is meant: npm run member -- delete ${email} --yes`,
      )
    await deleteMember(member.id, (tx) => note(tx, 'member.delete', member.id)).catch((error) => {
      throw error instanceof Failure ? new Refusal(`${email}: ${error.message}`) : error
    })
    return [`The account of ${email} is deleted. A mail tells them. Backups that exist still hold it.`]
  }

// Similar letters are left out, because somebody may read it out on the phone.
const KINDS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789']

/** Returns sixteen characters in four groups, with every kind that the password rule requires. */
function randomPassword(): string {
  const letters = KINDS.join('')
  const drawn = Array.from({ length: 16 }, () => letters[randomInt(letters.length)])
  if (!KINDS.every((kind) => drawn.some((letter) => kind.includes(letter ?? '')))) return randomPassword()
  return (drawn.join('').match(/..../g) ?? []).join('-')
}
