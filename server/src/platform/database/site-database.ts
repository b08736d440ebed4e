import type { Env } from '../env.ts'
import { type Database, openDatabase } from './database.ts'
import { borrowEmbedded } from './embedded.ts'

/**
 * Works on the data of DATABASE_URL, or of DATA_DIR, whether the site runs or not. Whoever starts our own PostgreSQL for it
 * stops it again.
 */
export async function onSiteDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Env,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const own = DATABASE_URL ? undefined : await borrowEmbedded({ dataDir: DATA_DIR, log: () => undefined })
  const database = openDatabase(DATABASE_URL ?? own?.url ?? '', 2)
  try {
    return await work(database)
  } finally {
    await database.close()
    await own?.giveBack()
  }
}
