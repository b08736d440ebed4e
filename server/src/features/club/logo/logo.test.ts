import type { ClubLogo } from '@callofcode/contract/club/club-look'
import { clubMessages } from '@callofcode/contract/club/club-messages'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formBytes } from '../../../../testing/form.ts'
import { blobOf, bomb, draw, liar, strangers, tellingJpeg } from '../../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'
import { buildApp } from '../../../app/app.ts'
import { builtScreens } from '../../../app/page/screens.ts'
import { listenForChanges } from '../../../platform/database/changes.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { openClub } from '../public.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site?.close())

/** Draws two coloured bars without a ground, within a wide clear margin. */
function letters(background: string, width = 300, height = 100, margin = 40) {
  const bar = {
    input: { create: { width: width / 3, height, channels: 4 as const, background } },
    top: margin,
  }
  return sharp({
    create: { width: width + 2 * margin, height: height + 2 * margin, channels: 4, background: '#0000' },
  })
    .composite([
      { ...bar, left: margin },
      { ...bar, left: margin + (2 * width) / 3 },
    ])
    .png()
    .toBuffer()
}
async function send(file: Buffer, as = admin) {
  const form = new FormData()
  form.append('file', blobOf(file), 'logo.png')
  const { payload, headers } = await formBytes(form)
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/v1/admin/club/logo',
    headers: { ...headers, authorization: `Bearer ${as}` },
    payload,
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) }
}
const upload = async (file: Buffer): Promise<ClubLogo> => (await send(file)).body.data
const save = (body: object) => site.ask('PATCH', '/admin/club', { as: admin, body })
const get = (url: string) => site.app.inject({ url, headers: { accept: 'text/html,*/*' } })
const addressOf = ({ name }: ClubLogo) => `/club/logo/${name}.webp`
const count = async () => (await site.database.pool.query('select name from club_logos')).rows.length

describe('a picture for the logo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'CLUB-62 safety U2 sent as %s is drawn anew',
    async (format) => {
      const file = await draw(400, 200, '#c62')
        .toFormat(format)
        .withExif({ IFD0: { Copyright: 'x' } })
        .toBuffer()
      const logo = await upload(file)
      expect(logo).toMatchObject({ width: 400, height: 200, plates: [] })
      const { rawPayload, headers } = await get(addressOf(logo))
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const drawn = await sharp(rawPayload).metadata()
      expect([drawn.format, drawn.height, drawn.exif]).toEqual(['webp', 192, undefined])
    },
  )

  test('CLUB-62 safety U2 keeps nothing of the file but what is seen, and its clear margin is cut', async () => {
    const logo = await upload(await tellingJpeg(90, 90))
    const { rows } = await site.database.pool.query('select bytes, small from club_logos where name = $1', [
      logo.name,
    ])
    const { rawPayload } = await get(addressOf(logo))
    for (const kept of [rawPayload, rows[0].bytes, rows[0].small] as Buffer[]) {
      expect(kept.toString('latin1')).not.toMatch(/script|somebody/)
      expect((await sharp(kept).metadata()).exif).toBeUndefined()
    }
    expect(await upload(await letters('#c62'))).toMatchObject({ width: 300, height: 100 })
  })

  test.each([...strangers, ['a bomb', bomb], ['a liar', liar]] as typeof strangers)(
    'CLUB-62 safety U1 %s is refused beside its field, and nothing is kept',
    async (_, make) => {
      const before = await count()
      const { status, body } = await send(await make())
      expect([status, Object.keys(body.errors)]).toEqual([400, ['file']])
      expect(await count()).toBe(before)
    },
  )

  test('CLUB-62 what could not be recognised says what to choose: too small, too long, clear', async () => {
    const refusal = async (file: Buffer) => (await send(file)).body.errors.file
    expect(await refusal(await draw(40, 40).png().toBuffer())).toBe(clubMessages.logoSmall(40, 40).text)
    expect(await refusal(await draw(300, 8).png().toBuffer())).toBe(clubMessages.logoSmall(300, 8).text)
    expect(await refusal(await draw(900, 100).png().toBuffer())).toBe(clubMessages.logoShape.text)
    expect(await refusal(await draw(100, 300).png().toBuffer())).toBe(clubMessages.logoShape.text)
    expect(await refusal(await letters('#0000'))).toBe(clubMessages.logoEmpty.text)
    expect((await upload(await draw(800, 100).png().toBuffer())).width).toBe(800)
  })

  test('CLUB-62 is for admins, and named in the settings only as it was drawn here', async () => {
    expect((await send(await draw().png().toBuffer(), (await site.member()).as)).status).toBe(403)
    const logo = await upload(await letters('#c62'))
    for (const wrong of [
      { ...logo, width: 9 },
      { ...logo, plates: ['dark'] },
      { ...logo, name: 'x'.repeat(22) },
    ]) {
      const { status, body } = await save({ logo: wrong })
      expect([status, body.errors]).toEqual([400, { logo: clubMessages.logoMissing.text }])
    }
    expect((await get('/club/logo/x.webp')).statusCode).toBe(404)
  })
})

