import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject as provided, test, vi } from 'vitest'
import { bucketServer } from '../../../../testing/bucket-server.ts'
import { onServer, rowsOf, TEMPLATE, withDatabase } from '../../../../testing/database-server.ts'
import { siteProcess } from '../../../../testing/site-process.ts'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'
import { readEnv } from '../../../platform/env.ts'
import type { Repeated } from '../../../platform/jobs/repeat.ts'
import { inBackupThread } from './backup-in-thread.ts'
import { backupRunStore } from './backup-run-store.ts'
import { backupPlace } from './backup-settings.ts'
import { nameOf } from './retention.ts'
import { startBackups } from './scheduled-backups.ts'

let site: TestSite
let said: string[] = []
const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) }
beforeAll(async () => {
  site = await testSite()
  await site.database.pool.query(
    `insert into settings (key, value) values ('secret-fingerprint', to_jsonb('c0ffee0012345678'::text))`,
  )
})
afterAll(() => site.close())
beforeEach(async () => {
  said = []
  await site.database.pool.query('truncate backup_runs')
  await site.database.pool.query(`update migrations set applied_at = now() - interval '3 days'`)
})
const clocks: Repeated[] = []
const stopAll = () => Promise.all(clocks.splice(0).map((clock) => clock.stop()))
afterEach(stopAll)

const begin = (environment: Record<string, string>) => {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: site.dataDir, BACKUP_EVERY_SECONDS: '1', ...environment })
  const clock = startBackups({ database: site.database, env, log })
  if (clock) clocks.push(clock)
  return String(backupPlace(env))
}
const runs = async () => (await site.database.pool.query('select * from backup_runs order by id')).rows
const stateOf = (place: string) => backupRunStore.state(site.database.pool, place)
const until = (check: () => unknown) => vi.waitFor(check)

test('SAFE-13 a site with its own database makes them in a folder that only its user can open', async () => {
  const folder = begin({})
  expect(folder).toBe(join(site.dataDir, 'backups'))
  await until(async () => expect((await stateOf(folder)).last).toBeTruthy())
  const [run] = await runs()
  expect(run.name).toMatch(/^call-of-code-c0ffee00-\d{8}T\d{6}Z\.tar\.gz$/)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const file = await stat(join(folder, run.name))
  expect([file.mode & 0o777, file.size]).toEqual([0o600, Number(run.bytes)])
  expect(Number(run.rows)).toBeGreaterThan(400)
})

test('OPS-399 the newest one is read as a whole once a week, and what is damaged is said', async () => {
  const folder = begin({})
  await until(async () => expect((await stateOf(folder)).checked).toMatchObject({ failure: null }))
  const first = (await runs()).filter(({ checked_at: at }) => at)
  expect(first).toHaveLength(1)
  await stopAll()
  // A week later the disk has lost half of the newest.
  const name = String((await stateOf(folder)).last?.name)
  await truncate(join(folder, name), 2_000)
  await site.database.pool.query(
    `update backup_runs set checked_at = checked_at - interval '8 days', started_at = now() + interval '30 minutes'`,
  )
  begin({})
  await until(async () => expect((await stateOf(folder)).checked?.failure).toMatch(/damaged or cut off/))
  // The result is logged after it is stored.
  const words = `The backup ${name} in ${folder} cannot be brought back: `
  await until(() => expect(said).toContainEqual(expect.stringContaining(words)))
  // The next one is read as soon as it is made.
  await site.database.pool.query(`update backup_runs set started_at = now() - interval '1 day'`)
  await until(async () => expect((await stateOf(folder)).checked).toMatchObject({ failure: null }))
})

test('SAFE-14 each removes what is older than its days and weeks, and nothing else', async () => {
  const folder = join(site.dataDir, 'kept')
  await mkdir(folder)
  const old = Array.from({ length: 60 }, (_, at) =>
    nameOf('c0ffee00', new Date(Date.now() - (at + 1) * 86_400_000), false),
  )
  for (const name of [...old, 'notes.txt', `.${old[0]}.part`]) await writeFile(join(folder, name), 'x')
  begin({ BACKUP_TO: folder, BACKUP_EVERY_SECONDS: '86400', BACKUP_KEEP_DAYS: '3', BACKUP_KEEP_WEEKS: '0' })
  await clocks[0]?.turn()
  const left = await readdir(folder)
  expect(left).toEqual(expect.arrayContaining(['notes.txt', old[0], old[1]]))
  expect(left).toHaveLength(4)
})

