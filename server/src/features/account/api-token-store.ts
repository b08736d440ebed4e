import { createHash, randomInt } from 'node:crypto'
import { TOKEN_PREFIX } from '@callofcode/contract/account/api-token'
import { limits } from '@callofcode/contract/limits'
import type { Scope } from '@callofcode/contract/scope'
import { and, desc, eq, lt, sql as raw } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import { type Database, prepared, type Sql } from '../../platform/database/database.ts'
import { isUnwritable } from '../../platform/database/database-away.ts'
import type { Env } from '../../platform/env.ts'
import { callerOf, RIGHTS, type Rights, STANDING, type TokenCaller } from '../../platform/http/caller.ts'
import { END, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'

const apiTokens = pgTable('api_tokens', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id').notNull(),
  name: text('name').notNull(),
  /** The last characters of the token. */
  ending: text('ending').notNull(),
  scopes: text('scopes').array().notNull(),
  tokenHash: bytes('token_hash').notNull().unique(),
  endsAt: time('ends_at').notNull(),
  usedAt: time('used_at'),
})

export type ApiTokenRow = typeof apiTokens.$inferSelect & { readonly isLive: boolean }
interface NewToken {
  readonly name: string
  readonly scopes: Scope[]
  readonly days: number
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Characters from 62 letters and digits, which give 238 bits. */
const LENGTH = 40
const FORM = new RegExp(`^${TOKEN_PREFIX}[A-Za-z0-9]{${LENGTH}}$`)
const ENDING = 4
/** Days for which an ended token is listed. */
const LISTED_DAYS = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const isLive = raw<boolean>`${apiTokens.endsAt} > now()`

// Runs on every request of a token, so it is a prepared statement: planned once for each connection.
const FIND = {
  name: 'api-token-find',
  text: `select m.id, t.id as "sessionId", t.scopes, m.name, m.email, m.role,
                m.profile_photo as "profilePhoto", m.language, m.hides_difficulty as "hidesDifficulty", m.time_zone as "timeZone",
                t.used_at is null or t.used_at < now() - interval '5 minutes' as stale, ${STANDING}, ${RIGHTS}
         from api_tokens t join members m on m.id = t.member_id
         where t.token_hash = $1 and m.status = 'approved' and t.ends_at > now()`,
}
const TOUCH = { name: 'api-token-touch', text: 'update api_tokens set used_at = now() where id = $1' }

const LIST = prepared('api-token-list', (sql) =>
  sql
    .select({ row: apiTokens, isLive })
    .from(apiTokens)
    .where(eq(apiTokens.memberId, raw.placeholder('memberId')))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id)),
)

export const apiTokenStore = {
  isToken: (text: string) => FORM.test(text),

  /** Returns the token, which is not stored, and its row. Returns undefined when the member has reached the limit. */
  async create(tx: Sql, memberId: string, { name, scopes, days }: NewToken) {
    // The lock stops two simultaneous calls from both taking the last place.
    await tx.execute(raw`select from members where id = ${memberId} for no key update`)
    const live = await tx.$count(apiTokens, and(eq(apiTokens.memberId, memberId), isLive))
    if (live >= limits.tokens) return undefined
    const token =
      TOKEN_PREFIX + Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const [row] = await tx
      .insert(apiTokens)
      .values({
        memberId,
        name,
        scopes,
        tokenHash: hashOf(token),
        ending: token.slice(-ENDING),
        endsAt: raw`now() + make_interval(days => ${days})`,
      })
      .returning()
    return row && { token, row: { ...row, isLive: true } }
  },

  /** Returns the member of this token, or null for an unknown or ended one. */
  async find(
    database: Database,
    token: string,
    env: Pick<Env, 'REQUIRE_SECOND_FACTOR'>,
  ): Promise<TokenCaller | null> {
    const { rows } = await database.pool.query<
      Omit<TokenCaller, 'lacksFactor'> & Rights & { stale: boolean }
    >({
      ...FIND,
      values: [hashOf(token)],
    })
    const row = rows[0]
    if (!row) return null
    const { stale, ...caller } = row
    if (stale) await touch(database, caller.sessionId)
    return callerOf(caller, env)
  },

  /** Returns a member's tokens, the newest first. */
  async list(sql: Sql, memberId: string): Promise<ApiTokenRow[]> {
    const rows = await LIST(sql, { memberId })
    return rows.map(({ row, isLive: live }) => ({ ...row, isLive: live }))
  },

  /** Ends a token of this member. Returns false when the member has no such token. */
  async removeOwn(sql: Sql, memberId: string, id: string): Promise<boolean> {
    const ended = await sql
      .delete(apiTokens)
      .where(and(eq(apiTokens.memberId, memberId), eq(apiTokens.id, id)))
      .returning({ id: apiTokens.id })
    return ended.length > 0
  },

  /** Ends every token of a member. Returns their number. */
  async removeAll(sql: Sql, memberId: string): Promise<number> {
    return (await sql.delete(apiTokens).where(eq(apiTokens.memberId, memberId))).rowCount ?? 0
  },

  /** Deletes the tokens that ended long ago. */
  async forget(sql: Sql) {
    await sql
      .delete(apiTokens)
      .where(lt(apiTokens.endsAt, raw`now() - make_interval(days => ${LISTED_DAYS})`))
  },
}

/** A read-only database must still serve reads. */
const touch = (database: Database, id: string) =>
  database.pool.query({ ...TOUCH, values: [id] }).catch((error: Error) => {
    if (!isUnwritable(error)) throw error
  })

export const personalData = {
  exported: [
    {
      ...rowsOf('api_tokens'),
      name: 'apiTokens',
      shown: {
        name: 't.name',
        ending: 't.ending',
        scopes: 't.scopes',
        madeAt: utcText('t.created_at'),
        endsAt: utcText('t.ends_at'),
        lastUsedAt: utcText('t.used_at'),
      },
    },
  ],
  merged: {
    'api_tokens.member_id': END,
  },
} satisfies PersonalData
