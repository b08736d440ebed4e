import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { innerRequest } from './inner-request.ts'
import { internalCalls } from './internal-call.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site?.close())

const both = async (url: string, headers = {}) => {
  const inner = await innerRequest(site.app, url, headers)
  const { statusCode, payload } = await site.app.inject({ url, headers })
  return [
    [inner.status, JSON.parse(inner.text())],
    [statusCode, JSON.parse(payload)],
  ]
}
/** Each response has an id of its own. */
const withoutId = ([status, body]: unknown[]) => [status, { ...(body as object), requestId: '' }]

test('COST-13 a page has the text of an answer before it is compressed, and the answer is kept', async () => {
  const url = '/api/v1/topics/'
  const { headers, close } = internalCalls(null)
  const { status, told, text } = await innerRequest(site.app, url, headers)
  expect([status, site.cache.get(url)]).toEqual([200, undefined])
  expect(told('x-tags')).toBeTruthy()
  await vi.waitFor(() => expect(site.cache.get(url)?.whole.buffer.toString()).toBe(text()))
  close()
})

test('COST-13 a call inside the process is answered as the same call of a client', async () => {
  const { as } = await site.member()
  const cookie = `callofcode=${as}`
  for (const [url, headers] of [
    ['/api/v1/topics/', {}],
    ['/api/v1/members/', { cookie }],
    ['/api/v1/getBlogs?limit=5&fields=title', {}],
    ['/api/v1/notifications/unread', { cookie }],
  ] as const) {
    const [inner, outer] = await both(url, headers)
    expect([inner?.[0], inner], url).toEqual([200, outer])
  }
})

test('COST-13 it passes the same guards and checks', async () => {
  const { as } = await site.member()
  for (const [url, headers, status] of [
    ['/api/v1/members/', {}, 401],
    ['/api/v1/members/', { cookie: 'callofcode=nobody' }, 401],
    ['/api/v1/admin/members', { cookie: `callofcode=${as}` }, 403],
    ['/api/v1/getBlogs?limit=many', {}, 400],
    ['/api/v1/nothing', {}, 404],
  ] as const) {
    const answers = await both(url, headers)
    const [inner, outer] = answers.map(withoutId)
    expect(inner, url).toEqual(outer)
    expect(inner?.[0], url).toBe(status)
  }
})
