import { and, eq, getTableColumns, isNull, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import { emailConfirmations, type MemberRow, memberIdentities, members } from '../account-tables.ts'

interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** External accounts that sign members in. */
export const identityStore = {
  async getMember(tx: Sql, { issuer, subject }: Identity): Promise<MemberRow | undefined> {
    const [row] = await tx
      .select(getTableColumns(members))
      .from(memberIdentities)
      .innerJoin(members, eq(members.id, memberIdentities.memberId))
      .where(and(eq(memberIdentities.issuer, issuer), eq(memberIdentities.subject, subject)))
    return row
  },

  /** Connects the member and the account. Returns false when either has another connection there. */
  async create(tx: Sql, memberId: string, { issuer, subject }: Identity): Promise<boolean> {
    const made = await tx
      .insert(memberIdentities)
      .values({ memberId, issuer, subject })
      .onConflictDoNothing()
      .returning({ id: memberIdentities.id })
    return made.length > 0
  },

  /**
   * Gives a waiting signup to the owner of its address. Another person may have signed up with the foreign address and be waiting
   * for its owner to confirm it. The password therefore ends here.
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
