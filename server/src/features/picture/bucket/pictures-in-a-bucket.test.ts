import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  another,
  laterOn,
  PICTURES_TO,
  placesOf,
  stored,
  upload,
  uploadPhoto,
} from '../../../../testing/bucket/stored-pictures.ts'
import { bucketServer } from '../../../../testing/bucket-server.ts'
import { sendPicture } from '../../../../testing/form.ts'
import { PASSWORD, type TestSite, testSite } from '../../../../testing/test-site.ts'
import { readEnv } from '../../../platform/env.ts'
import { clearPictures } from '../clear-pictures.ts'
import { PictureMover, startMovingPictures } from './move-pictures.ts'
import { movingStore } from './moving-store.ts'
import { checkPictures } from './pictures-command.ts'

let server: Awaited<ReturnType<typeof bucketServer>>
let site: TestSite
let as: string
beforeAll(async () => {
  server = await bucketServer()
  site = await testSite({ ...server.env, PICTURES_TO })
  as = (await site.member({ role: 'admin' })).as
})
afterAll(async () => {
  await site?.close()
  await server?.close()
})

const silent = { warn: () => undefined }
const envWith = (more: Record<string, string> = {}) => readEnv({ ...server.env, PICTURES_TO, ...more })
const mover = (more: Record<string, string> = {}, log = silent) =>
  new PictureMover({ database: site.database, env: envWith(more), log })
const move = () => mover().turn()
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => site.app.inject({ method, url })
const HEADERS = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'content-length',
]
const seen = ({ headers, rawPayload, statusCode }: Awaited<ReturnType<typeof get>>) => ({
  statusCode,
  body: rawPayload.toString('base64'),
  headers: HEADERS.map((name) => headers[name]),
})

const EXPORT = '/members/me/export'
/** Checks that each object is named by a row or due for deletion, and that each row has its bytes. */
async function agree() {
  const { named, left } = await placesOf(site.database)
  const there = await stored(server)
  expect(there.filter((place) => !named.includes(place) && !left.includes(place))).toEqual([])
  expect(named.filter((place) => !there.includes(place))).toEqual([])
  return { named, left, there }
}

