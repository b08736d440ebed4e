import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmdirSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketServer, cuttingProxy } from '../../../../testing/bucket-server.ts'
import { readEnv } from '../../../platform/env.ts'
import { bucketDestination } from './bucket-destination.ts'
import { backupFailure } from './destination.ts'
import { PART_BYTES, type PartUpload } from './part-upload.ts'

let server: Awaited<ReturnType<typeof bucketServer>>
beforeAll(async () => {
  server = await bucketServer()
})
afterAll(() => server.close())

const MEGABYTE = randomBytes(1 << 20)
const never = new AbortController().signal
const placeOf = (path: string, env: Partial<(typeof server)['env']> = {}) =>
  bucketDestination(`s3://club/${path}`, { ...server.env, ...env })

/** Writes this many megabytes. `each` is called after each one. */
const megabytes = (count: number, each: (out: Writable) => void = () => undefined) =>
  async function fill(out: Writable) {
    for (let at = 0; at < count; at++) {
      if (!out.write(MEGABYTE)) await once(out, 'drain')
      each(out)
    }
    out.end()
    return { bytes: count << 20, rows: 7 }
  }
const reasonOf = (work: Promise<unknown>) => work.then(() => 'none', backupFailure)

test('OPS-399 what lies in a bucket is fetched for as long as it is read', async () => {
  const place = placeOf('read')
  await place.put('one', megabytes(9), never)
  const folder = mkdtempSync(join(tmpdir(), 'callofcode-read-'))
  expect(await place.open('one', folder, async (file) => statSync(file).size)).toBe(9 << 20)
  await expect(place.open('none', folder, async () => undefined)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
  rmdirSync(folder)
})

test('SAFE-16 it is stored in a bucket in parts, a bounded number of bytes in memory, and listed and removed there', async () => {
  const place = placeOf('site/backups')
  expect(place.place).toBe('s3://club/site/backups')
  expect(await place.list()).toEqual([])
  let most = 0
  let written = 0
  const note = (out: Writable) => {
    written += 1 << 20
    most = Math.max(most, written - (out as PartUpload).sent)
  }
  expect(await place.put('large', megabytes(50, note), never)).toEqual({ bytes: 50 << 20, rows: 7 })
  expect(most).toBeLessThanOrEqual(PART_BYTES + (2 << 20))
  await place.put('small', megabytes(1), never)
  const stored = await place.list()
  expect(stored.toSorted((a, b) => a.bytes - b.bytes)).toEqual([
    { name: 'small', bytes: 1 << 20 },
    { name: 'large', bytes: 50 << 20 },
  ])
  // Another folder of the bucket is another place.
  expect(await placeOf('site').list()).toEqual([])
  await place.remove('large')
  expect((await place.list()).map(({ name }) => name)).toEqual(['small'])
})

test('SAFE-16 it says clearly which credential is wrong, and which bucket is none', async () => {
  const tried = (env: Partial<(typeof server)['env']>, size = 1) =>
    reasonOf(placeOf('wrong', env).put('x', megabytes(size), never))
  const wrongSecret = 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.'
  expect(await tried({ S3_SECRET_ACCESS_KEY: 'no' })).toBe(wrongSecret)
  expect(await tried({ S3_SECRET_ACCESS_KEY: 'no' }, 20)).toBe(wrongSecret)
  expect(await tried({ S3_ACCESS_KEY_ID: 'NOBODY' })).toBe('The server does not know the S3_ACCESS_KEY_ID.')
  const nowhere = bucketDestination('s3://no-such-club/x', server.env)
  expect(await reasonOf(nowhere.put('x', megabytes(1), never))).toBe(
    'There is no such bucket on this server.',
  )
  expect(await reasonOf(nowhere.put('x', megabytes(20), never))).toBe(
    'There is no such bucket on this server.',
  )
  expect(await placeOf('wrong').list()).toEqual([])
})

test('SAFE-16 one whose writer fails, or that is stopped, leaves nothing in the bucket', async () => {
  const place = placeOf('left')
  const failing = async (out: Writable) => {
    await megabytes(20)(Object.assign(out, { end: () => out }) as Writable)
    throw new Error('The database is gone.')
  }
  expect(await reasonOf(place.put('x', failing, never))).toMatch('The database is gone.')
  const stop = new AbortController()
  let count = 0
  const stopped = megabytes(40, () => {
    if (count++ === 20) stop.abort(new Error('The site stops.'))
  })
  expect(await reasonOf(place.put('y', stopped, stop.signal))).toMatch('The site stops.')
  expect(await place.list()).toEqual([])
  // This server cannot abort uploads, but it received the request. Elsewhere the leftover parts would cost money.
  const takenBack = (name: string) => new RegExp(`DELETE /club/left/${name}\\?uploadId=\\w+`)
  for (const name of ['x', 'y']) expect(server.asked).toContainEqual(expect.stringMatching(takenBack(name)))
})

test('SAFE-16 an upload that is cut off on its way is refused, and nothing has its name', async () => {
  const proxy = await cuttingProxy(server.port, 5 << 20)
  const place = placeOf('cut', { S3_ENDPOINT: proxy.address })
  expect(await reasonOf(place.put('x', megabytes(40), never))).toMatch('The server closed the connection.')
  expect(await placeOf('cut').list()).toEqual([])
  await proxy.close()
})

test('SAFE-16 one that the server keeps only in part is no backup', async () => {
  const place = placeOf('short')
  server.onStored(() => {
    const stored = readdirSync(server.folder, { recursive: true, encoding: 'utf8' })
    truncateSync(
      join(server.folder, stored.find((file) => /short.*x.*object$/.test(file)) ?? 'none'),
      1 << 19,
    )
  })
  expect(await reasonOf(place.put('x', megabytes(1), never))).toBe(
    'It did not arrive whole: 524288 of 1048576 bytes arrived.',
  )
  expect(await place.list()).toEqual([])
})

test('SAFE-16 a bucket without its keys, or a malformed place, stops the start with a line for each', () => {
  const read = (env: Record<string, string>) => () => readEnv(env)
  expect(read({ BACKUP_TO: 's3://club' })).toThrow(
    /S3_ACCESS_KEY_ID: must be set, because BACKUP_TO is a bucket\n.*S3_SECRET_ACCESS_KEY: must be set/,
  )
  for (const place of ['s3:', 's3://', 's3://UPPER', 's3://club/a b'])
    expect(read({ ...server.env, BACKUP_TO: place })).toThrow(/BACKUP_TO: must be a folder, s3:/)
  expect(read({ ...server.env, BACKUP_TO: 's3://club' })).not.toThrow()
})
