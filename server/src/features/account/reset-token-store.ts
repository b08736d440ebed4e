import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { resetTokens } from './account-tables.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const isThis = (token: string) =>
  and(
    eq(resetTokens.tokenHash, hashOf(token)),
    // One that was made by a clock that was ahead would live until then.
    raw`${resetTokens.expiresAt} > now() and ${resetTokens.createdAt} < now() + interval '1 minute'`,
  )

export const resetTokenStore = {
  /** A member's reset token, returned once; only its hash is stored. It replaces the token before. */
  async create(sql: Sql, memberId: string, seconds: number) {
    const token = randomBytes(32).toString('base64url')
    const tokenHash = hashOf(token)
    const expiresAt = raw<Date>`now() + make_interval(secs => ${seconds})`
    await sql
      .insert(resetTokens)
      .values({ memberId, tokenHash, expiresAt })
      .onConflictDoUpdate({
        target: resetTokens.memberId,
        set: { tokenHash, expiresAt, createdAt: raw`now()` },
      })
    return token
  },

  /** True while the token can still reset a password. */
  async isLive(sql: Sql, token: string): Promise<boolean> {
    const rows = await sql.select({ id: resetTokens.id }).from(resetTokens).where(isThis(token))
    return rows.length > 0
  },

  /** Uses the token up and returns its member. Of two uses at the same time one gets the member. */
  async use(sql: Sql, token: string): Promise<string | undefined> {
    const rows = await sql
      .delete(resetTokens)
      .where(isThis(token))
      .returning({ memberId: resetTokens.memberId })
    return rows[0]?.memberId
  },

  async removeAll(sql: Sql, memberId: string) {
    await sql.delete(resetTokens).where(eq(resetTokens.memberId, memberId))
  },
}