describe('a site with a bucket', () => {
  test('OPS-70 pictures and photos move there and are sent as before: address, headers, bytes', async () => {
    const urls = [await upload(site, as), await uploadPhoto(site, as)]
    const before = [seen(await get(urls[0] ?? '')), seen(await get(urls[1] ?? ''))]
    await move()
    expect(await placesOf(site.database)).toMatchObject({ inRows: 0, left: [] })
    expect((await agree()).there).toHaveLength(2)
    expect([seen(await get(urls[0] ?? '')), seen(await get(urls[1] ?? ''))]).toEqual(before)
    for (const url of urls) {
      const head = await get(url, 'HEAD')
      expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    }
  })

  test('OPS-70 no address leads to another object', async () => {
    const name = (await stored(server))[0]?.split('/').at(-1)
    const asked = server.asked.length
    const paths = [`pictures/${name}`, `photos/${name}`, 'pictures/..%2f..%2fprobe', 'photos/%2e%2e%2fx.webp']
    for (const path of paths) expect((await get(`/${path}`)).statusCode, path).toBe(404)
    expect(server.asked.slice(asked)).toEqual([])
  })

  test('OPS-71 while the bucket is away, uploads succeed, and what is there already answers 503 alone', async () => {
    const old = await upload(site, as)
    await move()
    await server.stop()
    const fresh = await upload(site, as)
    await expect(move()).rejects.toThrow()
    await expect(move()).rejects.toThrow()
    expect((await get(fresh)).statusCode).toBe(200)
    const answer = await get(old)
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ])
    expect(answer.json().message).toBe('This picture cannot be read at the moment. Try again in a minute.')
    expect((await site.ask('GET', '/members/', { as })).status).toBe(200)
    const own = await site.ask('GET', EXPORT, { as })
    expect([own.status, own.headers['retry-after']]).toEqual([503, '30'])
    await server.startAgain()
    await move()
    expect(await placesOf(site.database)).toMatchObject({ inRows: 0, left: [] })
    expect([(await get(old)).statusCode, (await get(fresh)).statusCode]).toEqual([200, 200])
    await agree()
  })

  test('OPS-71 a bucket that answers 500, not at all, or with too little', { tags: 'long' }, async () => {
    const url = await upload(site, as)
    await move()
    const kinds: Record<string, Parameters<typeof createServer>[1]> = {
      'with 500': (_, answer) => void answer.writeHead(500).end('<Error/>'),
      'not at all': () => undefined,
      'with too little': (_, answer) => void answer.writeHead(200, { 'content-length': '3' }).end('abc'),
      'that there is none': (_, answer) => void answer.writeHead(404).end(),
    }
    for (const [kind, listener] of Object.entries(kinds)) {
      const bad = createServer(listener as never).listen(0, '127.0.0.1')
      await new Promise((resolve) => bad.once('listening', resolve))
      const S3_ENDPOINT = `http://127.0.0.1:${(bad.address() as AddressInfo).port}`
      const other = await testSite({ ...server.env, PICTURES_TO, S3_ENDPOINT })
      await other.database.pool.query(`insert into pictures (name, digest, size, width, height, place, sum)
        values ('${'a'.repeat(22)}', '', 9, 4, 3, '${PICTURES_TO}/x.webp', repeat('0', 64))`)
      const answer = await other.app.inject({ url: `/pictures/${'a'.repeat(22)}-4x3.webp` })
      expect([kind, answer.statusCode, answer.headers['retry-after']]).toEqual([kind, 503, '30'])
      await other.close()
      bad.closeAllConnections()
      bad.close()
    }
    expect((await get(url)).statusCode).toBe(200)
  })

  test('OPS-72 what was there before moves while the site serves both, each once, by several processes at once', async () => {
    const urls = await Promise.all(Array.from({ length: 12 }, () => upload(site, as)))
    const puts = () => server.asked.filter((line) => line.startsWith('PUT')).length
    const before = puts()
    const two = [mover(), mover()].map((one) => one.turn())
    for (const url of urls) expect((await get(url)).statusCode).toBe(200)
    await Promise.all(two)
    for (const url of urls) expect((await get(url)).statusCode).toBe(200)
    expect(puts() - before).toBe(12)
    expect(await placesOf(site.database)).toMatchObject({ inRows: 0, left: [] })
    await agree()
  })

  test('OPS-72 one that another process has moved since it was read is not moved again', async () => {
    await upload(site, as)
    const read = await movingStore.here(site.database)
    if (!read) throw new Error('Nothing is to be moved')
    await move()
    expect(await movingStore.claim(site.database, PICTURES_TO, read)).toBeUndefined()
    expect(await placesOf(site.database)).toMatchObject({ inRows: 0, left: [] })
  })

  test('OPS-72 it is done again and again while the site is open', async () => {
    const url = await upload(site, as)
    const running = startMovingPictures(
      { database: site.database, env: envWith(), log: silent, say: () => undefined },
      20,
    )
    await vi.waitFor(async () => expect((await placesOf(site.database)).inRows).toBe(0), { timeout: 10_000 })
    await running.stop()
    expect((await get(url)).statusCode).toBe(200)
    expect(await stored(server)).not.toContain(`${PICTURES_TO}/probe`)
  })

  test('OPS-73 another prefix takes all along, and without PICTURES_TO all comes back', async () => {
    const urls = [await upload(site, as), await uploadPhoto(site, as)]
    await move()
    const before = await Promise.all(urls.map(async (url) => seen(await get(url))))
    const elsewhere = 's3://club/site/other'
    const moving = mover({ PICTURES_TO: elsewhere })
    await moving.turn()
    await moving.turn()
    const { named } = await placesOf(site.database)
    expect(named.every((place) => place.startsWith(`${elsewhere}/`))).toBe(true)
    expect([await stored(server), await stored(server, elsewhere)]).toEqual([[], named])
    const off = mover({ PICTURES_TO: '' })
    await off.turn()
    await off.turn()
    expect(await placesOf(site.database)).toMatchObject({ named: [], left: [] })
    expect(await stored(server, elsewhere)).toEqual([])
    expect(await Promise.all(urls.map(async (url) => seen(await get(url))))).toEqual(before)
  })

  test('OPS-73 a picture that is lost or damaged keeps no other from coming back, and is named', async () => {
    await move()
    const urls = await Promise.all([upload(site, as), upload(site, as), upload(site, as)])
    await move()
    await site.database.pool.query(
      `update pictures set sum = repeat('0', 64) where '/pictures/' || name || '-40x30.webp' = $1`,
      [urls[1]],
    )
    const told: string[] = []
    const off = mover({ PICTURES_TO: '' }, { warn: (line: string) => void told.push(line) } as never)
    await off.turn()
    expect((await placesOf(site.database)).named).toHaveLength(1)
    expect(told).toEqual([expect.stringContaining('are lost')])
    await site.database.pool.query('delete from pictures where place is not null')
    await off.turn()
  })
})

