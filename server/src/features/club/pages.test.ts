import type { ClubSettings } from '@callofcode/contract/club/club'
import { pageLimits, pageMessages } from '@callofcode/contract/club/page-messages'
import { extraMessages } from '@callofcode/contract/event/extras'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendPicture } from '../../../testing/form.ts'
import { blobOf, draw } from '../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from '../../app/page/screens.ts'

let site: TestSite
let admin: { as: string }
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  admin = await site.member({ role: 'admin', name: 'Asha' })
})
afterAll(() => site?.close())

const save = (body: Partial<ClubSettings>, headers = {}) =>
  site.ask('PATCH', '/admin/club', { as: admin.as, body, headers })
const page = (url: string) => site.app.inject({ url })
const about = async () => (await site.ask('GET', '/club/about')).body.data
const person = { name: '', handle: '', office: 'President', year: 2026, photo: '', consent: '' }
const album = { title: 'Hack night', noFaces: true, consent: '', pictures: [] }

async function picture(): Promise<string> {
  const answer = await sendPicture(site, admin.as, blobOf(await draw(60, 40).png().toBuffer()))
  return answer.body.data.url
}

test('CLUB-633 an empty page is not there, not in the footer and not in the sitemap', async () => {
  expect((await page('/about')).statusCode).toBe(404)
  expect((await page('/about?part=pictures')).statusCode).toBe(404)
  expect((await page('/')).payload).not.toContain('href="/about"')
  expect((await page('/sitemaps/screens.xml')).payload).not.toContain('/about')
})

test('CLUB-630 CLUB-633 what an admin saves is on the page that the server draws, in the footer and the sitemap', async () => {
  const url = await picture()
  const answer = await save({
    sponsors: [{ name: 'Byte Books', link: 'https://example.com/b', logo: url }],
    questions: [{ question: 'Who may join?', answer: '**Everybody.**' }],
    resources: 'A [book](https://example.com/book).',
    gallery: [{ ...album, pictures: [{ url, alt: 'Laptops on a table' }] }],
  })
  expect(answer.status).toBe(200)
  const { payload } = await page('/about')
  for (const shown of [
    'Byte Books',
    'Who may join?',
    '<strong>Everybody.</strong>',
    'https://example.com/book',
  ])
    expect(payload).toContain(shown)
  expect((await page('/about?part=pictures')).payload).toContain('alt="Laptops on a table"')
  expect((await page('/')).payload).toContain('href="/about"')
  const sitemap = (await page('/sitemaps/screens.xml')).payload
  for (const path of ['/about<', '/about?part=pictures<']) expect(sitemap).toContain(path)
})

test('CLUB-631 a member has the name and the page of their account, and is gone with it', async () => {
  const zoya = await site.member({ name: 'Zoya Khan' })
  const team = [
    { ...person, handle: zoya.handle },
    { ...person, name: 'Old Boy', office: 'Mentor', year: 2024 },
  ]
  expect((await save({ team })).status).toBe(200)
  expect((await about()).team).toEqual([
    { year: 2026, people: [expect.objectContaining({ name: 'Zoya Khan', office: 'President' })] },
    { year: 2024, people: [{ name: 'Old Boy', office: 'Mentor', photo: '', page: null }] },
  ])
  await site.database.pool.query('delete from members where id = $1', [zoya.id])
  expect((await save({ footer: 'Another line' })).status).toBe(200)
  expect((await about()).team.map(({ year }: { year: number }) => year)).toEqual([2024])
  const refused = await save({ team: [{ ...person, handle: zoya.handle }, person] })
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.body.errors).toEqual({ 'team.1.name': pageMessages.personRequired.text })
  const unknown = await save({ team: [{ ...person, handle: 'nobody-here' }] })
  expect(unknown.body.errors).toEqual({ 'team.0.handle': extraMessages.unknownMember.text })
})

