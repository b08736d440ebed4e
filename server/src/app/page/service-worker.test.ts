import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens, type Screens } from './screens.ts'

let site: TestSite
let screens: Screens
beforeAll(async () => {
  screens = await builtScreens()
  site = await testSite({}, { screens })
})
afterAll(() => site?.close())

const workerOf = ({ app }: TestSite) => app.inject('/service-worker.js')

test('the service worker is fetched at each visit, may reach this site alone, and is one file', async () => {
  const { statusCode, headers, body } = await workerOf(site)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; connect-src 'self'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(body).toContain('navigationPreload')
  expect(body).not.toMatch(/\bimport\b|\beval\b|importScripts/)
})

test('switched off, it deletes its caches and unregisters itself', async () => {
  const off = await testSite({ OFFLINE_COPIES: 'off' }, { screens })
  const { statusCode, body } = await workerOf(off)
  await off.close()
  expect([statusCode, body]).toEqual([200, expect.stringContaining('unregister')])
  expect(body).not.toContain('fetch')
})

test('safety Z3 a page names its member, and a visitor’s page names nobody', async () => {
  const member = await site.member()
  const url = '/dsa/problems/fair-cuts'
  const own = await site.app.inject({ url, headers: { cookie: `callofcode=${member.as}` } })
  expect([own.statusCode, own.headers['x-page-of']]).toEqual([200, member.id])
  const address = await site.listen()
  const visitors = await fetch(address + url)
  expect([visitors.status, visitors.headers.get('x-page-of')]).toEqual([200, null])
})
