import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestText, sendRaw } from '../../../testing/raw-request.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let plain: TestSite
let secure: TestSite
let origin: string
beforeAll(async () => {
  plain = await testSite({ REQUESTS_PER_MINUTE: '60', RATE_LIMITS: 'on' })
  secure = await testSite({ PUBLIC_URL: 'https://club.example' })
  origin = await plain.listen()
})
afterAll(async () => {
  await plain.close()
  await secure.close()
})

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

describe('safety H4 every answer carries the same headers', () => {
  test.each([
    ['a list', 'GET /api/v1/getBlogs HTTP/1.1', 200],
    ['a list again, ready-made', 'GET /api/v1/getBlogs HTTP/1.1', 200],
    ['a refusal', 'GET /api/v1/members/ HTTP/1.1', 401],
    ['an unknown path', 'GET /api/v1/nothing HTTP/1.1', 404],
    ['a wrong method', 'PUT /api/v1/getBlogs HTTP/1.1', 405],
    ['an unknown address outside the API', 'POST /nothing HTTP/1.1', 404],
    ['health', 'GET /healthz HTTP/1.1', 200],
    ['a photo that is not there', 'GET /photos/nothing.webp HTTP/1.1', 404],
    ['a calendar file that is not there', 'GET /events/x.ics HTTP/1.1', 404],
    ['an address that cannot be read', 'GET /api/v1/%zz HTTP/1.1', 400],
    ['broken HTTP', 'GET / HTTP/9.9', 400],
    ['an address past all measure', `GET /${'x'.repeat(17_000)} HTTP/1.1`, 431],
  ])('%s', async (_, line, status) => {
    const { headers, ...answer } = await sendRaw(origin, requestText(line, ['Connection: close']))
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject(everywhere)
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['server']))
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-powered-by']))
  })

  test('the documents of the API are no other site’s either', async () => {
    const page = await fetch(`${origin}/api/docs`)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      ...everywhere,
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    })
  })
})

test('safety H5 HSTS where the site is known to be behind https, and only there', async () => {
  for (const path of ['/getBlogs', '/getBlogs', '/nothing']) {
    expect((await secure.ask('GET', path)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
    expect((await plain.ask('GET', path)).headers).not.toHaveProperty('strict-transport-security')
  }
})

describe('safety H6 what is kept where', () => {
  test('what a member reads is stored by nobody', async () => {
    const { as } = await plain.member({ role: 'admin' })
    for (const path of ['/members/', '/approvals', '/drafts/blog', '/progress/memberId/completed-questions'])
      expect((await plain.ask('GET', path, { as })).headers['cache-control']).toBe('no-store')
  })
  test('PART-04 what anybody reads is asked for again each time, and a shared cache may keep it for a second', async () => {
    for (const path of ['/getBlogs', '/topics/', '/getModules']) {
      const { headers } = await plain.ask('GET', path)
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1')
      expect(headers.vary).toBe('Accept-Encoding, Authorization, Cookie')
    }
  })
  test('PART-04 no shared cache keeps what somebody who is signed in asked for', async () => {
    const cookie = `callofcode=${(await plain.member()).as}`
    for (const url of ['/api/v1/getBlogs', '/api/v1/getModules', '/sitemap.xml']) {
      await plain.app.inject({ url })
      const { statusCode, headers } = await plain.app.inject({ url, headers: { cookie } })
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'private, no-cache'])
    }
  })
  test('a refusal is stored by nobody', async () => {
    expect((await plain.ask('GET', '/getBlog/nothing')).headers['cache-control']).toBe('no-store')
  })
})

// This test comes last, because it uses up the budget of the minute.
test('API-11 safety R4 too many requests answer 429 and when to try again, ready-made answers too', async () => {
  let last = await fetch(`${origin}/api/v1/getBlogs`)
  for (let asked = 0; last.status === 200 && asked < 60; asked++)
    last = await fetch(`${origin}/api/v1/getBlogs`)
  expect(last.status).toBe(429)
  expect(Object.fromEntries(last.headers)).toMatchObject(everywhere)
  expect(await last.json()).toEqual({
    success: false,
    key: 'tooMany',
    message: 'Too many requests. Please try again later.',
    code: 'too_many_requests',
    requestId: expect.any(String),
  })
  const wait = Number(last.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  for (const path of ['/api/v1/nothing', '/api/v1/members/', '/api/docs'])
    expect((await fetch(origin + path)).status).toBe(429)
  // The budget counts for the client's own address: a forwarding header does not change it.
  expect((await fetch(`${origin}/api/docs`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
    429,
  )
})
