import { and, eq, ne, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { accountMails } from './account-mails.ts'
import { emailConfirmations, members } from './account-tables.ts'
import { endAccess } from './end-access.ts'

/** The old password, if the caller gave it. It must still be current, and the caller's session continues. */
interface KnownBefore {
  readonly passwordHash: string | null
  readonly sessionId: string
}

/**
 * Gives an approved member a new password. All earlier access ends, and the owner gets a mail. Returns undefined when there is no
 * such member or when `before` is no longer the password.
 */
export async function replacePassword(
  { mailer, publicUrl }: Pick<AccountDependencies, 'mailer' | 'publicUrl'>,
  tx: Sql,
  memberId: string,
  passwordHash: string,
  before?: KnownBefore,
) {
  const isUnchanged = before && eq(members.passwordHash, before.passwordHash ?? '')
  // A change without the old password used a code from a mail, so this person can read the mailbox.
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
  // A person with the old password may have requested a change of address.
  const another = and(eq(emailConfirmations.memberId, memberId), ne(emailConfirmations.email, member.email))
  await tx.delete(emailConfirmations).where(another)
  await mailer.queue(tx, accountMails.passwordChanged(member, publicUrl, before !== undefined))
  return member
}
