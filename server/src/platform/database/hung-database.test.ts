import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messages } from '@callofcode/contract/messages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { type Dependencies, openSiteMailer } from '../../app/dependencies.ts'
import { seed } from '../../app/seed/seed.ts'
import { readEnv } from '../env.ts'
import type { Mailer } from '../mail/mailer.ts'
import { listenForChanges } from './changes.ts'
import { type Database, openDatabase, write } from './database.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

let folder: string
let server: Embedded
let database: Database
let mailer: Mailer
let dependencies: Dependencies
let changes: { close(): Promise<void> }
const quiet = () => undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callofcode-hung-'))
  server = await startEmbedded({ dataDir: folder, log: quiet })
  const patient = openDatabase(server.url, 2)
  await migrate(patient.pool)
  await seed(patient)
  await patient.close()
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder })
  database = openDatabase(server.url, 4, env.DATABASE_TIMEOUT_MS)
  const secret = randomBytes(32)
  mailer = await openSiteMailer({ database, env, secret, print: quiet })
  dependencies = await buildApp({ env, database, mailer, secret })
  let listening = false
  changes = listenForChanges(database, () => {
    listening = true
    dependencies.cache.clear()
  })
  await vi.waitFor(() => expect(listening).toBe(true), 5_000)
}, 60_000)
afterAll(async () => {
  await changes?.close()
  await dependencies?.app.close()
  await mailer?.stop()
  await database?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

/** Returns the ids of the database's processes: the first and its descendants. */
function processes(): number[] {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const rows = listed.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? [])
  const [first] =
    rows.find(([, , args]) => /bin\/postgres\b/.test(args ?? '') && args?.includes(folder)) ?? []
  return rows
    .filter(([pid, parent]) => first && (pid === first || parent === first))
    .map(([pid]) => Number(pid))
}
const signal = (name: NodeJS.Signals) => {
  const all = processes()
  expect(all.length).toBeGreaterThan(3)
  for (const pid of all) process.kill(pid, name)
}

async function ask(url: string, headers = {}) {
  const began = Date.now()
  const answer = await dependencies.app.inject({ url, headers })
  return { status: answer.statusCode, body: answer.json(), took: Date.now() - began }
}
const bearer = { authorization: `Bearer ${'x'.repeat(43)}` }

test('safety L4 ERR-01 the site reports a hung database within three seconds, and still sends cached answers', async () => {
  await ask('/api/v1/topics/')
  // Opens all connections of the pool. None of them will be answered, and the pool has no room for more.
  await Promise.all(Array.from({ length: 4 }, () => database.pool.query('select 1')))
  signal('SIGSTOP')
  try {
    const asked = ['/api/v1/getBlogs', '/readyz', '/api/v1/getModules', '/api/v1/events']
    const answers = await Promise.all([...asked, ...asked, ...asked].map((url) => ask(url)))
    for (const { status, body, took } of [...answers, await ask('/api/v1/members/', bearer)]) {
      expect([status, body.message]).toEqual([503, messages.serverError.text])
      expect(took).toBeLessThan(3_000)
    }
    expect((await ask('/healthz')).status).toBe(200)
    const ready = await ask('/api/v1/topics/')
    expect([ready.status, ready.took < 250]).toEqual([200, true])
    const began = Date.now()
    await expect(write(database, (tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    expect(Date.now() - began).toBeLessThan(3_000)
  } finally {
    signal('SIGCONT')
  }
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), 5_000)
  expect((await ask('/api/v1/getBlogs')).status).toBe(200)
  expect((await ask('/api/v1/members/', bearer)).status).toBe(401)
  // Nothing is left behind in the pool or in the database.
  const { pool } = database
  // The site polls its queues now and then. Between two polls, every connection is idle.
  await vi.waitFor(
    () =>
      expect([pool.waitingCount, pool.idleCount, pool.totalCount <= 4]).toEqual([0, pool.totalCount, true]),
    5_000,
  )
  await vi.waitFor(async () => {
    const { rows } = await pool.query(`select count(*)::int as count from pg_stat_activity
       where datname = current_database() and (state like 'idle in%' or wait_event_type = 'Lock')`)
    expect(rows).toEqual([{ count: 0 }])
  }, 5_000)
}, 60_000)

test('safety L4 one that hangs in the middle of a write is waited for once, and nothing of the write stays', async () => {
  const before = await database.pool.query('select count(*)::int as count from settings')
  let began = 0
  const failing = write(database, async (tx) => {
    await tx.execute(sql`insert into settings (key, value) values ('hung', '1'::jsonb)`)
    signal('SIGSTOP')
    began = Date.now()
    await tx.execute(sql`select 1`)
  })
  await expect(failing).rejects.toThrow()
  expect(Date.now() - began).toBeLessThan(3_000)
  signal('SIGCONT')
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), 5_000)
  expect((await database.pool.query('select count(*)::int as count from settings')).rows).toEqual(before.rows)
}, 30_000)

test('safety L4 a statement that takes too long is ended, and its connection kept for the next', async () => {
  const { pool } = database
  const [slow] = await Promise.allSettled([pool.query('select pg_sleep(20)')])
  expect(slow).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
  // The process still counts as active for a moment after it has sent the error.
  await vi.waitFor(async () => {
    const { rows } =
      await pool.query(`select count(*)::int as count from pg_stat_activity where query ~ 'pg_sleep\\(20'
      and state = 'active' and pid <> pg_backend_pid()`)
    expect(rows).toEqual([{ count: 0 }])
  }, 5_000)
}, 30_000)
