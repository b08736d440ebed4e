import { and, eq, getTableColumns, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { emailConfirmations, type MemberRow, memberIdentities, members } from '../account-tables.ts'

interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Accounts elsewhere that sign members in. */
export const identityStore = {
  async getMember(tx: Sql, { issuer, subject }: Identity): Promise<MemberRow | undefined> {
    const [row] = await tx
      .select(getTableColumns(members))
      .from(memberIdentities)
      .innerJoin(members, eq(members.id, memberIdentities.memberId))
      .where(and(eq(memberIdentities.issuer, issuer), eq(memberIdentities.subject, subject)))
    return row
  },

  /** Connects them. False when either has another account there already. */
  async create(tx: Sql, memberId: string, { issuer, subject }: Identity): Promise<boolean> {
    const made = await tx
      .insert(memberIdentities)
      .values({ memberId, issuer, subject })
      .onConflictDoNothing()
      .returning({ id: memberIdentities.id })
    return made.length > 0
  },

  /**
   * Gives a signup that waits to who owns its address. Its password may be somebody else's, who signed up with a foreign
   * address to be let in by its owner later: so it ends here.
   */
  async takeSignup(tx: Sql, memberId: string, name: string): Promise<MemberRow | undefined> {
    await tx.delete(emailConfirmations).where(eq(emailConfirmations.memberId, memberId))
    const updatedAt = raw<Date>`greatest(now(), ${members.updatedAt} + interval '1 millisecond')`
    const [row] = await tx
      .update(members)
      .set({ name, passwordHash: null, emailConfirmedAt: raw`now()`, updatedAt })
      .where(and(eq(members.id, memberId), eq(members.status, 'pending'), isNull(members.decidedAt)))
      .returning()
    return row
  },
}