describe('what the logo stands on', () => {
  test('CLUB-63 letters that a theme’s ground would swallow stand on a plate there', async () => {
    expect((await upload(await letters('#101010'))).plates).toEqual(['dark'])
    expect((await upload(await letters('#ffffff'))).plates).toEqual(['light'])
    expect((await upload(await letters('#d03050'))).plates).toEqual([])
    // The logo has its own ground.
    expect((await upload(await draw(100, 100, '#000000').png().toBuffer())).plates).toEqual([])
  })

  test('CLUB-63 each theme has its logo, ratio and plate in the first response of a page, within its policy', async () => {
    const [dark, light] = [
      await upload(await letters('#101010')),
      await upload(await letters('#ffffff', 300, 300)),
    ]
    await save({ logo: dark })
    const one = (await get('/')).payload
    expect(one).toContain(
      `:root:root{--logo:url("${addressOf(dark)}");--logo-ratio:300/100;--logo-plate:transparent`,
    )
    expect(one).toContain(
      `:root:root.dark{--logo:url("${addressOf(dark)}");--logo-ratio:300/100;--logo-plate:#f4f0e7`,
    )
    expect(one).toContain('class="brand-logo"')
    await save({ logoDark: light })
    const { payload, headers } = await get('/')
    expect(payload).toContain(
      `.dark{--logo:url("${addressOf(light)}");--logo-ratio:300/300;--logo-plate:transparent`,
    )
    const { styleHash } = await import('../../../platform/http/security-headers.ts')
    const style = /<style id="club">(.*?)<\/style>/.exec(payload)?.[1] ?? ''
    expect(headers['content-security-policy']).toContain(styleHash(style))
  })
})

