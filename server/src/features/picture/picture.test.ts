import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendPicture } from '../../../testing/form.ts'
import { blobOf, bomb, draw, liar, strangers, tellingJpeg } from '../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ PICTURES_MEGABYTES: '1' })
})
afterAll(() => site.close())

const ADDRESS = /^\/pictures\/[\w-]{22}-(\d+)x(\d+)\.webp$/
const get = (url: string) => site.app.inject({ method: 'GET', url })
const count = async () =>
  (await site.database.pool.query('select count(*)::int from pictures')).rows[0].count as number
const plain = async (background?: string) => blobOf(await draw(40, 30, background).png().toBuffer())
/** Creates noise, which hardly compresses. */
const noise = (seed: number) =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 60 + seed, sigma: 90 },
      background: '#000',
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('safety U1 sent as %s can be fetched', async (format) => {
    const { as } = await site.member()
    const file = blobOf(await draw().toFormat(format).toBuffer(), `image/${format}`)
    const { status, body } = await sendPicture(site, as, file)
    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, message: 'Picture Added', data: { width: 40, height: 30 } })
    expect(ADDRESS.exec(body.data.url)?.slice(1)).toEqual(['40', '30'])
    const { rawPayload, headers } = await get(body.data.url)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('safety U2 is redrawn, no larger than a screen needs', async () => {
    const { as } = await site.member()
    const { body } = await sendPicture(site, as, blobOf(await tellingJpeg(), 'image/jpeg'))
    const { rawPayload } = await get(body.data.url)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(rawPayload.toString('latin1')).not.toContain('script')
    const held = await draw(3000, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const turned = await sendPicture(site, as, blobOf(held, 'image/jpeg'))
    expect(turned.body.data).toMatchObject({ width: 400, height: 2000 })
  })

  test('safety D2 sent twice, at once or later, it is one picture', async () => {
    const { as } = await site.member()
    const file = await plain('#135')
    const before = await count()
    const answers = await Promise.all([1, 2, 3].map(() => sendPicture(site, as, file)))
    expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1)
    expect(await count()).toBe(before + 1)
    const other = await site.member()
    expect((await sendPicture(site, other.as, file)).body.data.url).not.toBe(answers[0]?.body.data.url)
  })

  test('safety U5 no other path under /pictures leads anywhere', async () => {
    const { as } = await site.member()
    const { url } = (await sendPicture(site, as, await plain())).body.data
    const name = url.slice('/pictures/'.length)
    const others = ['', 'x.webp', `..%2f${name}`, '%2e%2e%2fetc%2fpasswd', name.replace('40x30', '30x40')]
    for (const path of [...others, name.replace('.webp', ''), name.replace('.webp', '.png')])
      expect((await get(`/pictures/${path}`)).statusCode, path).toBe(404)
  })
})

describe('refusals', () => {
  test('safety Z1 a visitor, before anything is read', async () => {
    expect((await sendPicture(site, undefined, await plain())).status).toBe(401)
  })

  test.each(strangers)('safety U1 %s answers 400', async (_, make) => {
    const { as } = await site.member()
    const before = await count()
    const { status, body } = await sendPicture(site, as, blobOf(await make()))
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.errors.file).toContain('JPEG, PNG or WebP')
    expect(await count()).toBe(before)
  })

  test('safety U2 a file that is both a picture and HTML is served as a picture only', async () => {
    const { as } = await site.member()
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const both = Buffer.concat([await draw().png().toBuffer(), html])
    const { body } = await sendPicture(site, as, blobOf(both, 'text/html'))
    const { rawPayload, headers } = await get(body.data.url)
    expect(headers['content-type']).toBe('image/webp')
    expect(rawPayload.includes('script')).toBe(false)
  })

  test('safety U3 a bomb of 256 megapixels and a header that lies are refused at once', async () => {
    const { as } = await site.member()
    for (const file of [bomb(), liar()]) {
      const [begun, before] = [process.cpuUsage(), process.memoryUsage().rss]
      expect((await sendPicture(site, as, blobOf(file))).status).toBe(400)
      expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000)
      expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
    }
  })

  test('safety U1 more than 2 MB answers 413', async () => {
    const { as } = await site.member()
    const { status, body } = await sendPicture(site, as, blobOf(Buffer.alloc(2 * 1024 * 1024 + 1, 1)))
    expect([status, body.code]).toEqual([413, 'too_large'])
  })

  test('safety U6 two files, none, another part or no form answer 400 or 415', async () => {
    const { as } = await site.member()
    const file = await plain()
    expect((await sendPicture(site, as, file, file)).status).toBe(400)
    expect((await sendPicture(site, as)).status).toBe(400)
    expect((await site.ask('POST', '/pictures', { as, body: { file: 'x' } })).status).toBe(415)
    expect((await site.ask('POST', '/pictures', { as })).status).toBe(415)
  })

  test('safety U7 uploads that break off leave nothing behind', async () => {
    const { as } = await site.member()
    const before = await count()
    if (!site.app.server.listening) await site.listen()
    const { port } = site.app.server.address() as AddressInfo
    const head =
      `POST /api/v1/pictures HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${as}\r\nContent-Length: 90000\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG'
    const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write(head)
    await vi.waitFor(() => expect(site.connections.unsent).toBe(sockets.length))
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(site.connections.unsent).toBe(0))
    expect(await count()).toBe(before)
    expect((await sendPicture(site, as, await plain())).status).toBe(201)
  })

  test('safety U1 a member with a full quota gets the refusal, and other members do not', {
    tags: 'long',
  }, async () => {
    const { as } = await site.member()
    const files = await Promise.all(Array.from({ length: 8 }, (_, seed) => noise(seed)))
    // All are sent at once, so each could find the last free bytes.
    const answers = await Promise.all(files.map((file) => sendPicture(site, as, blobOf(file, 'image/jpeg'))))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(8)
    expect(refused[0]?.body).toMatchObject({
      code: 'quota_used_up',
      message: expect.stringContaining('1 MB'),
    })
    const { rows } = await site.database.pool.query(
      'select sum(size)::int as sum from pictures group by member_id order by 1 desc limit 1',
    )
    expect(rows[0].sum).toBeLessThanOrEqual(1024 * 1024)
    const other = await site.member()
    expect((await sendPicture(site, other.as, blobOf(await noise(1), 'image/jpeg'))).status).toBe(201)
  })

  test('safety R4 a member can upload a limited number an hour', async () => {
    const strict = await testSite({ RATE_LIMITS: 'on', PICTURES_PER_HOUR: '2' })
    const { as } = await strict.member()
    const send = async () => (await sendPicture(strict, as, await plain())).status
    expect([await send(), await send(), await send()]).toEqual([201, 201, 429])
    await strict.close()
  })
})
