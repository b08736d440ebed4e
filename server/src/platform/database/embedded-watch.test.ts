import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FolderMailbox } from '../../../testing/mailbox.ts'
import { type SiteProcess, siteProcess } from '../../../testing/site-process.ts'
import { members } from '../../features/account/account-tables.ts'
import { sessionStore } from '../../features/account/session-store.ts'
import { isSameProcess, processStartTime } from '../process-identity.ts'
import { openDatabase, write } from './database.ts'
import { findRunning } from './embedded.ts'
import { keepEmbedded } from './embedded-watch.ts'

const log = () => undefined
/** Tests that take minutes on a busy machine run with `npm run test:hard` only. */
const hard = import.meta.env.MODE === 'hard'
let base: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'callofcode-watch-'))
  // When root starts it, PostgreSQL's own user must be able to enter this folder.
  await chmod(base, 0o755)
})
afterAll(() => rm(base, { recursive: true, force: true }))

const dataOf = (dataDir: string) => join(dataDir, 'postgres/data')
const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0])
const killPostmaster = (dataDir: string) => process.kill(postmasterOf(dataDir), 'SIGKILL')

describe('a site whose database is killed', () => {
  let DATA_DIR: string
  let site: SiteProcess
  let origin: string
  let token: string
  beforeAll(async () => {
    DATA_DIR = join(base, 'a folder with blanks, ä and 世')
    site = siteProcess({ DATA_DIR })
    origin = await site.open()
    const database = openDatabase(String(await findRunning(DATA_DIR)), 1)
    const given = { email: 'asha@college.edu', name: 'Asha', passwordHash: 'x', status: 'approved' as const }
    const [row] = await database.sql.insert(members).values(given).returning()
    token = await sessionStore.create(database.sql, String(row?.id), {})
    await database.close()
  })
  afterAll(async () => {
    site?.signal('SIGTERM')
    await site?.ended
  })

  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    })
    const retry = answer.headers.get('retry-after')
    return { status: answer.status, retry, body: await answer.json() }
  }
  const post = (title: string) => ask('/forum/threads', { title, content: 'Why?', category: 'General' })
  const works = () =>
    vi.waitFor(async () => expect((await post('after')).status).toBe(201), { timeout: 60_000, interval: 50 })
  const titles = async () => {
    const database = openDatabase(String(await findRunning(DATA_DIR)), 1)
    const { rows } = await database.pool.query<{ title: string }>('select title from forum_posts')
    await database.close()
    return rows.map(({ title }) => title)
  }

  test('safety L4 it is started again: requests get 503 for a moment, and no confirmed write is lost', async () => {
    const seen = new Map<number, number>()
    const kept: string[] = []
    let going = true
    const writer = async () => {
      for (let at = 0; going; at++) {
        const title = `written ${at}`
        const answers = [await post(title), await ask('/members/')]
        if (answers[0]?.status === 201) kept.push(title)
        for (const { status, retry } of answers) {
          seen.set(status, (seen.get(status) ?? 0) + 1)
          if (status === 503) expect(Number(retry)).toBeGreaterThan(0)
        }
        await sleep(10)
      }
    }
    const writing = writer()
    await vi.waitFor(() => expect(kept.length).toBeGreaterThan(5), 30_000)
    const before = postmasterOf(DATA_DIR)
    killPostmaster(DATA_DIR)
    await vi.waitFor(() => expect(seen.get(503)).toBeGreaterThan(0), 30_000)
    const soFar = kept.length
    await vi.waitFor(() => expect(kept.length).toBeGreaterThan(soFar + 5), 60_000)
    going = false
    await writing
    expect([...seen.keys()].sort()).toEqual([200, 201, 503])
    expect(postmasterOf(DATA_DIR)).not.toBe(before)
    expect(await titles()).toEqual(expect.arrayContaining(kept))
    expect(site.said()).toContain('PostgreSQL runs again.')
  })

  test('safety L4 afterwards writes of other processes arrive again, streams go on, and mail is sent', async () => {
    const { body } = await post('a thread to follow')
    const id: string = body.data._id
    const stream = await fetch(`${origin}/api/v1/forum/threads/${id}/stream`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    void (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        heard += part.value
    })()
    const kept = async () =>
      (await (await fetch(`${origin}/api/v1/topics/`)).text()).includes('A topic of elsewhere')
    expect(await kept()).toBe(false)
    killPostmaster(DATA_DIR)
    await works()
    const other = openDatabase(String(await findRunning(DATA_DIR)), 1)
    await vi.waitFor(async () => {
      const { rows } = await other.pool.query(
        `select count(*)::int as count from pg_stat_activity where query ~ '^listen'`,
      )
      expect(rows[0]?.count).toBeGreaterThan(0)
    })
    await write(other, async (tx, changed) => {
      await tx.execute(sql`update topics set title = 'A topic of elsewhere' where position = 1`)
      changed('topics')
    })
    await other.close()
    await vi.waitFor(async () => expect(await kept()).toBe(true), 30_000)
    const events = heard.split('event: ').length
    expect((await ask(`/forum/threads/${id}/replies`, { content: 'Because.' })).status).toBe(201)
    await vi.waitFor(() => expect(heard.split('event: ').length).toBeGreaterThan(events), 30_000)
    await reader?.cancel()
    await ask('/members/forgotPassword', { email: 'asha@college.edu' })
    await vi.waitFor(
      async () => expect((await new FolderMailbox(DATA_DIR).all()).length).toBeGreaterThan(0),
      60_000,
    )
  })

  if (hard)
    test('safety L4 it is started again five times in a row, and after the end of a single connection', async () => {
      for (let time = 0; time < 5; time++) {
        killPostmaster(DATA_DIR)
        await vi.waitFor(async () => expect((await ask('/members/')).status).toBe(503), 30_000)
        await works()
      }
      const database = openDatabase(String(await findRunning(DATA_DIR)), 1)
      const { rows } = await database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where state = 'idle' and pid <> pg_backend_pid()`,
      )
      await database.close()
      process.kill(Number(rows[0]?.pid), 'SIGKILL')
      await works()
    })

  if (hard)
    test('safety K3 a database that was adopted from a killed site is started again too', async () => {
      site.signal('SIGKILL')
      await site.ended
      const left = postmasterOf(DATA_DIR)
      site = siteProcess({ DATA_DIR })
      origin = await site.open()
      expect([site.said().includes('runs already'), postmasterOf(DATA_DIR)]).toEqual([true, left])
      killPostmaster(DATA_DIR)
      await vi.waitFor(async () => expect((await ask('/members/')).status).toBe(503), 30_000)
      await works()
    })

  test('safety K4 it stops with the site, and is not started again', async () => {
    site.signal('SIGTERM')
    expect(await site.ended).toBe(0)
    expect(await findRunning(DATA_DIR)).toBeUndefined()
  })

  test('safety K6 if its folder is gone, the site ends with one line and an exit code, and makes no new database', async () => {
    site = siteProcess({ DATA_DIR })
    origin = await site.open()
    renameSync(dataOf(DATA_DIR), join(DATA_DIR, 'postgres/moved'))
    const pid = Number(readFileSync(join(DATA_DIR, 'postgres/moved/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    expect(await site.ended).toBe(1)
    expect(site.said()).toMatch(
      /The database in .*postgres\/data is gone: its folder was moved or removed\.\n/,
    )
    expect(site.said()).not.toMatch(/\n +at /)
    const again = siteProcess({ DATA_DIR })
    expect(await again.ended).toBe(1)
    expect(again.said()).toMatch(/is gone: .*restore a backup: npm run restore -- FILE\n$/)
    expect(readdirSync(join(DATA_DIR, 'postgres'))).toEqual(['moved'])
    renameSync(join(DATA_DIR, 'postgres/moved'), dataOf(DATA_DIR))
  })

  test('safety K4 a site that is stopped while it starts leaves no database running', async () => {
    for (const wait of [0, 300, 600, 1_200]) {
      const starting = siteProcess({ DATA_DIR })
      await vi.waitFor(
        () => expect(readFileSync(join(DATA_DIR, 'app.lock'), 'utf8')).toContain(`${starting.pid}`),
        60_000,
      )
      await sleep(wait)
      starting.signal('SIGTERM')
      expect(await starting.ended).toBe(0)
      expect(await findRunning(DATA_DIR)).toBeUndefined()
    }
  })
})

test('safety L4 a database that cannot start is tried for a time, then the site gives up with the reason', async () => {
  const dataDir = join(base, 'damaged')
  let reason: Error | undefined
  const said: string[] = []
  const kept = await keepEmbedded({
    dataDir,
    log: (line) => void said.push(line),
    lost: (error) => {
      reason = error
    },
    patience: 1_000,
  })
  writeFileSync(join(dataOf(dataDir), 'global/pg_control'), 'x')
  killPostmaster(dataDir)
  await vi.waitFor(
    () => expect(reason?.message).toMatch(/^PostgreSQL does not start on .*pg_control/),
    60_000,
  )
  // The reason is printed once, not at every attempt.
  expect(said.filter((line) => line.includes('pg_control'))).toHaveLength(1)
  await kept.stop().catch(log)
})

if (hard)
  test('safety K4 a halted database (SIGSTOP) also stops with the site, and starts again', async () => {
    const DATA_DIR = join(base, 'halted')
    const site = siteProcess({ DATA_DIR })
    await site.open()
    const halted = postmasterOf(DATA_DIR)
    const birth = String(processStartTime(halted))
    process.kill(halted, 'SIGSTOP')
    site.signal('SIGTERM')
    expect(await site.ended).toBe(0)
    expect(isSameProcess(halted, birth)).toBe(false)
    const next = siteProcess({ DATA_DIR })
    await next.open()
    next.signal('SIGTERM')
    expect(await next.ended).toBe(0)
  })
