import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@callofcode/content/random'
import { afterAll, beforeAll, describe, expect, inject as provided, test } from 'vitest'
import { type Action, killedWhile } from '../../testing/crash/killed-while.ts'
import { onServer, rowsOf, TEMPLATE, withDatabase } from '../../testing/database-server.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { findRunning } from '../platform/database/embedded.ts'

/** Many times with `npm run test:hard`. */
const hard = import.meta.env.MODE === 'hard'
const SEED = process.env.CRASH_SEED ?? String(Date.now())

let base: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'callofcode-killed-'))
  // When root starts PostgreSQL, it runs as its own user, which must be able to enter the folder.
  await chmod(base, 0o755)
})
afterAll(() => rm(base, { recursive: true, force: true }))

const inTemplate = () => withDatabase(provided('databaseServer'), TEMPLATE)

describe('killed on purpose', () => {
  test(`SAFE-72 safety M2 K1 while it migrates and fills its database: the next start ends where a quiet one does`, async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const DATABASE_URL = withDatabase(provided('databaseServer'), name)
    await onServer(provided('databaseServer'), `create database ${name} template template0`)
    const start = () => siteProcess({ DATA_DIR: join(base, 'beside'), DATABASE_URL, LOG_LEVEL: 'error' })
    try {
      const random = new Random(SEED)
      const wishes = { random, times: hard ? 30 : 3, within: 2_500 }
      const killed = await killedWhile(() => asAction(start()), wishes)
      console.log(`Migrations: killed ${killed.length} times, CRASH_SEED=${SEED}`)
      expect(killed.length, `CRASH_SEED=${SEED}`).toBeGreaterThan(0)
      await untilClosed(start())
      expect(await schemaOf(DATABASE_URL), `CRASH_SEED=${SEED}`).toEqual(await schemaOf(inTemplate()))
      expect(await seedsOf(DATABASE_URL), `CRASH_SEED=${SEED}`).toEqual(await seedsOf(inTemplate()))
    } finally {
      await onServer(provided('databaseServer'), `drop database ${name} with (force)`)
    }
  })

  test(`SAFE-72 safety K1 K6 while it starts for the first time: the next start ends where a quiet one does`, async () => {
    const dataDir = join(base, 'first')
    const start = () => siteProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, { detached: true })
    const random = new Random(SEED)
    const wishes = { random, times: hard ? 15 : 2, within: 4_000 }
    const killed = await killedWhile(() => withDatabaseOf(dataDir, start(), random.bool()), wishes)
    console.log(`First starts: killed ${killed.length} times, CRASH_SEED=${SEED}`)
    expect(killed.length, `CRASH_SEED=${SEED}`).toBeGreaterThan(0)
    const site = start()
    await site.open()
    const url = String(await findRunning(dataDir))
    expect(await schemaOf(url), `CRASH_SEED=${SEED}`).toEqual(await schemaOf(inTemplate()))
    expect(await seedsOf(url), `CRASH_SEED=${SEED}`).toEqual(await seedsOf(inTemplate()))
    site.signal('SIGTERM')
    expect(await site.ended).toBe(0)
  })
})

type Site = ReturnType<typeof siteProcess>
const asAction = (site: Site): Action => ({ ended: site.ended, kill: () => site.signal('SIGKILL') })

/**
 * Also kills the processes that the first start runs for its database. With `all`, the database is killed too, as by a power cut.
 */
function withDatabaseOf(dataDir: string, site: Site, all: boolean): Action {
  const pidFile = join(dataDir, 'postgres/data/postmaster.pid')
  const kill = () => {
    const postmaster = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0
    for (const pid of [...(all ? [-site.pid, postmaster] : []), site.pid]) killOne(pid)
  }
  return { ended: site.ended, kill }
}

function killOne(pid: number) {
  try {
    if (pid !== 0) process.kill(pid, 'SIGKILL')
  } catch (error) {
    // The process has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function untilClosed(site: Site) {
  await site.open()
  site.signal('SIGTERM')
  expect(await site.ended).toBe(0)
}

/** The monthly tables of the audit. Their number depends on the day. */
const OF_A_MONTH = /\baudit_\d{4}_\d{2}/

/** Lists every column, index, rule and trigger, and the applied migrations. */
async function schemaOf(url: string) {
  const rows = await rowsOf<{ what: string }>(
    url,
    `select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable, column_default) as what
       from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')
     union all select indexdef from pg_indexes where schemaname not in ('pg_catalog', 'pg_toast')
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated from pg_constraint
       where conrelid <> 0
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select indexrelid::regclass || ' is not valid' from pg_index where not indisvalid
     union all select 'migration ' || name from migrations
     order by 1`,
  )
  return rows.map(({ what }) => what).filter((what) => !OF_A_MONTH.test(what))
}

/** Returns the rows that a fresh site has, without the values that differ from site to site. */
const seedsOf = (url: string) =>
  rowsOf(
    url,
    `select (select count(*) from topics) as topics, (select count(*) from questions) as questions,
       (select count(*) from topic_questions) as places, (select count(*) from modules) as modules,
       (select md5(string_agg(id || name || difficulty || link, ',' order by id)) from questions) as text`,
  )
