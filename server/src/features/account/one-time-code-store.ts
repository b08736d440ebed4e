import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@callofcode/contract/limits'
import { and, eq, getTableColumns, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { members, oneTimeCodes } from './account-tables.ts'

type Clocks = Pick<Env, 'OTP_SECONDS' | 'OTP_TRIES'>

interface Used {
  readonly memberId?: string
  readonly burntOf?: string
}

const hashOf = (secret: Buffer, memberId: string, code: string) =>
  createHmac('sha256', secret).update(`one-time code ${memberId} ${code}`).digest()

const inSeconds = (seconds: number) => raw<Date>`now() + make_interval(secs => ${seconds})`
const isUnused = raw`${oneTimeCodes.expiresAt} > now()`
// A code that was made while the clock was ahead would stay valid until that time.
const isLive = raw`${isUnused} and ${oneTimeCodes.createdAt} < now() + interval '1 minute'`

export const oneTimeCodeStore = {
  /**
   * Creates a member's code. It is returned once, and only its hash is stored. It replaces the previous code, whose wrong tries
   * still count, so a new request gives no more guesses. The count starts again only after too many tries.
   */
  async create(sql: Sql, memberId: string, secret: Buffer, { OTP_SECONDS, OTP_TRIES }: Clocks) {
    const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0')
    const codeHash = hashOf(secret, memberId, code)
    const keptTries = raw`case when ${isUnused} and ${oneTimeCodes.tries} < ${OTP_TRIES}
                          then ${oneTimeCodes.tries} else 0 end`
    await sql
      .insert(oneTimeCodes)
      .values({ memberId, codeHash, expiresAt: inSeconds(OTP_SECONDS) })
      .onConflictDoUpdate({
        target: oneTimeCodes.memberId,
        set: { codeHash, expiresAt: inSeconds(OTP_SECONDS), createdAt: raw`now()`, tries: keptTries },
      })
    return code
  },

  /**
   * Uses up the code and returns its member. `burntOf` is the member whose code has just had its last allowed wrong try. The same
   * statement counts the try and reads the hash, so a hundred simultaneous guesses stay within the limit.
   */
  async use(sql: Sql, email: string, code: string, secret: Buffer, { OTP_TRIES }: Clocks): Promise<Used> {
    const [found] = await sql
      .update(oneTimeCodes)
      .set({ tries: raw`${oneTimeCodes.tries} + 1` })
      .from(members)
      .where(
        and(
          eq(members.id, oneTimeCodes.memberId),
          eq(members.email, email),
          eq(members.status, 'approved'),
          isLive,
          lt(oneTimeCodes.tries, OTP_TRIES),
        ),
      )
      .returning({ ...getTableColumns(oneTimeCodes) })
    if (!found) return {}
    const { id, memberId, codeHash, tries } = found
    if (!timingSafeEqual(codeHash, hashOf(secret, memberId, code)))
      return tries === OTP_TRIES ? { burntOf: memberId } : {}
    await sql.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id))
    return { memberId }
  },

  async removeAll(sql: Sql, memberId: string) {
    await sql.delete(oneTimeCodes).where(eq(oneTimeCodes.memberId, memberId))
  },
}
