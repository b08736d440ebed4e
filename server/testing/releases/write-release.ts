import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/platform/database/database.ts'
import { startEmbedded } from '../../src/platform/database/embedded.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { onServer, withDatabase } from '../database-server.ts'
import { releaseOf } from './catalogue.ts'
import { FOLDER } from './releases.ts'

// `npm run release -- VERSION` calls it: migrates an empty database and keeps its catalogue as that of the release.

const version = process.argv[2] ?? ''
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: 0.2.0')
const name = 'callofcode_release'
const folder = await mkdtemp(join(tmpdir(), 'callofcode-release-'))
const external = process.env.TEST_DATABASE_URL
const embedded = external ? undefined : await startEmbedded({ dataDir: folder, log: () => undefined })
const url = external ?? embedded?.url ?? ''
try {
  await onServer(url, `drop database if exists ${name} with (force)`)
  await onServer(url, `create database ${name}`)
  const database = openDatabase(withDatabase(url, name), 2)
  await migrate(database.pool)
  const release = await releaseOf(version, database.pool)
  await database.close()
  await onServer(url, `drop database ${name} with (force)`)
  mkdirSync(join(FOLDER, version), { recursive: true })
  writeFileSync(join(FOLDER, version, 'catalogue.json'), `${JSON.stringify(release, null, 1)}\n`)
  console.log(
    `  ${version}: ${Object.keys(release.catalogue.tables).length} tables, up to ${release.lastMigration}`,
  )
} finally {
  await embedded?.stop()
  await rm(folder, { recursive: true, force: true })
}
