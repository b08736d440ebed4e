import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '@callofcode/contract/all'
import { API, pathOf } from '@callofcode/contract/endpoint'
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { addressOf, rowOf } from '../../../testing/endpoints/every-endpoint.ts'
import { asInjected, goodCall } from '../../../testing/endpoints/good-call.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { type WriteWorld, writeWorld } from '../../../testing/write-world.ts'
import { buildApp } from '../../app/app.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { builtScreens } from '../../app/page/screens.ts'
import { openDatabase } from '../database/database.ts'

/**
 * Reads everything public before and after every write. The cached responses must equal those of a second process that caches
 * nothing. This finds every tag that a write forgets.
 */
let site: TestSite
let bare: Dependencies
let world: WriteWorld
beforeAll(async () => {
  const screens = await builtScreens()
  site = await testSite({}, { screens })
  const database = openDatabase(site.database.url, 2)
  const { env, mailer } = site
  bare = await buildApp({ env, database, mailer, secret: site.secret, screens })
  bare.app.addHook('onClose', () => database.close())
  world = await writeWorld(site)
})
afterAll(async () => {
  await bare?.app.close()
  await site?.close()
})

const writes = endpoints.filter(({ method }) => method !== 'GET')
const publicReads = endpoints.filter(
  ({ method, callers, stream, file, path }) =>
    method === 'GET' && callers === 'anyone' && !stream && !file && path !== '/logout',
)
const texts = ['/blogs/feed.xml', '/sitemap.xml', '/sitemaps/screens.xml', '/robots.txt'].concat(
  ['modules', 'blogs', 'threads', 'events', 'members'].map((name) => `/sitemaps/${name}-1-of-1.xml`),
)

/** Returns every public address that is not a page, for each item of the test's world. */
function addresses(): string[] {
  const api = publicReads.flatMap((one) => {
    if (!one.path.includes(':')) return [pathOf(one)]
    const ids = world.public[one.path]
    if (!ids?.length) throw new Error(`no example of ${one.path}`)
    return ids.map((id) => pathOf(one, { id, slug: id, handle: id, code: id, key: id }))
  })
  const queries = [
    '/forum/threads?sort=top',
    '/forum/threads?q=two',
    '/events?when=past',
    '/getBlogs?limit=2&fields=_id,title,views,excerpt',
    '/getBlogs?tag=arrays&fields=_id',
    '/getInteviewExp?limit=2&fields=_id,company,excerpt',
    '/getInteviewExp?q=e&limit=1',
    '/getModules?limit=2',
  ]
  return [...api, ...queries.map((query) => API + query), ...texts]
}

/** Returns every public page that a write can change. For pages that show one item, it is the page of the newest item. */
function pages(): string[] {
  const newest = (path: string) => world.public[path]?.at(-1) ?? ''
  return [
    '/',
    '/dsa',
    '/events',
    `/events/${newest('/events/:id')}`,
    '/dashboard',
    `/dashboard/modules/${newest('/getModule/:id')}`,
    '/dashboard/blogs',
    `/dashboard/blogs/${newest('/getBlog/:id')}`,
    `/blogs/${newest('/blogs/:slug')}`,
    '/dashboard/forum',
    `/dashboard/forum/${newest('/forum/threads/:id')}`,
    '/dashboard/interviewExp',
  ]
}

// Requests come from a robot: counted views would drop the cached responses that this test compares.
const read = async ({ app }: Dependencies, url: string) => {
  const answer = await app.inject({ url, headers: { 'user-agent': 'Googlebot/2.1' } })
  return { url, status: answer.statusCode, text: answer.payload.replace(/"requestId":"[^"]*"/, '') }
}
const readAll = async (dependencies: Dependencies, caches: boolean) => {
  const answers: Awaited<ReturnType<typeof read>>[] = []
  for (const url of addresses()) {
    if (!caches) dependencies.cache.clear()
    answers.push(await read(dependencies, url))
  }
  // The cache need not be cleared for pages. No page is made from another response, and their data was read one by one above.
  return [...answers, ...(await Promise.all(pages().map((url) => read(dependencies, url))))]
}

test('safety D every page here is cached', async () => {
  // Drops the lists that the votes and replies above made stale.
  site.lateLists.settle()
  await readAll(site, true)
  expect(pages().filter((url) => !site.cache.get(url))).toEqual([])
})

describe('the cached answers after a write', () => {
  const done = writes.filter((one) => !rowOf(one).undone)
  test.each(done.map((one) => ({ ...one, row: addressOf(one) })))(
    'safety D are up to date: $row',
    async (target) => {
      const call = await goodCall(target, world)
      // Entries that this write left in the cache must not fail the next test.
      onTestFailed(() => site.cache.clear())
      await readAll(site, true)
      const answer = await site.app.inject(await asInjected(target, call))
      expect([answer.payload, answer.statusCode < 300]).toEqual([answer.payload, true])
      // Lists of threads show replies and votes a moment later. The test settles them now.
      site.lateLists.settle()
      const cached = await readAll(site, true)
      // The second process does not receive notifications.
      await Promise.all([bare.published.refresh(), bare.club.refresh()])
      const fresh = await readAll(bare, false)
      expect(cached.filter((one, at) => !isDeepStrictEqual(one, fresh[at])).map(({ url }) => url)).toEqual([])
      expect(cached.filter(({ status }) => status >= 500)).toEqual([])
    },
  )
})
