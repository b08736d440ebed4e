import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@callofcode/contract/all'
import { pathOf } from '@callofcode/contract/endpoint'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  caughtUp,
  type Replicated,
  replicatedServers,
  type Server,
} from '../../../testing/servers/replicated.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { writeWorld } from '../../../testing/write-world.ts'
import { write } from './database.ts'

let servers: Replicated
let leader: Server
let replica: Server
let site: TestSite
let admin: string
beforeAll(async () => {
  servers = await replicatedServers(1)
  leader = servers.leader
  replica = servers.standbys[0] as Server
  const where = { url: leader.url, replicaUrl: replica.url }
  site = await testSite({}, { where, patience: 2_500 })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(async () => {
  await site?.close()
  await servers?.close()
})

/** The tries together take longer than a replica is left alone. */
const TRIES = 8
const BLOGS = '/api/v1/getBlogs'
/** A robot's visits are not counted, so they write nothing. */
const visit = async (url = BLOGS) => {
  const answer = await site.app.inject({ url, headers: { 'user-agent': 'Googlebot/2.1' } })
  return { status: answer.statusCode, titles: titlesIn(answer.payload) }
}
const titlesIn = (payload: string) => [...payload.matchAll(/"title":"([^"]*)"/g)].map(([, title]) => title)
const publish = async (title: string) => {
  const body = { title, author: 'Rohan', content: 'Because.' }
  expect((await site.ask('POST', '/admin/createBlog', { as: admin, body })).status).toBe(201)
}
const pause = () => replica.query('select pg_wal_replay_pause()')
const goOn = () => replica.query('select pg_wal_replay_resume()')

/** Returns the statements sent to each server while `work` ran, without those that begin connections and transactions. */
async function sentTo(work: () => Promise<unknown>) {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const rows = sent.mock.calls.map(([given], at) => {
      const query = given as unknown as string | { text: string }
      const { port } = sent.mock.contexts[at] as unknown as { port: number }
      return { port, text: typeof query === 'string' ? query : query.text }
    })
    const of = (server: Server) => rows.filter(({ port }) => port === server.port).map(({ text }) => text)
    // The judge and the workers poll their queues by themselves.
    const own = (texts: string[]) =>
      texts.filter((text) => !/problem_submissions|problem_checks|graphile_worker|jobs:insert/.test(text))
    return { leader: own(of(leader)), replica: own(of(replica)) }
  } finally {
    sent.mockRestore()
  }
}

/**
 * Returns the statements that a visit reads on the leader although the replica is current. The site also writes by itself. While
 * the replica is behind or too busy, the leader answers, so the visit is repeated. Reads that stay on the leader are returned.
 */
async function readOnLeader(url: string): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    site.cache.clear()
    await caughtUp(leader, replica)
    const { leader: asked } = await sentTo(() => visit(url))
    // After a write, the leader is asked where its log ends. That statement does not count.
    const read = asked.filter((text) => !text.includes('pg_current_wal_insert_lsn'))
    if (read.length === 0 || tries === TRIES) return read
    await sleep(500)
  }
}

beforeEach(async () => {
  // The first visitor detects the replica without waiting for it.
  await vi.waitFor(async () => {
    site.cache.clear()
    await caughtUp(leader, replica)
    expect((await sentTo(visit)).replica.length).toBeGreaterThan(0)
  })
})
afterEach(async () => {
  await goOn().catch(() => undefined)
})

test('OPS-12 answers for visitors are read from the replica, pages and feeds too', async () => {
  // The site also writes by itself. While the replica is behind, the leader answers.
  for (const url of [BLOGS, '/api/v1/topics/', '/api/v1/forum/threads', '/sitemap.xml', '/blogs/feed.xml'])
    expect([url, await readOnLeader(url)]).toEqual([url, []])
})

test('OPS-12 every endpoint whose answer is kept reads through the database that it is given', async () => {
  const world = await writeWorld(site)
  await caughtUp(leader, replica)
  const reads = endpoints.filter((one) => one.method === 'GET' && one.callers === 'anyone' && !one.stream)
  const urls = reads.flatMap((one) => {
    if (!one.path.includes(':')) return [pathOf(one)]
    const ids = (world.public[one.path] ?? []).slice(-1)
    return ids.map((id) => pathOf(one, { id, slug: id, handle: id, code: id, key: id }))
  })
  await visit()
  const wrong: string[] = []
  let kept = 0
  for (const url of urls) {
    site.cache.clear()
    await visit(url)
    if (!site.cache.get(url)) continue
    kept += 1
    const read = await readOnLeader(url)
    if (read.length > 0) wrong.push(`${url}: ${read}`)
  }
  expect(wrong).toEqual([])
  expect(kept).toBeGreaterThan(20)
})

