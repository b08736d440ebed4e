import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JudgeDownload } from '@callofcode/contract/judge-assets/judge-assets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { pagePolicy } from '../../platform/http/security-headers.ts'
import { downloadsOf } from './judge-asset-routes.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())
const get = (url: string, headers = {}) => site.app.inject({ url, headers })

test('browsers are asked to wait for the manifest, and cache its files for ever', async () => {
  const first = await get('/judge/manifest.json')
  expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '10'])
  expect(first.json()).toMatchObject({ code: 'unavailable', preparing: { failed: false, engines: [] } })
  for (let wait = 0; wait < 600 && !site.judge.isReady; wait += 1)
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
  // Only the final verdict is compiled with it.
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

/** Checks that each language is sent in this encoding, this many times smaller than the original, and in the stated size. */
async function expectSmall(accepted: string | undefined, encoding: string | undefined, times: number) {
  const headers = accepted ? { 'accept-encoding': accepted } : {}
  const { engines, downloads, worker } = (await get('/judge/manifest.json', headers)).json()
  expect((await get(`/judge/${worker}`, headers)).headers['content-encoding']).toBe(encoding)
  for (const name of ['javascript', 'python', 'cpp']) {
    const { files, bytes, transfer }: JudgeDownload = downloads[name]
    const sizes = files.map(async (file) => {
      const { rawPayload } = await get(`/judge/${engines[name].folder}${file}`, headers)
      return rawPayload.length
    })
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBe(transfer)
    expect(transfer).toBeLessThanOrEqual(bytes / times)
    if (!encoding) expect(transfer).toBe(bytes)
  }
}

test('RES-20 what browsers fetch is small from the first, and the stated size is that of the transfer', async () => {
  await expectSmall('gzip, deflate, br', 'br', 2)
  await expectSmall(undefined, undefined, 1)
})

test('RES-38 over plain http, which has no Brotli, it is small as well', async () => {
  await expectSmall('gzip, deflate', 'gzip', 1.7)
})

test('a file without a compressed copy counts as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-downloads-'))
  const file = { name: 'a.wasm', bytes: 50_000, sha256: '' }
  const manifest = {
    toolchain: '',
    worker: '',
    enclosed: '',
    engines: { python: { folder: './/', sources: '', files: [file, { ...file, name: 'b.wasm' }] } },
  }
  writeFileSync(join(folder, 'a.wasm.br'), Buffer.alloc(9_000))
  expect((await downloadsOf(folder, manifest, 'br')).python).toMatchObject({ transfer: 59_000 })
  expect((await downloadsOf(folder, manifest, 'gzip')).python).toMatchObject({ transfer: 100_000 })
  rmSync(folder, { recursive: true })
})

test('that the judge is being made is no failure: it is not logged as one', async () => {
  const lines: string[] = []
  const write = process.stdout.write
  process.stdout.write = (line) => lines.push(String(line)) > 0
  const loud = await testSite({ LOG_LEVEL: 'info' })
  try {
    expect((await loud.app.inject('/judge/manifest.json')).statusCode).toBe(503)
    expect(lines.join('')).not.toContain('request failed')
  } finally {
    process.stdout.write = write
    await loud.close()
  }
})

test('safety Y2 nothing else of the disk is served', async () => {
  for (const name of [
    '../runner-process.mjs',
    '%2e%2e/runner-process.mjs',
    '..%2Frunner-process.mjs',
    'runner-process.mjs',
    '',
    'manifest.json.br',
  ])
    expect([name, (await get(`/judge/${name}`)).statusCode]).toEqual([name, 404])
})

test('safety H4 no page allows WebAssembly: only the worker does', () => {
  expect(pagePolicy([])).not.toContain('wasm')
  expect(pagePolicy([])).toContain("worker-src 'self'")
})
