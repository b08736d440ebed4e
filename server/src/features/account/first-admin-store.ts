import { createHash, randomBytes } from 'node:crypto'
import { eq, sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import { type MemberRow, members } from './account-tables.ts'
import { sessionStore } from './session-store.ts'

const KEY = 'setup'
/** Processes that start at the same time each print their own link, and each link must work. */
const KEPT = 5

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Secrets of the link for the first admin. Stored as hashes, and only while there is no admin. */
export const firstAdminStore = {
  async isWanted(sql: Sql): Promise<boolean> {
    const admins = await sql
      .select({ id: members.id })
      .from(members)
      .where(eq(members.role, 'admin'))
      .limit(1)
    return admins.length === 0
  },

  /** Returns a new secret, once. */
  async createSecret(sql: Sql): Promise<string> {
    const secret = randomBytes(24).toString('base64url')
    await sql.execute(raw`
      insert into settings as s (key, value) values (${KEY}, jsonb_build_array(${hashOf(secret)}::text))
      on conflict (key) do update set updated_at = now(), value = (
        select jsonb_agg(hash) from jsonb_array_elements(excluded.value || s.value)
          with ordinality as kept (hash, place) where place <= ${KEPT})`)
    return secret
  },

  async knows(sql: Sql, secret: string): Promise<boolean> {
    const { rows } = await sql.execute(
      raw`select 1 from settings where key = ${KEY} and value ? ${hashOf(secret)}`,
    )
    return rows.length > 0
  },

  /**
   * Creates the admin and deletes every secret. Of two calls at the same time one succeeds: the other waits for the
   * row, finds it gone and returns undefined. A pending signup with the same e-mail becomes the admin, with the new
   * password.
   */
  async create(tx: Sql, secret: string, given: Pick<MemberRow, 'name' | 'email' | 'passwordHash'>) {
    const used = await tx.execute(
      raw`delete from settings where key = ${KEY} and value ? ${hashOf(secret)} returning key`,
    )
    if (used.rows.length === 0 || !(await this.isWanted(tx))) return undefined
    // Who can read what the start printed vouches for the address.
    const admin = { ...given, role: 'admin', status: 'approved', emailConfirmedAt: new Date() } as const
    const [row] = await tx
      .insert(members)
      .values(admin)
      .onConflictDoUpdate({ target: members.email, set: admin })
      .returning({ id: members.id })
    if (row) await sessionStore.removeAll(tx, row.id)
    return row?.id
  },
}

/** The address where the first admin is created, with a new secret. Null when there is an admin. */
export async function firstAdminLink(
  { sql }: Pick<Database, 'sql'>,
  publicUrl: string,
): Promise<string | null> {
  if (!(await firstAdminStore.isWanted(sql))) return null
  return `${publicUrl}/setup?secret=${await firstAdminStore.createSecret(sql)}`
}