test('CLUB-632 no face without a note of consent, no picture without a description, all said at once; no note is told', async () => {
  const url = await picture()
  const refused = await save({
    team: [{ ...person, name: 'Ravi', photo: url }],
    gallery: [{ ...album, noFaces: false, pictures: [{ url, alt: ' ' }] }],
  })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual({
    'team.0.consent': pageMessages.photoConsent.text,
    'gallery.0.consent': pageMessages.albumConsent.text,
    'gallery.0.pictures.0.alt': pageMessages.altRequired.text,
  })
  const note = 'signed on the third'
  const kept = await save({
    team: [{ ...person, name: 'Ravi', photo: url, consent: note }],
    gallery: [{ ...album, noFaces: false, consent: note, pictures: [{ url, alt: 'Ravi speaks' }] }],
  })
  expect(kept.status).toBe(200)
  for (const path of ['/about', '/about?part=pictures', '/api/v1/club/about', '/api/v1/club/gallery'])
    expect((await page(path)).payload).not.toContain(note)
})

test('CLUB-634 a part is a field of the versions: two admins, what changed, and back again', async () => {
  const { body } = await site.ask('GET', '/admin/club', { as: admin.as })
  const { number } = body.data.version
  const headers = { 'if-match': `"v${number}"` }
  expect((await save({ resources: 'First' }, headers)).status).toBe(200)
  expect((await save({ resources: 'Second' }, headers)).status).toBe(412)
  const versions = await site.ask('GET', '/admin/club/versions', { as: admin.as })
  expect(versions.body.data[0].fields).toEqual(['resources'])
  const back = await site.ask('POST', `/admin/club/versions/${number}/return`, { as: admin.as, body: {} })
  expect(back.status).toBe(200)
  expect((await about()).resources).toContain('book')
})

test('CLUB-635 300 pictures are kept and one more is refused; one that is not kept here is named', async () => {
  const url = await picture()
  const pictures = (count: number) => Array.from({ length: count }, () => ({ url, alt: 'A laptop' }))
  expect((await save({ gallery: [{ ...album, pictures: pictures(pageLimits.pictures) }] })).status).toBe(200)
  const more = await save({
    gallery: [
      { ...album, pictures: pictures(pageLimits.pictures) },
      { ...album, pictures: pictures(1) },
    ],
  })
  expect(more.body.errors).toEqual({ gallery: pageMessages.tooManyPictures.text })
  const strange = '/pictures/AAAAAAAAAAAAAAAAAAAAAA-60x40.webp'
  const lost = await save({ gallery: [{ ...album, pictures: [{ url: strange, alt: 'Lost' }] }] })
  expect(lost.body.errors).toEqual({ 'gallery.0.pictures.0.url': pageMessages.pictureMissing.text })
  expect((await site.ask('GET', '/club/gallery')).body.data[0].pictures).toHaveLength(pageLimits.pictures)
})

test('CLUB-636 the next event that is not cancelled stands on the first page, and nothing where visitors see no events', async () => {
  const event = { title: 'Graph night', description: 'Come.', timeZone: 'Asia/Kolkata' }
  const times = (day: number) => ({
    startsAt: `2100-01-0${day}T10:00:00Z`,
    endsAt: `2100-01-0${day}T12:00:00Z`,
  })
  const create = async (title: string, day: number) =>
    (await site.ask('POST', '/events', { as: admin.as, body: { ...event, title, ...times(day) } })).body.data
      ._id
  await create('Later night', 3)
  const first = await create('First night', 1)
  expect((await page('/')).payload).toMatch(/Next event[\s\S]*First night/)
  await site.ask('POST', `/events/${first}/cancel`, { as: admin.as, body: {} })
  expect((await page('/')).payload).toMatch(/Next event[\s\S]*Later night/)
  await save({ membersOnly: ['events'] })
  const closed = await page('/')
  expect(closed.statusCode).toBe(200)
  expect(closed.payload).not.toContain('Later night')
  await save({ membersOnly: [] })
})
