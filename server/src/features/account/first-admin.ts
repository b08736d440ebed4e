import type { Database } from '../../platform/database/database.ts'
import { firstAdminStore } from './first-admin-store.ts'

/** The address at which the first admin is made, with a new secret; null when there is an admin. */
export async function firstAdminLink(
  { sql }: Pick<Database, 'sql'>,
  publicUrl: string,
): Promise<string | null> {
  if (!(await firstAdminStore.isWanted(sql))) return null
  return `${publicUrl}/setup?secret=${await firstAdminStore.createSecret(sql)}`
}
