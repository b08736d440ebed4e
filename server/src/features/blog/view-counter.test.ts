import { randomUUID } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { viewCounter } from './view-counter.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const browser = (number: number) => ({ 'user-agent': `${CHROME} Edg/${number}.0` })
/** Creates the request of a browser for tests without a server. */
const reader = (number: number) =>
  Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers: browser(number) })

let site: TestSite
let id: string
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  const values = [randomUUID()]
  const { rows } = await site.database.pool.query(
    `insert into blogs (slug, title, author, content) values ($1, 't', 'a', 'c') returning id`,
    values,
  )
  id = rows[0].id
  site.cache.clear()
})

const read = (headers: Record<string, string>, as?: string) =>
  site.ask('GET', `/getBlog/${id}`, { headers, ...(as && { as }) })
/** Returns the public counts once every view is counted. */
async function views() {
  await site.countView.settled()
  const { body } = await site.ask('GET', `/getBlog/${id}`, { headers: { 'user-agent': 'Googlebot/2.1' } })
  return body.data.views as number
}

describe('views', () => {
  test('BLOG-11 BLOG-12 the first view of a day counts, later ones do not', async () => {
    expect((await read(browser(1))).body.data.views).toBe(0)
    expect(await views()).toBe(1)
    for (let times = 0; times < 3; times += 1) await read(browser(1))
    expect(await views()).toBe(1)
    await read(browser(2))
    expect(await views()).toBe(2)
  })
  test('BLOG-11 what a browser fetches before anybody opens it is no view', async () => {
    await read({ ...browser(1), 'sec-purpose': 'prefetch;anonymous-client-ip' })
    expect(await views()).toBe(0)
    await read(browser(1))
    expect(await views()).toBe(1)
  })
  test('BLOG-11 a part of the list shows the same count as the blog, the whole list some minutes later', async () => {
    const shown = async (path: string) => {
      const { body } = await site.ask('GET', path)
      return body.data.find((blog: { _id: string }) => blog._id === id).views
    }
    const [part, whole] = ['/getBlogs?limit=100&fields=_id,views', '/getBlogs']
    for (const path of [part, whole]) expect(await shown(path)).toBe(0)
    await read(browser(1))
    expect(await views()).toBe(1)
    expect([await shown(part), await shown(whole)]).toEqual([1, 0])
    site.lateViews.settle()
    expect(await shown(whole)).toBe(1)
  })
  test('PART-03 safety L1 a reader’s visit makes neither the whole list nor a page of it anew', async () => {
    const kept = ['/getBlogs', '/getBlogs?limit=24&fields=_id%2Ctitle'].map((path) => `/api/v1${path}`)
    for (const url of kept) await site.app.inject(url)
    const before = kept.map((url) => site.cache.get(url))
    expect(before).not.toContain(undefined)
    await read(browser(1))
    expect(await views()).toBe(1)
    expect(kept.map((url) => site.cache.get(url))).toEqual(before)
  })
  test('BLOG-11 BLOG-12 a member is one reader on all devices', async () => {
    const { as } = await site.member()
    await read(browser(1), as)
    await read(browser(2), as)
    expect(await views()).toBe(1)
  })
  test('BLOG-11 a reader counts again on a new day', async () => {
    await read(browser(1))
    expect(await views()).toBe(1)
    await site.database.pool.query(`update blog_views set day = day - 1 where blog_id = $1`, [id])
    const again = viewCounter(site.database, site.secret, () => '127.0.0.1')
    again(`blog:${id}`, reader(1), null)
    await again.settled()
    expect(await views()).toBe(2)
  })
  test('BLOG-12 another process, and a restarted one, know which readers were counted', async () => {
    await read(browser(1))
    await views()
    const other = viewCounter(site.database, site.secret, () => '127.0.0.1')
    other(`blog:${id}`, reader(1), null)
    await other.settled()
    expect(await views()).toBe(1)
  })
  test('safety D7 200 readers at once are 200 views', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, at) => read(browser(at))))
    expect(await views()).toBe(200)
  })
  test('safety D7 200 readers at once through two processes are 200 views', async () => {
    const database = openDatabase(site.database.url, 4)
    const counters = [site.database, database].map((one) => viewCounter(one, site.secret, () => '::1'))
    for (let at = 0; at < 200; at += 1) for (const count of counters) count(`blog:${id}`, reader(at), null)
    await Promise.all(counters.map((count) => count.settled()))
    await database.close()
    expect(await views()).toBe(200)
  })
  test('BLOG-11 a cached answer counts too', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    for (const at of [1, 2, 2, 3]) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/getBlog/${id}`, { headers: browser(at) })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
    expect(await views()).toBe(3)
  })
  test('nothing that is stored identifies a person', async () => {
    await read(browser(1))
    await views()
    const { rows } = await site.database.pool.query('select * from blog_views where blog_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(rows[0].reader).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|Mozilla/)
  })
  test('readers are deleted after some days, the count stays', async () => {
    await site.database.pool.query(`insert into blog_views values ($1, current_date - 9, 'someone')`, [id])
    const another = viewCounter(site.database, site.secret, () => '127.0.0.1')
    another(`blog:${id}`, reader(1), null)
    await another.settled()
    const { rows } = await site.database.pool.query('select reader from blog_views where blog_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(rows[0].reader).not.toBe('someone')
  })
})

describe('what is not counted', () => {
  const robots = [
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'bingbot/2.0',
    'facebookexternalhit/1.1',
    'curl/8.5',
  ]
  test.each(robots)('BLOG-13 %s is a robot', async (agent) => {
    await read({ 'user-agent': agent })
    expect(await views()).toBe(0)
  })
  test('BLOG-13 a headless browser is a browser', async () => {
    await read({ 'user-agent': CHROME.replace('Chrome', 'HeadlessChrome') })
    expect(await views()).toBe(1)
  })
  test('safety D7 HEAD does not count', async () => {
    await site.ask('GET', `/getBlog/${id}`, { headers: { 'user-agent': 'Googlebot/2.1' } })
    await site.app.inject({ method: 'HEAD', url: `/api/v1/getBlog/${id}`, headers: browser(1) })
    expect(await views()).toBe(0)
  })
  test('a view of a deleted blog changes nothing and throws nothing', async () => {
    const count = viewCounter(site.database, site.secret, () => '127.0.0.1')
    count(`blog:${randomUUID()}`, reader(1), null)
    count(`blog:${id}`, reader(1), null)
    await count.settled()
    expect(await views()).toBe(1)
  })
  test('safety L4 without a database, counting neither throws nor blocks', async () => {
    const nowhere = openDatabase('postgres://127.0.0.1:1/none', 1)
    const count = viewCounter(nowhere, site.secret, () => '127.0.0.1')
    // The call returns no promise, because the caller need not wait.
    expect(count(`blog:${id}`, reader(1), null)).toBeUndefined()
    await count.settled()
    await nowhere.close()
  })
})