test('SAFE-15 a failure is said with its reason, tried again, and leaves nothing under a name', async () => {
  const folder = join(site.dataDir, 'full')
  await writeFile(folder, 'no folder')
  begin({ BACKUP_TO: folder })
  await until(async () => expect((await stateOf(folder)).failures).toBeGreaterThan(1))
  expect(said[0]).toMatch(
    /^The backup to .*full failed: It is no folder, or a part of its path is none\. \(ENOTDIR\) The next try is at 20/,
  )
  expect((await stateOf(folder)).last).toBeUndefined()
  await rm(folder)
  await until(async () => expect((await stateOf(folder)).last).toBeTruthy())
  expect((await stateOf(folder)).failures).toBe(0)
  // A running backup has no final name yet.
  await stopAll()
  expect((await readdir(folder)).every((name) => name.endsWith('.tar.gz'))).toBe(true)
})

test('SAFE-15 one whose process was killed counts as failed, and is made again', async () => {
  const folder = join(site.dataDir, 'killed')
  await backupRunStore.begin(site.database.sql, folder, 'half')
  expect((await stateOf(folder)).isRunning).toBe(true)
  begin({ BACKUP_TO: folder })
  await until(async () => expect((await stateOf(folder)).last).toBeTruthy())
  expect((await runs())[0].failure).toBe('The process that made it ended.')
})

test('SAFE-324 what breaks in the thread of a backup is a backup that failed: nothing else ends', async () => {
  const broken = { databaseUrl: site.database.url, name: 'x', env: undefined as never }
  await expect(inBackupThread(broken, new AbortController().signal)).rejects.toThrow(TypeError)
})

test('SAFE-16 while the server of the bucket is down it fails and says so; when it is back it goes on', async () => {
  const server = await bucketServer()
  await server.stop()
  const place = begin({ ...server.env, BACKUP_TO: 's3://club/site' })
  await until(async () => expect((await stateOf(place)).failures).toBeGreaterThan(0))
  // The failure is logged after it is stored.
  const words = 'The backup to s3://club/site failed: The server does not answer. (ECONNREFUSED)'
  await until(async () => expect(said[0]).toMatch(words))
  await server.startAgain()
  await until(async () => expect((await stateOf(place)).last).toBeTruthy())
  await stopAll()
  await server.close()
})

test('SAFE-13 however many look at the same time, one makes it', async () => {
  const folder = join(site.dataDir, 'many')
  // The two days do not pass for any of these processes.
  for (let at = 0; at < 5; at++) begin({ BACKUP_TO: folder, BACKUP_EVERY_SECONDS: '172800' })
  for (let turn = 0; turn < 2; turn++) {
    await Promise.all(clocks.map((clock) => clock.turn()))
    expect(await runs()).toHaveLength(1)
  }
  expect((await stateOf(folder)).last).toBeTruthy()
})

test('SAFE-13 two processes of one site make one backup', { tags: 'long' }, async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = provided('databaseServer')
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  const DATABASE_URL = withDatabase(server, name)
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-backups-'))
  await chmod(folder, 0o700)
  await onServer(DATABASE_URL, `update migrations set applied_at = now() - interval '3 days'`)
  const given = {
    DATABASE_URL,
    DATA_DIR: join(folder, 'data'),
    BACKUP_TO: join(folder, 'backups'),
    BACKUP_EVERY_SECONDS: '20',
    APP_SECRET: 'one secret for both, of 32 letters or more',
  }
  const sites = [siteProcess(given), siteProcess(given)]
  await Promise.all(sites.map((one) => one.open()))
  const begun = `select extract(epoch from started_at)::float as at from backup_runs order by started_at`
  await until(async () => expect(await rowsOf(DATABASE_URL, begun)).not.toHaveLength(0))
  // Both processes check every five seconds.
  await sleep(6_000)
  for (const one of sites) one.signal('SIGTERM')
  expect(await Promise.all(sites.map((one) => one.ended))).toEqual([0, 0])
  // Each backup began when it was due or later, however long that took.
  const times = (await rowsOf(DATABASE_URL, begun)).map(({ at }) => Number(at))
  const pauses = times.slice(1).map((at, before) => at - (times[before] ?? 0))
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(20)
  await onServer(server, `drop database ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

test('SAFE-19 with a database of others nobody knows where they go: none are made until BACKUP_TO says it', () => {
  const DATABASE_URL = 'postgres://elsewhere/club'
  expect(backupPlace(readEnv({ DATABASE_URL }))).toBeUndefined()
  expect(backupPlace(readEnv({ BACKUP_TO: 'off' }))).toBeUndefined()
  expect(backupPlace(readEnv({ DATABASE_URL, BACKUP_TO: '/backups' }))).toBe('/backups')
})
