import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let origin: string
beforeAll(async () => {
  site = await testSite({ RATE_LIMITS: 'on', REQUESTS_PER_MINUTE: '5' })
  origin = await site.listen()
})
afterAll(() => site.close())
afterEach(() => vi.restoreAllMocks())

const status = async (path: string) => (await fetch(origin + path)).status

test('API-11 health checks do not use up the budget of an address, and are answered when it is used up', async () => {
  for (const path of ['/healthz', '/readyz', '/healthz?x=1', '/readyz?x=2'])
    for (let asked = 0; asked < 10; asked++) expect([path, await status(path)]).toEqual([path, 200])
  expect(await status('/api/v1/getBlogs')).toBe(200)
  while ((await status('/api/v1/getBlogs')) === 200);
  for (const path of ['/healthz', '/readyz']) expect([path, await status(path)]).toEqual([path, 200])
  for (const path of ['/healthz/', '/healthz/x', '/readyz.json', '/api/v1/healthz', '/%68ealthz'])
    expect([path, await status(path)]).toEqual([path, 429])
})

/** Counts the queries for the state of the migrations. */
function countAsked() {
  const asked = vi.spyOn(site.database.pool, 'query')
  return () => asked.mock.calls.filter(([text]) => String(text).includes('migrations')).length
}

test('safety L1 however many ask whether it is ready, the database is asked once', async () => {
  const asked = countAsked()
  // The clock stands still: an answer is valid for a second, and fifty requests may take longer.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  // A lost connection discards the cached answer.
  site.database.pool.emit('error', new Error('lost'))
  const answers = await Promise.all(Array.from({ length: 50 }, () => status('/readyz')))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(asked()).toBe(1)
})

test('safety L4 after a connection was lost while it was used, the database is asked again at once', async () => {
  expect(await status('/readyz')).toBe(200)
  const asked = countAsked()
  const lost = await site.database.pool.connect()
  lost.release(new Error('lost'))
  expect(await status('/readyz')).toBe(200)
  expect(asked()).toBe(1)
})
