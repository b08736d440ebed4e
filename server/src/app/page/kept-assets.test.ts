import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { forgetAssets, keepAssets, keptAssets } from './kept-assets.ts'

let site: TestSite
let app: FastifyInstance
let files: string
const SCRIPT = 'export const words = "of the version before"'
beforeAll(async () => {
  site = await testSite()
  files = mkdtempSync(join(tmpdir(), 'callofcode-assets-'))
  const folder = join(files, 'assets')
  mkdirSync(folder)
  writeFileSync(join(folder, 'page-abcdefgh.js'), SCRIPT)
  writeFileSync(join(folder, 'page-abcdefgh.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'page-abcdefgh.js.gz'), 'unused')
  writeFileSync(join(folder, 'font-ABCDEF_1.woff2'), 'letters')
  app = Fastify()
  app.get('/assets/:name', keptAssets(site.database, { 'x-site': 'ours' }))
})
afterAll(async () => {
  await app.close()
  await site.close()
  rmSync(files, { recursive: true })
})

const get = (name: string, encoding = 'gzip') =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } })
const names = async () =>
  (await site.database.pool.query<{ name: string }>('select name from kept_assets order by 1')).rows.map(
    ({ name }) => name,
  )

test('OPS-36 a file of another version is answered by a process that has it not, packed or not, to be kept for ever', async () => {
  expect((await get('page-abcdefgh.js')).statusCode).toBe(404)
  expect(await keepAssets(site.database, files)).toBe(2)
  expect(await names()).toEqual(['font-ABCDEF_1.woff2', 'page-abcdefgh.js'])
  // A name that was missing a moment ago is looked up again a second later.
  await expect.poll(async () => (await get('page-abcdefgh.js')).statusCode).toBe(200)
  const plain = await get('page-abcdefgh.js')
  expect([plain.payload, plain.headers['content-encoding']]).toEqual([SCRIPT, undefined])
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'x-site': 'ours',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const packed = await get('page-abcdefgh.js', 'gzip, br')
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload).toEqual(brotliCompressSync(SCRIPT))
  expect((await get('font-ABCDEF_1.woff2', 'br')).payload).toBe('letters')
})

test('OPS-36 what is kept is written once, stays while it is served, and goes a month after', async () => {
  await keepAssets(site.database, files)
  expect(await keepAssets(site.database, files)).toBe(0)
  const age = (days: number) =>
    site.database.pool.query('update kept_assets set served_at = now() - make_interval(days => $1)', [days])
  await age(31)
  await keepAssets(site.database, files)
  await forgetAssets(site.database)
  expect(await names()).toHaveLength(2)
  await age(29)
  await forgetAssets(site.database)
  expect(await names()).toHaveLength(2)
  await age(31)
  await forgetAssets(site.database)
  expect(await names()).toEqual([])
})

test('OPS-36 made-up names cost no statement each', async () => {
  const statements: unknown[] = []
  const real = site.database.pool.query.bind(site.database.pool)
  site.database.pool.query = ((...given: Parameters<typeof real>) => {
    statements.push(given[0])
    return real(...given)
  }) as typeof real
  const asked = Array.from({ length: 200 }, (_, n) => get(`made-${String(n).padStart(8, '0')}.js`))
  for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(404)
  for (const odd of ['x.js', 'made-12345678.php', '..%2f..%2fpackage.json'])
    expect((await get(odd)).statusCode).toBe(404)
  site.database.pool.query = real
  expect(statements.length).toBeLessThan(10)
})
