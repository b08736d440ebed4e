import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openDatabase } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/database/embedded.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { onServer, withDatabase } from '../database-server.ts'

const NAME = 'callofcode_migrated'

/** Returns the result of `read` in a database that has only the migrations. Gives commands a database like that of tests. */
export async function inMigratedDatabase<Found>(read: (pool: pg.Pool) => Promise<Found>): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-migrated-'))
  const external = process.env.TEST_DATABASE_URL
  const embedded = external ? undefined : await startEmbedded({ dataDir: folder, log: () => undefined })
  const url = external ?? embedded?.url ?? ''
  try {
    await onServer(url, `drop database if exists ${NAME} with (force)`)
    await onServer(url, `create database ${NAME}`)
    const database = openDatabase(withDatabase(url, NAME), 2)
    await migrate(database.pool)
    const found = await read(database.pool)
    await database.close()
    await onServer(url, `drop database ${NAME} with (force)`)
    return found
  } finally {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
