import { and, eq, ne, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { accountMails } from './account-mails.ts'
import { emailConfirmations, members } from './account-tables.ts'
import { endAccess } from './end-access.ts'

/** Set when the caller knows the old password: it must still be the same, and the caller's session goes on. */
interface KnownBefore {
  readonly passwordHash: string | null
  readonly sessionId: string
}

/**
 * Gives an approved member a new password. Whatever gave access before ends, and the owner gets a mail. Returns undefined when there is no such member, or when the password is not `before` any more.
 */
export async function replacePassword(
  { mailer, publicUrl }: Pick<AccountDependencies, 'mailer' | 'publicUrl'>,
  tx: Sql,
  memberId: string,
  passwordHash: string,
  before?: KnownBefore,
) {
  const isUnchanged = before && eq(members.passwordHash, before.passwordHash ?? '')
  // Without the old password it was a code out of a mail: whoever reads this mailbox is here.
  const confirmed = !before && { emailConfirmedAt: raw`coalesce(${members.emailConfirmedAt}, now())` }
  const [member] = await tx
    .update(members)
    .set({
      passwordHash,
      ...confirmed,
      updatedAt: raw`greatest(now(), ${members.updatedAt} + interval '1 millisecond')`,
    })
    .where(and(eq(members.id, memberId), eq(members.status, 'approved'), isUnchanged))
    .returning({ email: members.email, name: members.name, language: members.language })
  if (!member) return undefined
  await endAccess(tx, [memberId], before?.sessionId)
  // Somebody who knew the old one may have asked for another address.
  const another = and(eq(emailConfirmations.memberId, memberId), ne(emailConfirmations.email, member.email))
  await tx.delete(emailConfirmations).where(another)
  await mailer.queue(tx, accountMails.passwordChanged(member, publicUrl, before !== undefined))
  return member
}
