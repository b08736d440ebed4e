import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
/** A part of the list, which shows current counts. */
const COUNTS = '/getBlogs?limit=100&fields=_id%2Cviews'
const READERS = 32
/** Milliseconds in which views may drop cached responses once. */
const PERIOD = 5_000

let site: TestSite
let admin: string
let member: string
let id: string
let reader = 0
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  member = (await site.member()).as
  const body = { title: 'Two pointers', author: 'Rohan', content: 'Because.' }
  id = (await site.ask('POST', '/admin/createBlog', { as: admin, body })).body.data._id
})
beforeEach(async () => {
  await site.countView.settled()
  site.cache.clear()
})
afterAll(() => site.close())

/** Reads the blog as a new reader each time. */
const readBlog = () => {
  reader += 1
  const headers = { 'user-agent': `${CHROME} Edg/${reader}.0` }
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers })
  site.countView(`blog:${id}`, request, null)
}
const counted = async () =>
  (await site.database.pool.query('select views from blogs where id = $1', [id])).rows[0].views as number

/** Returns how often the blog was dropped from the cache during the work, and the limit for views in that time. */
async function drops(work: () => Promise<unknown>) {
  const dropped = vi.spyOn(site.cache, 'invalidate')
  const began = performance.now()
  try {
    await work()
    const times = dropped.mock.calls.filter(([tags]) => tags.includes(`blog:${id}`)).length
    return { times, most: 1 + Math.ceil((performance.now() - began) / PERIOD) }
  } finally {
    dropped.mockRestore()
  }
}

test('BLOG-11 safety L1 many views are counted at once, and drop the blog from the cache once in five seconds', async () => {
  const before = await counted()
  const { times, most } = await drops(async () => {
    for (let at = 0; at < 40; at += 1) {
      readBlog()
      await sleep(30)
    }
    await vi.waitFor(async () => expect(await counted()).toBe(before + 40), 4_000)
  })
  expect(times).toBeLessThanOrEqual(most)
  // Unpublished counts are published in the end.
  await site.ask('GET', COUNTS)
  await site.countView.settled()
  const { body } = await site.ask('GET', COUNTS)
  expect(body.data.find((blog: { _id: string }) => blog._id === id).views).toBe(before + 40)
})

test('BLOG-11 the shown count catches up by itself', async () => {
  const shown = async () => (await site.app.inject(`/api/v1${COUNTS}`)).json().data[0].views
  for (let at = 0; at < 3; at += 1) {
    readBlog()
    await vi.waitFor(async () => expect(await counted()).toBe(reader), 4_000)
    await shown()
  }
  await vi.waitFor(async () => expect(await shown()).toBe(reader), 4 * PERIOD)
})

test('safety L1 readers of the forum and the blogs get cached answers while others read and write', {
  tags: 'long',
}, async () => {
  const own = `/forum/threads`
  const thread = { title: 'When do they meet?', category: 'DSA help', content: 'And then?' }
  await site.ask('POST', own, { as: member, body: thread })
  const { body } = await site.ask('POST', '/events', {
    as: admin,
    body: {
      title: 'Meetup',
      description: 'Come.',
      location: 'Room 1',
      timeZone: 'Asia/Kolkata',
      startsAt: '2099-01-01T10:00:00.000Z',
      endsAt: '2099-01-01T12:00:00.000Z',
    },
  })
  const register = `/events/${body.data._id}/register`
  const paths = ['/api/v1/forum/threads', '/api/v1/getBlogs']
  const makings = async (table: string, work: () => Promise<unknown>) => {
    site.cache.clear()
    const once = await countStatements(site.database, `from "${table}"`, () =>
      Promise.all(paths.map((path) => site.app.inject(path))),
    )
    site.cache.clear()
    return (await countStatements(site.database, `from "${table}"`, work)) / once
  }
  const rounds = 60
  let reads = 0
  const crowd = async () => {
    for (let round = 0; round < rounds; round += 1) {
      const writing = site.ask(round % 2 ? 'DELETE' : 'POST', register, { as: member, body: {} })
      readBlog()
      const asked = Array.from({ length: READERS }, (_, at) => site.app.inject(paths[at % 2] ?? ''))
      reads += (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 200).length
      expect((await writing).status).toBe(200)
      await sleep(20)
    }
  }
  let forum = 0
  let blogs = 0
  await drops(async () => {
    forum = await makings('forum_threads', crowd)
  })
  await site.countView.settled()
  await drops(async () => {
    blogs = await makings('blogs', crowd)
  })
  expect(reads).toBe(2 * rounds * READERS)
  expect(forum).toBe(1)
  // A blog's readers do not drop the list from the cache.
  expect(blogs).toBe(1)
})
