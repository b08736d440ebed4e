import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, ne, sql as raw } from 'drizzle-orm'
import { type Database, prepared, type Sql } from '../../platform/database/database.ts'
import { isUnwritable } from '../../platform/database/database-away.ts'
import type { Env } from '../../platform/env.ts'
import { type Caller, callerOf, RIGHTS, type Rights, STANDING } from '../../platform/http/caller.ts'
import { sessions } from './account-tables.ts'

export interface Lifetimes {
  SESSION_SECONDS: number
  SESSION_IDLE_SECONDS: number
}
/** The settings that a check of a session needs. */
type Asked = Lifetimes & Pick<Env, 'REQUIRE_SECOND_FACTOR'>
interface CallerRow extends Omit<Caller, 'lacksFactor'>, Rights {
  readonly stale: boolean
}

/**
 * Matches sessions in force. Older sessions have expired and wait for deletion. Sessions made while the clock was ahead wait too,
 * because they would last until that time.
 */
const IS_LIVE = raw`${sessions.createdAt} > now() - make_interval(secs => ${raw.placeholder('SESSION_SECONDS')})
      and ${sessions.usedAt} > now() - make_interval(secs => ${raw.placeholder('SESSION_IDLE_SECONDS')})
      and ${sessions.usedAt} < now() + make_interval(secs => ${raw.placeholder('SESSION_IDLE_SECONDS')})`
const LIST = prepared('session-list', (sql) =>
  sql
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, raw.placeholder('memberId')), IS_LIVE))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt)),
)

const hashOf = (token: string) => createHash('sha256').update(token).digest()

// Runs on every signed-in request, so it is a prepared statement: planned once for each connection.
export const FIND = {
  name: 'session-find',
  text: `select m.id, s.id as "sessionId", m.name, m.email, m.role,
                m.profile_photo as "profilePhoto", m.language, m.hides_difficulty as "hidesDifficulty", m.time_zone as "timeZone", s.used_at < now() - interval '5 minutes' as stale, ${STANDING}, ${RIGHTS}
         from sessions s join members m on m.id = s.member_id
         where s.token_hash = $1 and m.status = 'approved'
           and s.created_at > now() - make_interval(secs => $2) and s.used_at > now() - make_interval(secs => $3)
           and s.used_at < now() + make_interval(secs => $3)`,
}
// `used_at` is written in steps, so that not every read is a write. The step is well below a short idle time.
const TOUCH = { name: 'session-touch', text: 'update sessions set used_at = now() where id = $1' }

/** A read-only database must still serve reads. */
const touch = (database: Database, id: string) =>
  database.pool.query({ ...TOUCH, values: [id] }).catch((error: Error) => {
    if (!isUnwritable(error)) throw error
  })

/** Small enough to be deleted within the statement timeout. */
const BATCH = 5_000
/** The most sessions of a member. A further sign-in ends the session that was used longest ago. */
const MOST_SESSIONS = 100

export const sessionStore = {
  /** Starts a session. The token is returned once, and only its hash is stored. */
  async create(sql: Sql, memberId: string, from: { userAgent?: string | undefined; address?: string }) {
    const token = randomBytes(32).toString('base64url')
    const userAgent = from.userAgent?.slice(0, 300) ?? null
    await sql
      .insert(sessions)
      .values({ memberId, tokenHash: hashOf(token), userAgent, address: from.address ?? null })
    const old = raw`select id from sessions where member_id = ${memberId} order by used_at desc, created_at desc
      offset ${MOST_SESSIONS} for update skip locked`
    await sql.delete(sessions).where(raw`${sessions.id} in (${old})`)
    return token
  },

  async find(database: Database, token: string, lifetimes: Asked): Promise<Caller | null> {
    const values = [hashOf(token), lifetimes.SESSION_SECONDS, lifetimes.SESSION_IDLE_SECONDS]
    const { rows } = await database.pool.query<CallerRow>({ ...FIND, values })
    const row = rows[0]
    if (!row) return null
    const { stale, ...caller } = row
    if (stale || lifetimes.SESSION_IDLE_SECONDS < 600) await touch(database, caller.sessionId)
    return callerOf(caller, lifetimes)
  },

  /** Ends the session of this token. */
  async remove(sql: Sql, token: string) {
    await sql.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
  },

  /** Returns a member's sessions in force, the latest used first. */
  list: (sql: Sql, memberId: string, { SESSION_SECONDS, SESSION_IDLE_SECONDS }: Lifetimes) =>
    LIST(sql, { memberId, SESSION_SECONDS, SESSION_IDLE_SECONDS }),

  /** Ends a session of this member. Returns false when the member has no such session. */
  async removeOwn(sql: Sql, memberId: string, id: string): Promise<boolean> {
    const ended = await sql
      .delete(sessions)
      .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
    return ended.length > 0
  },

  /** Ends every session of a member but the one in `except`. Returns their number. */
  async removeAll(sql: Sql, memberId: string, except?: string): Promise<number> {
    const ended = await sql
      .delete(sessions)
      .where(and(eq(sessions.memberId, memberId), except ? ne(sessions.id, except) : undefined))
      .returning({ id: sessions.id })
    return ended.length
  },

  /**
   * Deletes sessions that were unused for long. A session past its age is refused, so it becomes unused and is deleted as well.
   */
  async forget(sql: Sql, { SESSION_IDLE_SECONDS }: Lifetimes) {
    const idle = raw`select id from sessions
      where used_at <= now() - make_interval(secs => ${SESSION_IDLE_SECONDS})
      or used_at >= now() + make_interval(secs => ${SESSION_IDLE_SECONDS}) limit ${BATCH}`
    for (let count = BATCH; count === BATCH; )
      count = (await sql.delete(sessions).where(raw`${sessions.id} in (${idle})`)).rowCount ?? 0
  },
}
