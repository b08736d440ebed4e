import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messages } from '@callofcode/contract/messages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { buildApp } from '../../app/app.ts'
import { type Dependencies, openSiteMailer } from '../../app/dependencies.ts'
import { seed } from '../../app/seed/seed.ts'
import { readEnv } from '../env.ts'
import type { Mailer } from '../mail/mailer.ts'
import { listenForChanges } from './changes.ts'
import { type Database, openDatabase, write } from './database.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

describe('a write', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite({ DATABASE_POOL: '2' })
  })
  afterAll(() => site.close())
  const count = async () => {
    const { rows } = await site.database.pool.query("select 1 from settings where key = 'x'")
    return rows.length
  }
  const insert = sql`insert into settings (key, value) values ('x', '1'::jsonb)`

  test('is whole or not at all, and tells of nothing that was not done', async () => {
    const told: string[] = []
    site.database.onChanged = (tags) => void told.push(...tags)
    const failing = write(site.database, async (tx, changed) => {
      changed('blogs')
      await tx.execute(insert)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([await count(), told]).toEqual([0, []])
    await write(site.database, async (tx, changed) => {
      changed('blogs', 'blog:1')
      changed('blogs')
      await tx.execute(insert)
    })
    expect([await count(), told]).toEqual([1, ['blogs', 'blog:1']])
  })

  test('names as many tags as it likes: every process hears of all of them', async () => {
    const told: string[] = []
    const other = openDatabase(site.database.url, 1)
    other.onChanged = (tags) => void told.push(...tags)
    const opened = vi.fn()
    const changes = listenForChanges(other, opened)
    await expect.poll(() => opened.mock.calls.length).toBeGreaterThan(0)
    const tags = Array.from({ length: 400 }, (_, at) => `event:${String(at).padStart(36, '0')}`)
    await write(site.database, async (_tx, changed) => changed(...tags))
    await expect.poll(() => told).toEqual(tags)
    await changes.close()
    await other.close()
  })

  test('that breaks gives its connection back: many of them do not use the pool up', async () => {
    for (let at = 0; at < 10; at++)
      await expect(write(site.database, (tx) => tx.execute(sql`select nonsense`))).rejects.toThrow()
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`
    for (let at = 0; at < 10; at++)
      await expect(write(site.database, (tx) => tx.execute(cut))).rejects.toThrow()
    expect(await count()).toBe(1)
  })
})

describe('a database that goes away', () => {
  let folder: string
  let server: Embedded
  let database: Database
  let mailer: Mailer
  let dependencies: Dependencies
  let changes: { close(): Promise<void> }
  const quiet = () => undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callofcode-away-'))
    server = await startEmbedded({ dataDir: folder, log: quiet })
    database = openDatabase(server.url, 4)
    await migrate(database.pool)
    await seed(database)
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATA_DIR: folder })
    const secret = randomBytes(32)
    mailer = await openSiteMailer({ database, env, secret, print: quiet })
    dependencies = await buildApp({ env, database, mailer, secret })
    let listening = false
    changes = listenForChanges(database, () => {
      listening = true
      dependencies.cache.clear()
    })
    // The process clears its cache when it begins to listen. That must not happen in the middle of a test.
    await vi.waitFor(() => expect(listening).toBe(true), 5_000)
  })
  afterAll(async () => {
    await changes?.close()
    await dependencies?.app.close()
    await mailer?.stop()
    await database?.close()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const ask = async (url: string, headers = {}) => {
    const started = Date.now()
    const answer = await dependencies.app.inject({ url, headers })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json(),
      took: Date.now() - started,
    }
  }
  const unavailable = {
    success: false,
    ...messages.serverError.said,
    code: 'unavailable',
    requestId: expect.any(String),
  }
  const bearer = { authorization: `Bearer ${'x'.repeat(43)}` }

  test('safety L4 ERR-01 the site says so within three seconds, lives on, and recovers by itself', async () => {
    expect((await ask('/readyz')).status).toBe(200)
    await ask('/api/v1/topics/')
    await server.stop()
    try {
      expect((await ask('/healthz')).status).toBe(200)
      for (const url of ['/api/v1/getBlogs', '/api/v1/getModules', '/readyz'])
        for (const answer of await Promise.all(Array.from({ length: 8 }, () => ask(url)))) {
          expect([url, answer.status, answer.body]).toEqual([url, 503, unavailable])
          expect(answer.took).toBeLessThan(3_000)
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        }
      // A cached response needs no database.
      expect((await ask('/api/v1/topics/')).status).toBe(200)
      // Members stay signed in: a 401 would end the sign-in in the browser.
      expect((await ask('/api/v1/members/', bearer)).status).toBe(503)
    } finally {
      server = await startEmbedded({ dataDir: folder, log: quiet })
    }
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), 5_000)
    expect((await ask('/api/v1/topics/')).body.topics.length).toBeGreaterThan(0)
    expect((await ask('/api/v1/members/', bearer)).status).toBe(401)
  })

  test('safety L4 a request that gets no database connection is answered 503 within three seconds', async () => {
    const taken = await Promise.all(Array.from({ length: 4 }, () => database.pool.connect()))
    try {
      const { status, body, took } = await ask('/api/v1/members/', bearer)
      expect([status, body]).toEqual([503, unavailable])
      expect(took).toBeLessThan(3_000)
    } finally {
      for (const connection of taken) connection.release()
    }
    expect((await ask('/api/v1/members/', bearer)).status).toBe(401)
  })

  test('safety K4 a site that is stopping says that it is not ready', async () => {
    const { env } = dependencies
    const other = await buildApp({ env, database, mailer, secret: randomBytes(32) })
    let seen = 0
    let origin = ''
    const asked = async () => (await fetch(`${origin}/readyz`)).status
    other.app.addHook('preClose', async () => {
      seen = await asked()
    })
    origin = await other.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' })
    expect(await asked()).toBe(200)
    await other.app.close()
    expect(seen).toBe(503)
  })
})
