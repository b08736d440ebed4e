import type { JudgeDownload } from '@callofcode/contract/judge-download'
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
  expect(first.json()).toMatchObject({ code: 'unavailable', preparing: { failed: false } })
  for (let wait = 0; wait < 600 && !site.house.judge.isReady; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const answer = await get('/judge/manifest.json')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
  const { worker, engines, downloads } = answer.json()
  for (const [name, { files, bytes, transfer }] of Object.entries<JudgeDownload>(downloads)) {
    const named = engines[name].files.map((file: { name: string }) => file.name)
    expect(named).toEqual(expect.arrayContaining([...files]))
    expect(transfer).toBeGreaterThan(0)
    expect(transfer).toBeLessThanOrEqual(bytes)
  }
  // Only the verdict that counts is compiled with it.
  expect(downloads.cpp.files).not.toContain('unchecked.pch')
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

test('that the judge is being made is no failure: it is not logged as one', async () => {
  const lines: string[] = []
  const write = process.stdout.write
  process.stdout.write = (line) => lines.push(String(line)) > 0
  const loud = await testSite({ LOG_LEVEL: 'info' })
  try {
    expect((await loud.house.app.inject('/judge/manifest.json')).statusCode).toBe(503)
    expect(lines.join('')).not.toContain('request failed')
  } finally {
    process.stdout.write = write
    await loud.close()
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
