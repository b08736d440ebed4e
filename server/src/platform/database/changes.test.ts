import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tcpProxy } from '../../../testing/tcp-proxy.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { buildApp } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { listenForChanges } from './changes.ts'
import { type Database, openDatabase } from './database.ts'

/** Two processes on one database: the site writes. The second process reads, and reaches the database over a proxy. */
let site: TestSite
let admin: string
let proxy: Awaited<ReturnType<typeof tcpProxy>>
let database: Database
let other: Dependencies
let changes: { close(): Promise<void> }
let dropped = 0
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())
beforeEach(async () => {
  proxy = await tcpProxy(site.database.url)
  database = openDatabase(proxy.url, 2, 1_000)
  other = await buildApp({ env: site.env, database, mailer: site.mailer, secret: randomBytes(32) })
  dropped = 0
  changes = listenForChanges(database, () => {
    dropped += 1
    other.cache.clear()
  })
  await vi.waitFor(() => expect(dropped).toBe(1), 5_000)
})
afterEach(async () => {
  await changes.close()
  await other.app.close()
  await database.close()
  await proxy.close()
})

const LISTEN = 'listen changed'
const BLOGS = '/api/v1/getBlogs'
const publish = async (title: string) => {
  const body = { title, author: 'Rohan', content: 'Because.' }
  expect((await site.ask('POST', '/admin/createBlog', { as: admin, body })).status).toBe(201)
}
const newest = async () => (await other.app.inject(BLOGS)).json().data[0]?.title as string | undefined
const PATIENCE = 30_000

test('safety D a silent connection to the database is noticed, and replaced', { tags: 'long' }, async () => {
  await newest()
  expect(proxy.silence(LISTEN)).toBe(1)
  await publish('Behind the silence')
  await vi.waitFor(async () => expect(await newest()).toBe('Behind the silence'), PATIENCE)
  // The process listens again, so the next write needs no full drop.
  const before = dropped
  await publish('Heard again')
  await vi.waitFor(async () => expect(await newest()).toBe('Heard again'), 2_000)
  expect(dropped).toBe(before)
})

test('safety D a process that can query the database but not listen to it caches nothing for long', async () => {
  await newest()
  proxy.refuse(LISTEN)
  for (const title of ['Unheard', 'Unheard again']) {
    await publish(title)
    await vi.waitFor(async () => expect(await newest()).toBe(title), PATIENCE)
  }
  proxy.refuse()
  const before = dropped
  await vi.waitFor(() => expect(dropped).toBeGreaterThan(before), PATIENCE)
})

test('safety L4 cached answers are still sent while the database is away', async () => {
  await newest()
  const kept = other.cache.get(BLOGS)
  expect(kept).toBeDefined()
  // The proxy cuts every client that sends something.
  proxy.refuse('user')
  await vi.waitFor(async () => expect((await other.app.inject('/readyz')).statusCode).toBe(503), PATIENCE)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(other.cache.get(BLOGS)).toBe(kept)
  proxy.refuse()
  await vi.waitFor(() => expect(other.cache.get(BLOGS)).toBeUndefined(), PATIENCE)
})

test('safety D a connection that the database ends is made again, and nothing is kept from before', async () => {
  await newest()
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = '${LISTEN}'`
  expect((await site.database.pool.query(end)).rowCount).toBe(1)
  await vi.waitFor(() => expect(dropped).toBe(2), PATIENCE)
  expect(other.cache.get(BLOGS)).toBeUndefined()
})
