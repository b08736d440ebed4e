import { stopSignal, unlessStopped } from '../stop-signal.ts'
import { type Database, openDatabase } from './database.ts'
import { borrowEmbedded } from './embedded.ts'

/** The variables of the environment that name the database. */
interface Where {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
  readonly DATA_DIR: string
}

/**
 * Works on the data of DATABASE_URL or DATA_DIR, whether the site runs or not. If it starts our own PostgreSQL, it stops it
 * again, also after a signal to stop.
 */
export async function onSiteDatabase<T>(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Where,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const stopping = stopSignal()
  const own = DATABASE_URL ? undefined : await borrowEmbedded({ dataDir: DATA_DIR, log: () => undefined })
  const database = openDatabase(DATABASE_DIRECT_URL ?? DATABASE_URL ?? own?.url ?? '', 2)
  try {
    return await unlessStopped(stopping, () => work(database))
  } finally {
    await database.close()
    await own?.giveBack()
  }
}
