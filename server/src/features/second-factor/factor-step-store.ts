import { createHash, randomBytes } from 'node:crypto'
import { factorLimits } from '@callofcode/contract/second-factor/second-factor'
import { and, eq, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type MemberRow, members } from '../account/public.ts'
import { factorSteps } from './second-factor-tables.ts'

type Purpose = 'signin' | 'passkey'
/** An open step and its member. */
export interface OpenStep {
  readonly id: string
  readonly member: MemberRow
  readonly challenge: string | null
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
// A member who signed in with the college's account may have no password.
const markOf = ({ passwordHash }: Pick<MemberRow, 'passwordHash'>) => hashOf(passwordHash ?? '')
const inForce = (token: string, purpose: Purpose) =>
  and(
    eq(factorSteps.tokenHash, hashOf(token)),
    eq(factorSteps.purpose, purpose),
    lt(factorSteps.tries, factorLimits.tries),
    raw`${factorSteps.expiresAt} > now()`,
  )

export const factorStepStore = {
  /** Opens a step. The token is returned once, and only its hash is stored. A change of the member's password ends it. */
  async create(
    tx: Sql,
    member: Pick<MemberRow, 'id' | 'passwordHash'>,
    purpose: Purpose,
    challenge: string | null = null,
  ): Promise<string> {
    const memberId = member.id
    const token = randomBytes(32).toString('base64url')
    const marks = { tokenHash: hashOf(token), passwordMark: markOf(member) }
    const expiresAt = raw<Date>`now() + make_interval(secs => ${factorLimits.stepSeconds})`
    await tx
      .delete(factorSteps)
      .where(and(eq(factorSteps.memberId, memberId), raw`${factorSteps.expiresAt} <= now()`))
    await tx.insert(factorSteps).values({ memberId, purpose, challenge, expiresAt, ...marks })
    return token
  },

  /**
   * Returns undefined once the step has expired or was tried too often, or if the member may no longer sign in with that
   * password.
   */
  async get(sql: Sql, token: string, purpose: Purpose): Promise<OpenStep | undefined> {
    const [row] = await sql
      .select({ step: factorSteps, member: members })
      .from(factorSteps)
      .innerJoin(members, eq(members.id, factorSteps.memberId))
      .where(and(inForce(token, purpose), eq(members.status, 'approved')))
    if (!row?.step.passwordMark.equals(markOf(row.member))) return undefined
    return { id: row.step.id, member: row.member, challenge: row.step.challenge }
  },

  async setChallenge(tx: Sql, id: string, challenge: string) {
    await tx.update(factorSteps).set({ challenge }).where(eq(factorSteps.id, id))
  },

  /**
   * Counts a try before the input is checked, so a hundred tries at once cannot pass the limit. A challenge is returned once.
   * Returns undefined when no try is left.
   */
  async takeTry(tx: Sql, token: string, purpose: Purpose): Promise<{ challenge: string | null } | undefined> {
    const isOpen = inForce(token, purpose)
    const [row] = await tx
      .select({ id: factorSteps.id, challenge: factorSteps.challenge })
      .from(factorSteps)
      .where(isOpen)
      .for('update')
    if (!row) return undefined
    await tx
      .update(factorSteps)
      .set({ tries: raw`${factorSteps.tries} + 1`, challenge: null })
      .where(eq(factorSteps.id, row.id))
    return { challenge: row.challenge }
  },

  /** Ends a step. If two calls end it at the same time, one gets true. */
  async end(tx: Sql, id: string): Promise<boolean> {
    const ended = await tx.delete(factorSteps).where(eq(factorSteps.id, id)).returning({ id: factorSteps.id })
    return ended.length > 0
  },

  async removeAll(tx: Sql, memberId: string) {
    await tx.delete(factorSteps).where(eq(factorSteps.memberId, memberId))
  },
}
