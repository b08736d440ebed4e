import { afterAll, beforeAll, expect, test } from 'vitest'
import { backedUpSite, command, restore } from '../../testing/backups.ts'
import {
  laterOn,
  PICTURES_TO,
  placesOf,
  stored,
  upload,
  uploadPhoto,
} from '../../testing/bucket/stored-pictures.ts'
import { bucketServer } from '../../testing/bucket-server.ts'
import { rowsOf } from '../../testing/database-server.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { PictureMover } from '../features/picture/bucket/move-pictures.ts'
import { READING_OBJECTS } from '../platform/bucket/objects.ts'
import { openDatabase } from '../platform/database/database.ts'
import { readEnv } from '../platform/env.ts'

const { site, room, ofSite, anotherDatabase } = await backedUpSite()
let server: Awaited<ReturnType<typeof bucketServer>>
let urls: string[]
const silent = { warn: () => undefined }
const move = () =>
  new PictureMover({
    database: site.database,
    env: readEnv({ ...server.env, PICTURES_TO }),
    log: silent,
  }).turn()

beforeAll(async () => {
  server = await bucketServer()
  urls = [
    await upload(site, site.asha.as),
    await upload(site, site.asha.as),
    await uploadPhoto(site, site.asha.as),
  ]
  await move()
})
afterAll(() => server?.close())

/** Starts a site on a restored database and reads the pictures through it. */
async function served(url: string, dataDir: string, more: Record<string, string>) {
  const process = siteProcess({ DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_TO: 'off', ...more })
  const origin = await process.open()
  const bodies = []
  for (const one of urls) {
    const answer = await fetch(origin + one)
    bodies.push([answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')])
  }
  return { bodies, process }
}

test('OPS-76 a backup holds the bytes that lie in the bucket, and a restore into an empty database and an empty bucket serves them', async () => {
  const bucket = await bucketServer()
  const expected = []
  // The site of this process has no key for the bucket, so the expected bytes are read from the objects.
  for (const one of urls) expected.push([200, await bytesIn(one)])
  const file = room.path('pictures.backup')
  const made = await command('backup', { ...ofSite(), ...server.env, PICTURES_TO }, file)
  expect([made.code, made.err]).toEqual([0, ''])
  const { url } = await anotherDatabase()
  const dataDir = room.path('restored')
  await restore(file, { DATABASE_URL: url, DATA_DIR: dataDir })
  const columns = 'select count(*)::int as n from pictures where bytes is null'
  expect(await rowsOf(url, columns)).toEqual([{ n: 0 }])
  const { bodies, process } = await served(url, dataDir, { ...bucket.env, PICTURES_TO })
  expect(bodies).toEqual(expected)
  const database = openDatabase(url, 1)
  while ((await placesOf(database)).inRows > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  const { named } = await placesOf(database)
  expect(await stored(bucket)).toEqual(named)
  // The restored site uses its own names, so the site that was backed up keeps its objects.
  expect((await stored(server)).filter((place) => named.includes(place))).toEqual([])
  process.signal('SIGTERM')
  await process.ended
  await database.close()
  await bucket.close()
})

/** Returns the bytes of the object of a picture's row. */
async function bytesIn(url: string) {
  const name = /\/([\w-]{22})[-.]/.exec(url)?.[1]
  const [row] = await rowsOf<{ place: string; sum: string; size: number }>(
    site.database.url,
    `select place, sum, size from pictures where name = '${name}' union all select place, sum, size from photos where name = '${name}'`,
  )
  const { Objects } = await import('../platform/bucket/objects.ts')
  return (await new Objects(server.env).bytes(String(row?.place), row as never))?.toString('base64')
}

test('OPS-76 a backup that cannot have them is refused in one line, and leaves no file', async () => {
  const without = await command('backup', ofSite(), room.path('a.backup'))
  expect([without.code, without.err.trim().split('\n')]).toEqual([
    1,
    [
      expect.stringMatching(
        /^The picture s3:\/\/club\/site.* S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set\./,
      ),
    ],
  ])
  await server.stop()
  const away = await command('backup', { ...ofSite(), ...server.env, PICTURES_TO }, room.path('b.backup'))
  expect([away.code, away.err.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining('The server does not answer.')],
  ])
  await server.startAgain()
})

test('OPS-76 what a backup reads is not deleted before it has ended', async () => {
  const [place] = await stored(server)
  const client = await site.database.pool.connect()
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock_shared($1)', [READING_OBJECTS])
  await site.database.pool.query('delete from pictures where place = $1', [place])
  await site.database.pool.query('delete from photos where place = $1', [place])
  await move()
  expect(await stored(server)).toContain(place)
  await client.query('commit')
  client.release()
  await move()
  expect(await stored(server)).not.toContain(place)
})

test('OPS-75 killed between the object and its row, and between the row and its object: nothing is lost and nothing stays', {
  tags: 'long',
  timeout: 180_000,
}, async () => {
  const { url: databaseUrl } = await anotherDatabase()
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: room.path('killed'),
    BACKUP_TO: 'off',
    ...server.env,
  }
  const PICTURES = 's3://club/killed'
  const database = openDatabase(databaseUrl, 2)
  const start = () => siteProcess({ ...settings, PICTURES_TO: PICTURES })
  const first = start()
  await first.open()
  // The probe of the bucket is over, so the next object is a picture.
  while ((await stored(server, PICTURES)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const killed = new Promise<void>((resolve) =>
    server.onStored(() => {
      first.signal('SIGKILL')
      resolve()
    }),
  )
  await database.pool.query(`insert into pictures (name, digest, bytes, size, width, height)
    values ('${'k'.repeat(22)}', '', 'bytes', 5, 4, 3)`)
  await killed
  await first.ended
  expect(await placesOf(database)).toMatchObject({ inRows: 1, left: [expect.any(String)] })
  const [left] = (await placesOf(database)).left
  expect(await stored(server, PICTURES)).toEqual([left])

  await laterOn(database)
  const second = start()
  const origin = await second.open()
  while ((await placesOf(database)).inRows > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  const { named } = await placesOf(database)
  expect(await (await fetch(`${origin}/pictures/${'k'.repeat(22)}-4x3.webp`)).text()).toBe('bytes')
  expect(await stored(server, PICTURES)).toEqual(named)

  await server.stop()
  await database.pool.query('delete from pictures')
  second.signal('SIGKILL')
  await second.ended
  await server.startAgain()
  expect(await stored(server, PICTURES)).toEqual(named)
  const third = start()
  await third.open()
  while ((await stored(server, PICTURES)).length > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await placesOf(database)).left.length).toBeLessThanOrEqual(1)
  third.signal('SIGTERM')
  await third.ended
  await database.close()
})
