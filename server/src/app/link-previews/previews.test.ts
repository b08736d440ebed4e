import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { drawPicture } from './preview-picture.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const get = (url: string, headers = {}) => site.app.inject({ url, headers })
const publish = async (title: string): Promise<string> => {
  const body = { title, author: 'Rohan', content: 'Because.' }
  return (await site.ask('POST', '/admin/createBlog', { as: admin, body })).body.data.slug
}

/** Measures how much of a part of a picture is text, neither ground nor line. */
async function inked(png: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(png).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((light) => light > 120).length
}
const WORDS = { left: 60, top: 170, width: 1080, height: 320 }
const LINE = { left: 60, top: 520, width: 1080, height: 60 }
const OUTSIDE = { left: 1140, top: 120, width: 60, height: 380 }

describe('preview pictures', () => {
  test('a blog has one: a PNG of 1200 by 630 with its title and its author', async () => {
    const { statusCode, headers, rawPayload } = await get(`/blogs/${await publish('Two pointers')}.png`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(await inked(rawPayload, WORDS)).toBeGreaterThan(5_000)
    expect(await inked(rawPayload, LINE)).toBeGreaterThan(500)
  })

  test('a problem has one with its title', async () => {
    const { statusCode, headers, rawPayload } = await get('/dsa/problems/fair-cuts.png')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(await inked(rawPayload, WORDS)).toBeGreaterThan(5_000)
    expect(await inked(rawPayload, LINE)).toBeGreaterThan(500)
    expect((await get('/dsa/problems/no-such-problem.png')).statusCode).toBe(404)
  })

  test('every other screen shares one', async () => {
    const { headers, rawPayload } = await get('/social.png')
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  test('a new title makes a new one, and a client that has it gets 304', async () => {
    const slug = await publish('Old words')
    const first = await get(`/blogs/${slug}.png`)
    const { etag } = first.headers
    const held = await get(`/blogs/${slug}.png`, { 'if-none-match': etag })
    expect([held.statusCode, held.body]).toEqual([304, ''])
    await site.database.pool.query(`update blogs set title = 'New words' where slug = $1`, [slug])
    const next = await get(`/blogs/${slug}.png`, { 'if-none-match': etag })
    expect(next.statusCode).toBe(200)
    expect(next.rawPayload.equals(first.rawPayload)).toBe(false)
  })

  test('safety I5 of an unknown blog answers 404', async () => {
    for (const slug of ['no-such-blog', '%00', 'x'.repeat(199), '..%2fsocial'])
      expect((await get(`/blogs/${slug}.png`)).statusCode, slug).toBe(404)
  })

  test('safety X2 a title is plain text: markup is drawn as it was typed', async () => {
    const draw = (title: string) => drawPicture({ label: 'Blog', title, foot: 'A' })
    const [typed, bold] = await Promise.all([draw('<b>a</b> &amp; </span>'), draw('a &')])
    expect(await inked(typed, WORDS)).toBeGreaterThan(2 * (await inked(bold, WORDS)))
  })

  test.each([
    ['long words', 'W'.repeat(200)],
    ['many words', 'Longest common subsequence '.repeat(7)],
    ['right to left', 'مرحبا بالعالم: كيف نبحث في مصفوفة مرتبة'],
    ['emoji', '👩‍💻 Ship it 🎉🎉'],
    ['control characters', 'a\u0008b\u001b[31mc\u2028d'],
    ['other scripts', '算法 हैश मैप Ωmega žluťoučký'],
  ])('%s are drawn within their frame', async (_, title) => {
    const png = await drawPicture({ label: title, title, foot: title })
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(await inked(png, WORDS)).toBeGreaterThan(500)
    expect(await inked(png, OUTSIDE)).toBe(0)
  })

  test('nothing legible is a picture too', async () => {
    const png = await drawPicture({ label: '', title: '🎉\u200b', foot: '' })
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})