describe('deleting', () => {
  test('OPS-74 with its row an object goes: cleared, replaced, taken off, or with its member', async () => {
    const gone = await site.member()
    const urls = [await upload(site, as), await upload(site, gone.as), await uploadPhoto(site, gone.as)]
    const kept = await uploadPhoto(site, as)
    await move()
    const before = await stored(server)
    expect(before.length).toBeGreaterThanOrEqual(4)
    await uploadPhoto(site, as)
    const left = await site.ask('POST', '/members/me/delete', { as: gone.as, body: { password: PASSWORD } })
    expect(left.status).toBeLessThan(300)
    await site.database.pool.query(`update pictures set unused_since = now() - interval '9 days'`)
    await clearPictures(site.database, 7 * 86_400)
    await move()
    for (const url of [...urls, kept]) expect((await get(url)).statusCode, url).toBe(404)
    const { there } = await agree()
    expect(there.filter((place) => before.includes(place))).toEqual([])
    expect((await placesOf(site.database)).left).toEqual([])
  })

  test('OPS-74 while the bucket is away, what is to be deleted is remembered', async () => {
    await upload(site, as)
    await move()
    await server.stop()
    await site.database.pool.query('delete from pictures')
    await expect(move()).rejects.toThrow()
    expect((await placesOf(site.database)).left).toHaveLength(1)
    await server.startAgain()
    await move()
    expect((await placesOf(site.database)).left).toEqual([])
    await agree()
  })

  test('OPS-75 an object that was stored for a row which never named it is deleted, and the picture moves again', async () => {
    const url = await upload(site, as)
    const { rows } = await site.database.pool.query('select id from pictures where place is null')
    const place = `${PICTURES_TO}/${'k'.repeat(22)}.webp`
    const { Objects } = await import('../../../platform/bucket/objects.ts')
    await new Objects(server.env).put(place, Buffer.from('left by a process that was killed'), 'image/webp')
    await site.database.pool.query(
      `insert into picture_leftovers (place, due_at, picture_id) values ($1, now() + interval '10 minutes', $2)`,
      [place, rows[0].id],
    )
    await move()
    expect(await placesOf(site.database)).toMatchObject({ inRows: 1, left: [place] })
    expect((await get(url)).statusCode).toBe(200)
    await laterOn(site.database)
    await move()
    expect(await placesOf(site.database)).toMatchObject({ inRows: 0, left: [] })
    expect((await agree()).there).not.toContain(place)
  })

  test('OPS-75 a process that was overtaken leaves neither a row without bytes nor an object', async () => {
    const url = await upload(site, as)
    // The claim runs out and another process clears it while the object is being stored.
    server.onStored(() => void site.database.pool.query('delete from picture_leftovers'))
    const photo = await uploadPhoto(site, as)
    await move()
    await laterOn(site.database)
    await move()
    for (const one of [url, photo]) expect((await get(one)).statusCode).toBe(200)
    await agree()
  })
})

