import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendForm } from '../../../testing/form.ts'
import { blobOf as blob, bomb, draw, liar, strangers, tellingJpeg } from '../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const send = (as: string, file: Blob | Blob[], memberData = '{}', filename = 'photo.png') =>
  sendForm(site, as, { memberData, file, filename })
const fetchPhoto = (url: string) => site.app.inject({ method: 'GET', url })
const photoOf = async (as: string) => (await site.ask('GET', '/members/', { as })).body.users[0].profilePhoto
const countPhotos = async () =>
  (await site.database.pool.query('select count(*)::int from photos')).rows[0].count as number

async function withPhoto() {
  const member = await site.member()
  const { body } = await send(member.as, blob(await draw().png().toBuffer()))
  return { ...member, photo: body.users[0].profilePhoto as string }
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'API-63 sent as %s can be fetched at profilePhoto',
    async (format) => {
      const { as } = await site.member()
      const { status, body } = await send(
        as,
        blob(await draw().toFormat(format).toBuffer(), `image/${format}`),
      )
      expect(status).toBe(200)
      const { profilePhoto } = body.users[0]
      expect(profilePhoto).toMatch(/^\/photos\/[\w-]{22}\.webp$/)
      const answer = await fetchPhoto(profilePhoto)
      expect(answer.statusCode).toBe(200)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 40,
        height: 30,
      })
    },
  )

  test('safety U2 is redrawn: its location and hidden data are gone', async () => {
    const { as } = await site.member()
    const file = await tellingJpeg()
    const { body } = await send(as, blob(file, 'image/jpeg'))
    const { rawPayload } = await fetchPhoto(body.users[0].profilePhoto)
    expect((await sharp(file).metadata()).exif).toBeDefined()
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    expect(rawPayload.toString('latin1')).not.toContain('script')
  })

  test('safety U2 is turned the way it was held, and made no larger than 512 pixels', async () => {
    const { as } = await site.member()
    const file = await draw(1000, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await send(as, blob(file, 'image/jpeg'))
    const { rawPayload } = await fetchPhoto(body.users[0].profilePhoto)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 256, height: 512 })
  })

  test('safety U5 is served only as a picture, cached for ever', async () => {
    const { photo } = await withPhoto()
    const { headers } = await fetchPhoto(photo)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('safety U7 replaced, leads nowhere any more', async () => {
    const { as, photo } = await withPhoto()
    const before = await countPhotos()
    await send(as, blob(await draw(10, 10).png().toBuffer()))
    expect(await photoOf(as)).not.toBe(photo)
    expect((await fetchPhoto(photo)).statusCode).toBe(404)
    expect((await fetchPhoto(await photoOf(as))).statusCode).toBe(200)
    expect(await countPhotos()).toBe(before)
  })

  test('D22 is removed by null, and stays with its own address', async () => {
    const { as, photo } = await withPhoto()
    const same = await sendForm(site, as, { memberData: JSON.stringify({ profilePhoto: photo, bio: 'x' }) })
    expect(same.body.users[0].profilePhoto).toBe(photo)
    const none = await sendForm(site, as, { memberData: '{"profilePhoto":null}' })
    expect(none.body.users[0].profilePhoto).toBeNull()
    expect((await fetchPhoto(photo)).statusCode).toBe(404)
  })

  test('safety U4 its file name has no effect', async () => {
    for (const name of ['../../x.png', 'a.png\0.html', 'x\r\nset-cookie: a=b.png', 'x'.repeat(10_000)]) {
      const { as } = await site.member()
      const { status, body } = await send(as, blob(await draw().png().toBuffer()), '{}', name)
      expect(status).toBe(200)
      expect(body.users[0].profilePhoto).toMatch(/^\/photos\/[\w-]{22}\.webp$/)
    }
  })
})

describe('refusals', () => {
  test.each(strangers)('API-65 %s answers 400 and the old photo stays (safety U1)', async (_, make) => {
    const { as, photo } = await withPhoto()
    const { status, body } = await send(as, blob(await make()), '{"bio":"new"}')
    expect(status).toBe(400)
    expect(body.errors.file).toEqual(expect.any(String))
    expect((await site.ask('GET', '/members/', { as })).body.users[0]).toMatchObject({
      profilePhoto: photo,
      bio: null,
    })
    expect((await fetchPhoto(photo)).statusCode).toBe(200)
  })

  test('safety U3 a bomb of 256 megapixels and a header that lies are refused at once', async () => {
    const [large, lying] = [bomb(), liar()]
    expect(large.length).toBeLessThan(300_000)
    const { as } = await site.member()
    for (const file of [large, lying]) {
      const [begun, before] = [process.cpuUsage(), process.memoryUsage().rss]
      expect((await send(as, blob(file))).status).toBe(400)
      expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000)
      expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
    }
  })

  test('safety U1 more than 2 MB answers 413', async () => {
    const { as, photo } = await withPhoto()
    const { status, body } = await send(as, blob(Buffer.alloc(2 * 1024 * 1024 + 1, 1)))
    expect([status, body.success]).toEqual([413, false])
    expect(await photoOf(as)).toBe(photo)
  })

  test('safety U6 two files, and an address that is not the own photo, answer 400', async () => {
    const { as, photo } = await withPhoto()
    const other = await withPhoto()
    const picture = blob(await draw().png().toBuffer())
    expect((await send(as, [picture, picture])).status).toBe(400)
    for (const profilePhoto of [other.photo, 'https://evil.example/x.png', '', 'x'.repeat(3000)]) {
      const { status } = await sendForm(site, as, { memberData: JSON.stringify({ profilePhoto }) })
      expect(status).toBe(400)
    }
    expect(await photoOf(as)).toBe(photo)
  })

  test('safety U5 no other path under /photos leads anywhere', async () => {
    const { photo } = await withPhoto()
    const name = photo.slice('/photos/'.length)
    const paths = [
      '',
      'x.webp',
      `${name}.png`,
      `..%2f${name}`,
      '%2e%2e%2fetc%2fpasswd',
      name.replace('.webp', ''),
    ]
    for (const path of paths) expect((await fetchPhoto(`/photos/${path}`)).statusCode).toBe(404)
  })

  test('safety U7 uploads that break off leave nothing behind', async () => {
    const { as, photo } = await withPhoto()
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const head =
      `PATCH /api/v1/members/ HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${as}\r\nContent-Length: 90000\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="memberData"\r\n\r\n{"bio":"half"}\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG'
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write(head)
    await vi.waitFor(() => expect(site.connections.unsent).toBe(sockets.length))
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(site.connections.unsent).toBe(0))
    expect((await site.ask('GET', '/members/', { as })).body.users[0]).toMatchObject({
      profilePhoto: photo,
      bio: null,
    })
    expect((await send(as, blob(await draw().png().toBuffer()))).status).toBe(200)
  })
})
