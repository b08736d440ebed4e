import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { boundedDisk, fill, mounts, skipped } from '../../testing/bounded-disk.ts'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { readEnv } from '../platform/env.ts'
import { ForeignSecret, siteSecret } from './secret.ts'

let site: TestSite
let folders: string[]
beforeEach(async () => {
  site = await testSite()
  folders = []
})
afterEach(async () => {
  await site.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function dataDir() {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-secret-'))
  folders.push(folder)
  return join(folder, 'data')
}
const secretOf = (DATA_DIR: string, more: Record<string, string> = {}) =>
  siteSecret(readEnv({ DATA_DIR, ...more }), site.database)

describe('the secret of a site', () => {
  test('safety Y3 is made at the first start, closed to others, and is the same at the next', async () => {
    const folder = await dataDir()
    const secret = await secretOf(folder)
    expect(secret).toHaveLength(32)
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await secretOf(folder)).toEqual(secret)
    expect((await readFile(join(folder, 'secret'), 'utf8')).length).toBeGreaterThanOrEqual(43)
  })

  test.skipIf(!mounts)(`safety L5 is read where the disk is full${skipped}`, async () => {
    const folder = await dataDir()
    const disk = boundedDisk(folder, 1)
    try {
      const secret = await secretOf(folder)
      fill(folder)
      expect(await secretOf(folder)).toEqual(secret)
    } finally {
      disk.remove()
    }
  })

  test('of processes that start together on one folder is one', async () => {
    const folder = await dataDir()
    const secrets = await Promise.all(Array.from({ length: 8 }, () => secretOf(folder)))
    expect(new Set(secrets.map((one) => one.toString('hex'))).size).toBe(1)
  })

  test('of two folders on one database is refused, and says what is to be done', async () => {
    const [first, second] = [await dataDir(), await dataDir()]
    await secretOf(first)
    await expect(secretOf(second)).rejects.toThrow(ForeignSecret)
    await expect(secretOf(second)).rejects.toThrow(
      /Give every process on it the same APP_SECRET .*secret of the first/,
    )
    await secretOf(first)
  })

  test('APP_SECRET replaces the file, in every process', async () => {
    const APP_SECRET = randomBytes(24).toString('hex')
    const secret = await secretOf(await dataDir(), { APP_SECRET })
    expect(await secretOf(await dataDir(), { APP_SECRET })).toEqual(secret)
    await expect(secretOf(await dataDir(), { APP_SECRET: `${APP_SECRET}x` })).rejects.toThrow(ForeignSecret)
  })

  test('safety Y3 is never one that is short or empty', async () => {
    expect(() => readEnv({ APP_SECRET: 'short' })).toThrow(/APP_SECRET: must be at least 32/)
    const folder = await dataDir()
    await secretOf(folder)
    for (const text of ['', 'short']) {
      await writeFile(join(folder, 'secret'), text)
      await expect(secretOf(folder)).rejects.toThrow(/holds no secret \(at least 32 characters\)/)
    }
  })

  test('safety A12 is nowhere in the database', async () => {
    const folder = await dataDir()
    const secret = await secretOf(folder)
    const { rows } = await site.database.pool.query('select * from settings')
    const dump = JSON.stringify(rows)
    expect(dump).toContain('secret-fingerprint')
    for (const text of [secret.toString('hex'), await readFile(join(folder, 'secret'), 'utf8')])
      expect(dump).not.toContain(text)
  })
})