test('OPS-77 accounts that become one keep their pictures, and the export holds the photo, wherever its bytes are', async () => {
  const [into, from] = [await site.member(), await site.member()]
  const photo = await uploadPhoto(site, into.as)
  const urls = [await upload(site, into.as), await upload(site, from.as)]
  const bytes = (await get(photo)).rawPayload.toString('base64')
  await move()
  expect((await placesOf(site.database)).inRows).toBe(0)
  const merged = await site.ask('POST', `/admin/members/${into.id}/duplicates/${from.id}/merge`, { as })
  expect(merged.status).toBe(200)
  await move()
  for (const url of [photo, ...urls]) expect((await get(url)).statusCode, url).toBe(200)
  const own = 'select count(*)::int as n from pictures where member_id = $1'
  expect((await site.database.pool.query(own, [into.id])).rows).toEqual([{ n: 2 }])
  const exported = await site.ask('GET', EXPORT, { as: into.as })
  expect(exported.body.data.photo).toEqual({ type: 'image/webp', base64: bytes })
  await agree()
})

test('OPS-78 what is wrong with the setting is said in one line, and the site goes on', async () => {
  expect(() => readEnv({ PICTURES_TO: '/pictures', ...server.env })).toThrow(
    'PICTURES_TO: must be s3://bucket',
  )
  expect(() => readEnv({ PICTURES_TO: 's3://club/../x?y', ...server.env })).toThrow('PICTURES_TO')
  expect(() => readEnv({ PICTURES_TO })).toThrow(
    'S3_ACCESS_KEY_ID: must be set, because PICTURES_TO is a bucket',
  )
  const wrong = { S3_SECRET_ACCESS_KEY: 'another' }
  const said: string[] = []
  const url = await upload(site, as)
  const started = startMovingPictures({
    database: site.database,
    env: envWith(wrong),
    log: silent,
    say: (line) => said.push(line),
  })
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 10_000 })
  await started.stop()
  expect(said).toEqual([
    `Pictures: ${PICTURES_TO} cannot be used: S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID. What is not there yet stays in the database.`,
  ])
  expect((await get(url)).statusCode).toBe(200)
})

test('OPS-79 npm run pictures says what is lost or unknown, and forgets it', async () => {
  await laterOn(site.database)
  await move()
  const check = (forgetUnknown = false, forgetLost = false) =>
    checkPictures(site.database, envWith(), { forgetUnknown, forgetLost })
  await check(true)
  await move()
  expect((await check()).lines.at(-1)).toBe('The bucket and the database agree.')
  const { Objects } = await import('../../../platform/bucket/objects.ts')
  const objects = new Objects(server.env)
  const url = await upload(site, as)
  const photo = await uploadPhoto(site, as)
  await move()
  const { named } = await placesOf(site.database)
  const strange = `${PICTURES_TO}/${'u'.repeat(22)}.webp`
  // A backup below the same prefix is not a picture.
  const foreign = `${PICTURES_TO}/club-2026.backup`
  for (const place of [strange, foreign]) await objects.put(place, Buffer.from('x'), 'image/webp')
  for (const place of named) await objects.remove(place)
  const found = await check()
  expect(found.isWell).toBe(false)
  expect(found.lines.join('\n')).toContain(`${named.length} are lost`)
  expect(found.lines).toContain(`  object ${strange}`)
  expect(found.lines.join('\n')).not.toContain(foreign)
  expect((await check(true, true)).isWell).toBe(true)
  await move()
  expect(await stored(server)).toEqual([foreign])
  for (const one of [url, photo]) expect((await get(one)).statusCode).toBe(404)
  expect((await site.ask('GET', '/members/', { as })).body.users[0].profilePhoto).toBeNull()
  expect((await sendPicture(site, as, await another())).status).toBe(201)
})
