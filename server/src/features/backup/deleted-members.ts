import { openDatabase } from '../../platform/database/database.ts'
import type { Occupant } from './place.ts'

/**
 * The ids of those who had their account deleted on the site that is replaced, as its audit says. A backup may be from before
 * that, and would bring them back. Undefined where that cannot be read.
 */
export async function deletedSince(occupant: Occupant | undefined): Promise<string[] | undefined> {
  if (!occupant) return []
  if (!occupant.url) return undefined
  const database = openDatabase(occupant.url, 1)
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      `select distinct target as id from audit where action = 'member.delete' and outcome = 'ok' and target is not null`,
    )
    return rows.map(({ id }) => id)
  } catch {
    return undefined
  } finally {
    await database.close()
  }
}
