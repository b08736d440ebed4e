import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { type MemberRow, members } from './account-tables.ts'
import { endAccess } from './end-access.ts'

const KEY = 'setup-link'
/** The key under which an earlier release stored its printed links. These links are invalid now. */
const OLD_KEY = 'setup'
/** The lifetime of a link, and the least that must remain when a start prints it again. */
const GOOD = '1 day'
const LEAST = '1 hour'

interface Kept {
  readonly id: string
  readonly until: string
}

/** Computes the secret of a link from the site's secret. A database dump contains only its id. */
const secretOf = (id: string, siteSecret: Buffer) =>
  createHmac('sha256', siteSecret).update(`set-up link ${id}`).digest('base64url').slice(0, 32)
const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The link for the first admin. One link exists, for a day, and only while there is no admin. */
export const firstAdminStore = {
  async isWanted(sql: Sql): Promise<boolean> {
    const admins = await sql
      .select({ id: members.id })
      .from(members)
      .where(eq(members.role, 'admin'))
      .limit(1)
    return admins.length === 0
  },

  /** Returns the valid link. It is the same for every start and every process until it ends and a new one replaces it. */
  async open(sql: Sql, siteSecret: Buffer): Promise<{ secret: string; until: Date }> {
    const { rows } = await sql.execute<{ value: Kept }>(raw`
      insert into settings as s (key, value)
      values (${KEY}, jsonb_build_object('id', gen_random_uuid(), 'until', now() + ${GOOD}::interval))
      on conflict (key) do update set updated_at = now(), value = case
        when (s.value->>'until')::timestamptz > now() + ${LEAST}::interval then s.value else excluded.value end
      returning value`)
    const { id = '', until = '' } = rows[0]?.value ?? {}
    return { secret: secretOf(id, siteSecret), until: new Date(until) }
  },

  /** `ended`: the secret was right, and the day of the link is over. */
  async look(sql: Sql, secret: string, siteSecret: Buffer): Promise<'good' | 'ended' | 'unknown'> {
    const { rows } = await sql.execute<{ id: string; good: boolean }>(
      raw`select value->>'id' as id, (value->>'until')::timestamptz > now() as good from settings where key = ${KEY}`,
    )
    const [kept] = rows
    if (!kept || !isSame(secret, secretOf(kept.id, siteSecret))) return 'unknown'
    return kept.good ? 'good' : 'ended'
  },

  /**
   * Creates the admin and ends the link. Of two simultaneous calls one succeeds. The second waits for the row, finds it deleted
   * and returns undefined. A pending signup with the same e-mail becomes the admin, with the new password.
   */
  async create(tx: Sql, given: Pick<MemberRow, 'name' | 'email' | 'passwordHash'>) {
    const used = await tx.execute(raw`delete from settings where key in (${KEY}, ${OLD_KEY}) returning key`)
    if (used.rows.length === 0 || !(await this.isWanted(tx))) return undefined
    // A person who can read the output of the start vouches for the address.
    const admin = { ...given, role: 'admin', status: 'approved', emailConfirmedAt: new Date() } as const
    const [row] = await tx
      .insert(members)
      .values(admin)
      .onConflictDoUpdate({ target: members.email, set: admin })
      .returning({ id: members.id })
    if (row) await endAccess(tx, [row.id])
    return row?.id
  },
}

/** Returns the address where the first admin is created, and its end. Returns null when there is an admin. */
export async function firstAdminLink(
  { sql }: Pick<Database, 'sql'>,
  publicUrl: string,
  siteSecret: Buffer,
): Promise<{ address: string; until: Date } | null> {
  if (!(await firstAdminStore.isWanted(sql))) return null
  const { secret, until } = await firstAdminStore.open(sql, siteSecret)
  return { address: `${publicUrl}/setup?secret=${secret}`, until }
}
