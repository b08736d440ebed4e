import { and, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../database/database.ts'
import type { House } from '../http/house.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import { members } from './account-tables.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'
import { sessionStore } from './session-store.ts'

/**
 * Gives an approved member a new password: every sign-in of before ends, a code still under way dies, and the owner
 * is told. Undefined when there is no such member (any more).
 */
export async function replacePassword(
  { mailer, publicUrl }: House,
  tx: Sql,
  memberId: string,
  passwordHash: string,
) {
  const [member] = await tx
    .update(members)
    .set({ passwordHash, updatedAt: raw`greatest(now(), ${members.updatedAt} + interval '1 millisecond')` })
    .where(and(eq(members.id, memberId), eq(members.status, 'approved')))
    .returning({ email: members.email, name: members.name })
  if (!member) return undefined
  await sessionStore.removeAll(tx, memberId)
  await oneTimeCodeStore.removeAll(tx, memberId)
  await mailer.queue(tx, mailTexts.passwordChanged(member, publicUrl))
  return member
}
