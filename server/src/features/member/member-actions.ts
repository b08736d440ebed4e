import { alumniMessages } from '@callofcode/contract/batch/alumni'
import { duplicateMessages } from '@callofcode/contract/member/duplicate'
import { memberAdminMessages } from '@callofcode/contract/member/member-admin'
import { factorMessages } from '@callofcode/contract/second-factor/second-factor'
import { and, asc, eq, sql as raw } from 'drizzle-orm'
import type { Changed, Sql } from '../../platform/database/database.ts'
import { conflict, Failure, missing } from '../../platform/failure.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { type AuditEntry, endAccess, type MemberRow, memberCountChanged, members } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import { resetFactors } from '../second-factor/public.ts'

/** The transaction of an action and the member who does it. `by` is empty on the command line. */
export interface ActionContext {
  readonly tx: Sql
  readonly changed: Changed
  readonly by?: string | null
  readonly note: (entry: AuditEntry) => Promise<void>
  readonly mails: { readonly mailer: MailQueue; readonly publicUrl: string }
  readonly happened: Happened
}
type Changes = Partial<Pick<MemberRow, 'status' | 'role' | 'archivedAt'>>

/**
 * The actions of admins on members, on the screen and on the command line. Repeating an action changes nothing and writes no
 * second audit row. Each returns whether it changed something, and throws 404 and 409 Failures.
 */
export const memberActions = {
  async disable(context: ActionContext, id: string): Promise<boolean> {
    if (id === context.by) throw conflict(memberAdminMessages.own)
    await refuseLastAdmin(context.tx, id)
    const member = await getForUpdate(context.tx, id)
    if (member.status === 'disabled') return false
    refuseUndecided(member)
    await endAccess(context.tx, [id])
    return change(context, id, 'member.disable', { status: 'disabled' })
  },

  async enable(context: ActionContext, id: string): Promise<boolean> {
    const member = await getForUpdate(context.tx, id)
    if (member.status === 'approved') return false
    if (member.mergedInto) throw conflict(duplicateMessages.merged)
    refuseUndecided(member)
    return change(context, id, 'member.enable', { status: 'approved' })
  },

  async setRole(context: ActionContext, id: string, role: 'member' | 'admin'): Promise<boolean> {
    if (role !== 'admin') await refuseLastAdmin(context.tx, id)
    const member = await getForUpdate(context.tx, id)
    refuseUndecided(member)
    if (member.role === role) return false
    if (member.archivedAt) throw conflict(alumniMessages.alumnus)
    return change(context, id, `role.${role}`, { role })
  },

  /** Makes a member an alumnus. Their tasks are inactive until they are restored. */
  async archive(context: ActionContext, id: string): Promise<boolean> {
    const member = await getForUpdate(context.tx, id)
    if (member.archivedAt) return false
    if (member.role === 'admin') throw conflict(alumniMessages.admin)
    if (member.status !== 'approved') throw conflict(alumniMessages.undecided)
    return change(context, id, 'member.archive', { archivedAt: new Date() })
  },

  async restore(context: ActionContext, id: string): Promise<boolean> {
    const member = await getForUpdate(context.tx, id)
    if (!member.archivedAt) return false
    return change(context, id, 'member.restore', { archivedAt: null })
  },

  /** Removes the second factor of a member who has lost it. Their sessions stay signed in. */
  async resetFactors({ tx, note, by, mails }: ActionContext, id: string): Promise<boolean> {
    if (id === by) throw conflict(factorMessages.ownReset)
    const member = await getForUpdate(tx, id)
    if (!(await resetFactors(mails, tx, member))) return false
    await note({ action: 'factor.reset', outcome: 'ok', actorId: by, target: id })
    return true
  },

  async signOut({ tx, note, by }: ActionContext, id: string): Promise<boolean> {
    await getForUpdate(tx, id)
    const ended = await endAccess(tx, [id])
    if (ended.sessions + ended.api_tokens + ended.plan_feeds === 0) return false
    await note({ action: 'member.signout', outcome: 'ok', actorId: by, target: id })
    return true
  },
}

export async function getForUpdate(tx: Sql, id: string): Promise<MemberRow> {
  const [member] = await tx.select().from(members).where(eq(members.id, id)).for('no key update')
  if (!member) throw missing(memberAdminMessages.missing)
  return member
}

/** Throws a 409 Failure for a pending or declined signup, as the approval queue decides on those. */
export function refuseUndecided({ status }: MemberRow) {
  if (status === 'pending' || status === 'declined') throw conflict(memberAdminMessages.undecided)
}

async function change(context: ActionContext, id: string, action: string, changes: Changes) {
  await touch(context, id, changes)
  await context.note({ action, outcome: 'ok', actorId: context.by, target: id })
  return true
}

/** Marks the member as changed. Their posts show a badge of their role. */
export async function touch({ tx, changed }: ActionContext, id: string, changes: Changes = {}) {
  const updatedAt = raw`greatest(now(), ${members.updatedAt} + interval '1 millisecond')`
  await tx
    .update(members)
    .set({ ...changes, updatedAt })
    .where(eq(members.id, id))
  if ('archivedAt' in changes || 'status' in changes) await memberCountChanged(tx)
  changed('authors')
}

/**
 * Throws a 409 Failure when this member is the only admin who can sign in. It locks the rows of all admins. When two admins step
 * down at the same time, the second waits and then finds no other admin.
 */
export async function refuseLastAdmin(tx: Sql, memberId: string) {
  const admins = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, 'admin'), eq(members.status, 'approved')))
    .orderBy(asc(members.id))
    .for('no key update')
  if (admins.length === 1 && admins[0]?.id === memberId)
    throw new Failure(409, 'last_admin', memberAdminMessages.lastAdmin)
}
