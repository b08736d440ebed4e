import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, ne, sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { isUnwritable } from '../../platform/database/database-away.ts'
import { sessions } from './account-tables.ts'

/** The signed-in member of a request. */
export interface Caller {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly role: 'member' | 'admin' | null
  readonly isManager: boolean
  readonly profilePhoto: string | null
}

export interface Lifetimes {
  SESSION_SECONDS: number
  SESSION_IDLE_SECONDS: number
}
interface CallerRow extends Caller {
  readonly stale: boolean
}

/** Within its lifetimes: an older row is a sign-in that has ended, and waits to be swept. */
const isLive = (lifetimes: Lifetimes) =>
  raw`${sessions.createdAt} > now() - make_interval(secs => ${lifetimes.SESSION_SECONDS})
      and ${sessions.usedAt} > now() - make_interval(secs => ${lifetimes.SESSION_IDLE_SECONDS})`

const hashOf = (token: string) => createHash('sha256').update(token).digest()

// Asked on every signed-in request: a named statement is planned once a connection.
export const FIND = {
  name: 'session-find',
  text: `select m.id, s.id as "sessionId", m.name, m.email, m.role, m.is_manager as "isManager",
                m.profile_photo as "profilePhoto", s.used_at < now() - interval '5 minutes' as stale
         from sessions s join members m on m.id = s.member_id
         where s.token_hash = $1 and m.status = 'approved'
           and s.created_at > now() - make_interval(secs => $2) and s.used_at > now() - make_interval(secs => $3)`,
}
// `used_at` moves in steps, so that reading does not become writing; the step stays well under a short idle time.
const TOUCH = { name: 'session-touch', text: 'update sessions set used_at = now() where id = $1' }

/** Where nothing can be written, reading goes on all the same. */
const touch = (database: Database, id: string) =>
  database.pool.query({ ...TOUCH, values: [id] }).catch((error: Error) => {
    if (!isUnwritable(error)) throw error
  })

export const sessionStore = {
  /** Starts a sign-in. The token is told once and kept only as a hash. */
  async create(sql: Sql, memberId: string, from: { userAgent?: string | undefined; address?: string }) {
    const token = randomBytes(32).toString('base64url')
    const userAgent = from.userAgent?.slice(0, 300) ?? null
    await sql
      .insert(sessions)
      .values({ memberId, tokenHash: hashOf(token), userAgent, address: from.address ?? null })
    return token
  },

  async find(database: Database, token: string, lifetimes: Lifetimes): Promise<Caller | null> {
    const values = [hashOf(token), lifetimes.SESSION_SECONDS, lifetimes.SESSION_IDLE_SECONDS]
    const { rows } = await database.pool.query<CallerRow>({ ...FIND, values })
    const row = rows[0]
    if (!row) return null
    const { stale, ...caller } = row
    if (stale || lifetimes.SESSION_IDLE_SECONDS < 600) await touch(database, caller.sessionId)
    return caller
  },

  /** Ends one sign-in, its cookie and its token alike. */
  async remove(sql: Sql, token: string) {
    await sql.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
  },

  /** A member's sign-ins that are in force, the latest used first. */
  list: (sql: Sql, memberId: string, lifetimes: Lifetimes) =>
    sql
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), isLive(lifetimes)))
      .orderBy(desc(sessions.usedAt), desc(sessions.createdAt)),

  /** Ends a sign-in of this member. False when it is none of theirs. */
  async removeOwn(sql: Sql, memberId: string, id: string): Promise<boolean> {
    const ended = await sql
      .delete(sessions)
      .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
      .returning({ id: sessions.id })
    return ended.length > 0
  },

  /** Ends every sign-in of a member, `except` one where given. Answers how many there were. */
  async removeAll(sql: Sql, memberId: string, except?: string): Promise<number> {
    const ended = await sql
      .delete(sessions)
      .where(and(eq(sessions.memberId, memberId), except ? ne(sessions.id, except) : undefined))
      .returning({ id: sessions.id })
    return ended.length
  },

  /** Throws away what has ended by itself. */
  async forget(sql: Sql, lifetimes: Lifetimes) {
    await sql.delete(sessions).where(raw`not (${isLive(lifetimes)})`)
  },
}
