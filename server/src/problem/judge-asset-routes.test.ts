import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { pagePolicy } from '../http/security-headers.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
const get = (url: string, headers = {}) => site.house.app.inject({ url, headers })

test('browsers are told to wait for the manifest, and what it names they keep for ever', async () => {
  const first = await get('/judge/manifest.json')
  expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '10'])
  for (let wait = 0; wait < 600 && !site.house.judge.isReady; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const answer = await get('/judge/manifest.json')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
  const { worker, engines } = answer.json()
  const wasm = `${engines.javascript.folder}quickjs.wasm`
  for (const [name, type] of [
    [worker, 'text/javascript; charset=utf-8'],
    [wasm, 'application/wasm'],
  ]) {
    const { statusCode, headers, rawPayload } = await get(`/judge/${name}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining(
        "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      ),
      'content-length': String(rawPayload.length),
      'x-content-type-options': 'nosniff',
    })
  }
})

test('safety Y2 nothing else of the disk is served', async () => {
  for (const name of ['../lane.mjs', '%2e%2e/lane.mjs', '..%2Flane.mjs', 'lane.mjs', '', 'manifest.json.br'])
    expect([name, (await get(`/judge/${name}`)).statusCode]).toEqual([name, 404])
})

test('safety H4 no page allows WebAssembly: only the worker does', () => {
  expect(pagePolicy([])).not.toContain('wasm')
  expect(pagePolicy([])).toContain("worker-src 'self'")
})