test('OPS-12 nobody gets an answer from before a write, their own or that of another process', async () => {
  for (let at = 0; at < 20; at++) {
    await publish(`Written ${at}`)
    expect((await visit()).titles).toContain(`Written ${at}`)
  }
  // Simulates a write by another process, of which only the notification arrives.
  for (let at = 0; at < 5; at++) {
    const title = `Elsewhere ${at}`
    const oldest = 'select id from blogs order by created_at limit 1'
    await leader.query(`update blogs set title = '${title}' where id = (${oldest})`)
    site.database.noteWrites()
    site.cache.invalidate(['blogs'])
    expect((await visit()).titles).toContain(title)
  }
})

test('OPS-13 a replica that is behind is passed over, without an error and without an old answer kept', async () => {
  await pause()
  await publish('While it sleeps')
  const sent = await sentTo(async () => expect((await visit()).titles).toContain('While it sleeps'))
  // The replica was asked once and found to be behind.
  expect([sent.replica.length, sent.leader.length > 0]).toEqual([1, true])
  await goOn()
  await caughtUp(leader, replica)
  site.cache.clear()
  expect(
    (await sentTo(async () => expect((await visit()).titles).toContain('While it sleeps'))).leader,
  ).toEqual([])
})

test('OPS-13 a replica that goes away in the middle of an answer, or hangs, costs nobody an error', async () => {
  const listed = await visit()
  site.cache.clear()
  await replica.stop()
  expect(await visit()).toEqual(listed)
  site.cache.clear()
  expect(await visit()).toEqual(listed)
  await replica.start()
  await vi.waitFor(async () => {
    site.cache.clear()
    expect((await sentTo(visit)).replica.length).toBeGreaterThan(0)
  })
  replica.freeze()
  try {
    // Only the first visitor who asks the frozen replica waits for it.
    const waits: number[] = []
    for (let visits = 0; visits < 4; visits++) {
      site.cache.clear()
      const started = performance.now()
      expect(await visit()).toEqual(listed)
      waits.push(performance.now() - started)
    }
    expect(waits.filter((wait) => wait > 900).length).toBeLessThanOrEqual(1)
  } finally {
    replica.thaw()
  }
})

test('OPS-15 a kept answer asks nobody, one that is made asks each server once after a write, and then nobody', async () => {
  const read = async () => {
    await publish('Counted')
    await caughtUp(leader, replica)
    const first = await sentTo(visit)
    expect([first.leader.length, first.replica.length]).toEqual([1, 2])
    expect(await sentTo(visit)).toEqual({ leader: [], replica: [] })
    // The end of the log is cached, and the replica is known to be there.
    site.cache.clear()
    const next = await sentTo(visit)
    expect([next.leader.length, next.replica.length]).toEqual([0, 1])
  }
  await withoutOwnWrites(read)
})

/** The site's own writes may come in between, and then the replica is behind. */
const withoutOwnWrites = (read: () => Promise<void>) => vi.waitFor(read, { timeout: 60_000 })

test('OPS-15 many answers that are made at once after a write ask the leader once', async () => {
  const urls = Array.from({ length: 12 }, (_, at) => `${BLOGS}?limit=${at + 1}`)
  const read = async () => {
    await publish('Crowd')
    await caughtUp(leader, replica)
    const sent = await sentTo(() => Promise.all(urls.map(visit)))
    expect(sent.leader).toHaveLength(1)
  }
  await withoutOwnWrites(read)
})

test('OPS-12 whoever is signed in and wrote a moment ago reads from the leader', async () => {
  const sent = await sentTo(() => site.ask('GET', '/getBlogs', { as: admin }))
  expect(sent.replica).toEqual([])
})

test('OPS-13 what would write while it answers visitors is done on the leader', async () => {
  const result = await site.database.forVisitors((database) =>
    write(database, async (tx) => {
      await tx.execute(
        sql`insert into settings (key, value) values ('written', 'true') on conflict do nothing`,
      )
      return 'done'
    }),
  )
  expect(result).toBe('done')
})

test('OPS-14 while the leader is away visitors still read, and what they read is not kept', async () => {
  await publish('Before the end')
  await caughtUp(leader, replica)
  site.cache.clear()
  site.database.noteWrites()
  await leader.stop()
  try {
    const found = await visit()
    expect(found.status).toBe(200)
    expect(found.titles).toContain('Before the end')
    expect(site.cache.get(BLOGS)).toBeUndefined()
    const refused = await site.ask('POST', '/admin/createBlog', {
      as: admin,
      body: { title: 'No', author: 'Rohan', content: 'No.' },
    })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true])
  } finally {
    await leader.start()
  }
  await vi.waitFor(() => publish('After it'), 10_000)
  await vi.waitFor(async () => expect((await visit()).titles).toContain('After it'), 10_000)
})
