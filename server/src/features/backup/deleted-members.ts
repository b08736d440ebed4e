import { openDatabase } from '../../platform/database/database.ts'
import type { Occupant } from './place.ts'

/** This migration added the table of deleted members. Before it, only the audit recorded them. */
const SINCE = '0047-deletions'

/**
 * Returns the ids of members whose account was deleted on the site that is replaced. An older backup would bring them back.
 * Returns undefined when they cannot be read.
 */
export async function deletedSince(occupant: Occupant | undefined): Promise<string[] | undefined> {
  if (!occupant) return []
  if (!occupant.url) return undefined
  const { pool, close } = openDatabase(occupant.url, 1)
  try {
    const { rows } = await pool.query<{ at: Date }>(
      'select applied_at as at from migrations where name = $1',
      [SINCE],
    )
    const remembered = rows[0] && (await pool.query<Member>('select member_id::text as id from deletions'))
    const before = await pool.query<Member>(
      `select target as id from audit
       where action = 'member.delete' and outcome = 'ok' and target is not null and created_at < coalesce($1, now())`,
      [rows[0]?.at],
    )
    return [...new Set([...(remembered?.rows ?? []), ...before.rows].map(({ id }) => id))]
  } catch {
    return undefined
  } finally {
    await close()
  }
}

interface Member {
  readonly id: string
}
