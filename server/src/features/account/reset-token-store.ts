import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members, resetTokens } from './account-tables.ts'

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest()
const isThis = (token: string) =>
  and(
    eq(resetTokens.tokenHash, hashOf(token)),
    // A token that was made while the clock was ahead would stay valid until that time.
    raw`${resetTokens.expiresAt} > now() and ${resetTokens.createdAt} < now() + interval '1 minute'`,
  )

export const resetTokenStore = {
  /** Creates a member's reset token. It is returned once, and only its hash is stored. It replaces the previous token. */
  async create(sql: Sql, memberId: string, seconds: number) {
    const token = newToken()
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

  /** Creates tokens for many members in one statement. They have the order of the ids. */
  async createAll(sql: Sql, memberIds: readonly string[], seconds: number): Promise<string[]> {
    const tokens = memberIds.map(newToken)
    if (memberIds.length === 0) return tokens
    const hashes = tokens.map((token) => hashOf(token).toString('hex'))
    await sql.execute(raw`
      insert into reset_tokens (member_id, token_hash, expires_at)
      select member, decode(hash, 'hex'), now() + make_interval(secs => ${seconds})
      from unnest(${raw.param(memberIds)}::uuid[], ${raw.param(hashes)}::text[]) as made (member, hash)
      on conflict (member_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
        created_at = now()`)
    return tokens
  },

  /** Returns true while the token can still reset a password. */
  async isLive(sql: Sql, token: string): Promise<boolean> {
    const rows = await sql.select({ id: resetTokens.id }).from(resetTokens).where(isThis(token))
    return rows.length > 0
  },

  /** Returns the member of a valid token. */
  async memberOf(sql: Sql, token: string) {
    const [row] = await sql
      .select({
        name: members.name,
        passwordHash: members.passwordHash,
        invitedAt: members.invitedAt,
        passoutYear: members.passoutYear,
      })
      .from(resetTokens)
      .innerJoin(members, eq(members.id, resetTokens.memberId))
      .where(isThis(token))
    return row
  },

  /** Uses the token up and returns its member. Only one of two simultaneous calls gets the member. */
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
