import { createHmac, randomInt } from 'node:crypto'
import { factorLimits } from '@callofcode/contract/second-factor/second-factor'
import { and, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { recoveryCodes } from './second-factor-tables.ts'

// The characters leave out letters that resemble digits, as people copy codes from paper. Ten characters are 50 bits.
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
/** Formats a code for reading. */
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
const hashOf = (secret: Buffer, memberId: string, code: string) =>
  createHmac('sha256', secret).update(`recovery code ${memberId} ${code}`).digest()
const ofMember = (memberId: string) => eq(recoveryCodes.memberId, memberId)

export const recoveryCodeStore = {
  /** Replaces the codes with new ones. They are returned once, and only their hashes are stored. */
  async renew(tx: Sql, memberId: string, secret: Buffer): Promise<string[]> {
    const codes = Array.from({ length: factorLimits.recoveryCodes }, newCode)
    await tx.delete(recoveryCodes).where(ofMember(memberId))
    await tx
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ memberId, codeHash: hashOf(secret, memberId, code) })))
    return codes.map(shown)
  },

  /** Uses up a code. If two calls use it at the same time, one gets true. */
  async use(tx: Sql, memberId: string, code: string, secret: Buffer): Promise<boolean> {
    const used = await tx
      .delete(recoveryCodes)
      .where(and(ofMember(memberId), eq(recoveryCodes.codeHash, hashOf(secret, memberId, code))))
      .returning({ id: recoveryCodes.id })
    return used.length > 0
  },

  async count(sql: Sql, memberId: string): Promise<number> {
    const [row] = await sql
      .select({ count: raw<number>`count(*)::int` })
      .from(recoveryCodes)
      .where(ofMember(memberId))
    return row?.count ?? 0
  },
}