describe('icons and previews', () => {
  const iconsIn = (html: string) =>
    [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
      ([, , href = '']) => href,
    )

  test('CLUB-64 tab, installed app and previews show the logo, under an address that changes with it', async () => {
    const red = await upload(await draw(200, 200, '#d01030').png().toBuffer())
    await save({ logo: red, logoDark: null })
    const [tab = '', touch = '', manifest = ''] = iconsIn((await get('/')).payload)
    expect([tab, touch, manifest].map((href) => /^[^?]+\?v=\w{10}$/.test(href))).toEqual([true, true, true])
    const { icons } = JSON.parse((await get(manifest)).payload)
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ])
    for (const [src, side] of [
      [tab, 64],
      [touch, 180],
      ...icons.map((one: { src: string; sizes: string }) => [one.src, Number.parseInt(one.sizes, 10)]),
    ]) {
      const { rawPayload, headers } = await get(src as string)
      expect([headers['content-type'], (await sharp(rawPayload).metadata()).width]).toEqual([
        'image/png',
        side,
      ])
      expect(await middleOf(rawPayload), src as string).toEqual([0xd0, 0x10, 0x30])
    }
    const before = (await get('/social.png')).headers.etag
    const green = await upload(await draw(200, 200, '#10d030').png().toBuffer())
    await save({ logo: green })
    const next = iconsIn((await get('/')).payload)
    expect([tab, touch, manifest].filter((href) => next.includes(href))).toEqual([])
    expect(await middleOf((await get(next[0] as string)).rawPayload)).toEqual([0x10, 0xd0, 0x30])
    const preview = await get('/social.png')
    expect(preview.headers.etag).not.toBe(before)
    const [red_, green_] = await pixelAt(preview.rawPayload, 90, 85)
    expect((green_ as number) > (red_ as number) + 80).toBe(true)
    expect((await get('/')).payload).toMatch(/og:image" content="[^"]+\/social\.png\?v=\w{10}"/)
  })

  test('CLUB-64 without a logo the icons have the mark in the club’s colour', async () => {
    await save({ logo: null, logoDark: null, accent: '#f97316' })
    const [tab, touch = ''] = iconsIn((await get('/')).payload)
    expect(tab).toMatch(/^\/mark\.svg\?v=/)
    expect(await middleOf((await get(touch)).rawPayload)).toEqual([0xf9, 0x73, 0x16])
  })

  test('CLUB-65 removed again, and on a new site, all is the mark of the house under its plain addresses', async () => {
    await save({ logo: null, logoDark: null, accent: null })
    const { payload } = await get('/')
    expect(iconsIn(payload)).toEqual(['/mark.svg', '/icon-180.png', '/manifest.webmanifest'])
    expect(payload).not.toContain('brand-logo"')
    expect(payload).not.toContain('id="club"')
    expect((await get('/club/icon/192.png')).statusCode).toBe(404)
  })
})

describe('the versions', () => {
  test('CLUB-65 an older version brings its logo back, however long ago; what was never saved goes', async () => {
    const [saved, forgotten] = [await upload(await letters('#c62')), await upload(await letters('#26c'))]
    const { body } = await save({ logo: saved })
    await save({ logo: null })
    await site.database.pool.query(`update club_logos set created_at = now() - interval '2 days'`)
    const other = await upload(await letters('#2c6'))
    expect((await get(addressOf(forgotten))).statusCode).toBe(404)
    expect((await get(addressOf(other))).statusCode).toBe(200)
    const path = `/admin/club/versions/${body.data.version.number}/return`
    const back = await site.ask('POST', path, { as: admin })
    expect(back.body.data.settings.logo).toEqual(saved)
    expect((await get('/')).payload).toContain(addressOf(saved))
    expect((await get(addressOf(saved))).statusCode).toBe(200)
    await save({ logo: null })
  })

  test('CLUB-66 another process on the database serves the logo and draws its icons, and the next one too', async () => {
    const database = openDatabase(site.database.url, 3)
    const club = await openClub(database, site.env)
    const { app, cache } = await buildApp({
      env: site.env,
      mailer: site.mailer,
      secret: site.secret,
      database,
      club,
    })
    const changes = listenForChanges(database, () => club.refreshLater(() => cache.clear()))
    for (const colour of ['#3010d0', '#10d030']) {
      const logo = await upload(await draw(200, 200, colour).png().toBuffer())
      await save({ logo })
      expect((await app.inject({ url: addressOf(logo) })).statusCode).toBe(200)
      const drawn = async () => {
        const { statusCode, rawPayload } = await app.inject({ url: '/club/icon/192.png' })
        return statusCode === 200 && `#${Buffer.from(await middleOf(rawPayload)).toString('hex')}`
      }
      await expect.poll(drawn).toBe(colour)
    }
    await changes.close()
    await app.close()
    await database.close()
  })
})

async function pixelAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return [...raw]
}
async function middleOf(png: Buffer): Promise<number[]> {
  const { width, height } = await sharp(png).metadata()
  return pixelAt(png, Math.floor(width / 2), Math.floor(height / 2))
}
