import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const PUBLIC_URL = 'https://club.example'
let site: TestSite
let token: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL })
})
beforeEach(async () => {
  token = (await site.member()).as
})
afterAll(() => site.close())

const cookie = () => ({ cookie: `__Host-callofcode=${token}` })
const draft = { content: { title: 'T' } }
const save = (headers: Record<string, string>) => site.ask('PUT', '/drafts/blog', { headers, body: draft })
const kept = async () => (await site.ask('GET', '/drafts/blog', { as: token })).body.data

describe('a request with the cookie that changes something', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: PUBLIC_URL },
    { origin: 'http://localhost:80', host: 'localhost' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://behind.a.proxy.example' },
  ])('safety H1 is done when it comes from this site: %o', async (headers) => {
    expect((await save({ ...cookie(), ...headers })).status).toBe(200)
    expect((await kept()).content).toEqual(draft.content)
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL },
    { 'sec-fetch-site': 'nonsense' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://evil.example' },
    { origin: 'https://club.example.evil.example' },
    { origin: 'https://evilclub.example' },
    { origin: 'https://club.example:8443' },
    { origin: 'http://club.example' },
    { origin: 'https://club.example@evil.example' },
    {},
  ])('safety H1 is refused, and not done, when it does not: %o', async (headers) => {
    const { status, body } = await save({ ...cookie(), ...headers })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(await kept()).toBeNull()
  })

  test('safety H1 a bearer token needs no such check: no browser sends one by itself', async () => {
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' }
    expect((await save({ ...headers, 'sec-fetch-site': 'cross-site' })).status).toBe(200)
  })

  test('safety H1 a token beside the cookie is the one that counts', async () => {
    const headers = { ...cookie(), authorization: 'Bearer nonsense', 'sec-fetch-site': 'cross-site' }
    expect((await save(headers)).status).toBe(401)
  })
})

describe('without a cookie', () => {
  const signin = (headers: Record<string, string>) =>
    site.ask('POST', '/members/signin', {
      headers,
      body: { email: 'nobody@college.edu', password: 'Arena-2024!' },
    })

  test('safety H1 another site cannot sign somebody in either', async () => {
    expect((await signin({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await signin({ origin: 'https://evil.example' })).status).toBe(403)
  })
  test('a client without Origin headers may sign in', async () => {
    expect((await signin({})).status).toBe(401)
  })
})

test('safety H1 API-32 a picture on another site cannot sign anybody out', async () => {
  expect(
    (await site.ask('GET', '/logout', { headers: { ...cookie(), 'sec-fetch-site': 'cross-site' } })).status,
  ).toBe(403)
  expect((await site.ask('GET', '/members/', { as: token })).status).toBe(200)
})

describe('signing out, which is a GET', () => {
  const logout = async (headers: Record<string, string>) =>
    (await site.ask('GET', '/logout', { headers: { ...cookie(), ...headers } })).status
  const isSignedIn = async () => (await site.ask('GET', '/members/', { as: token })).status === 200

  // For a GET over plain http, browsers send no Origin or Sec-Fetch headers.
  test.each<Record<string, string>>([
    { 'x-requested-with': 'fetch' },
    { 'x-requested-with': 'fetch', origin: PUBLIC_URL },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
    { origin: PUBLIC_URL },
  ])('safety H1 API-32 D27 is done when a script of this site asks for it: %o', async (headers) => {
    expect(await logout(headers)).toBe(200)
    expect(await isSignedIn()).toBe(false)
  })

  test.each<Record<string, string>>([
    {},
    { referer: `${PUBLIC_URL}/dashboard` },
    { 'x-requested-with': 'fetch', 'sec-fetch-site': 'cross-site' },
    { 'x-requested-with': 'fetch', 'sec-fetch-site': 'same-site' },
    { 'x-requested-with': 'fetch', origin: 'https://evil.example' },
    { 'x-requested-with': 'fetch', origin: 'null' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
  ])('safety H1 API-32 D27 is refused, and not done, otherwise: %o', async (headers) => {
    expect(await logout(headers)).toBe(403)
    expect(await isSignedIn()).toBe(true)
  })

  test('safety H1 that header says nothing for any other method: browsers send an origin there', async () => {
    expect((await save({ ...cookie(), 'x-requested-with': 'fetch' })).status).toBe(403)
    expect(await kept()).toBeNull()
  })
})

test('reading with the cookie is let through: what comes back cannot be read by the other site', async () => {
  const { status, headers } = await site.ask('GET', '/members/', {
    headers: { ...cookie(), 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  })
  expect(status).toBe(200)
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

describe('safety H3 no other origin is ever allowed', () => {
  test.each(['https://evil.example', PUBLIC_URL, 'null', 'https://club.example.evil.example'])(
    '%s',
    async (origin) => {
      const preflight = {
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      }
      for (const answer of [
        await site.ask('GET', '/getBlogs', { headers: { origin } }),
        await site.ask('GET', '/members/', { headers: { origin, ...cookie() } }),
        await site.ask('OPTIONS', '/drafts/blog', { headers: { origin, ...preflight } }),
        await site.ask('POST', '/members/signin', { headers: { origin }, body: {} }),
      ])
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )
})
