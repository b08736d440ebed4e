import { eventPictureMessages } from '@callofcode/contract/event/event-picture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendPicture } from '../../../testing/form.ts'
import { blobOf, draw } from '../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from '../../app/page/screens.ts'
import { clearPictures } from '../picture/clear-pictures.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site?.close())

const given = {
  title: 'Hack night',
  description: 'Come.',
  startsAt: '2031-01-05T12:30:00.000Z',
  endsAt: '2031-01-05T14:00:00.000Z',
  timeZone: 'Asia/Kolkata',
}
const announce = (body: object) => site.ask('POST', '/events', { as: admin, body: { ...given, ...body } })
const change = (id: string, body: object) => site.ask('PATCH', `/events/${id}`, { as: admin, body })
async function picture(): Promise<string> {
  const answer = await sendPicture(site, admin, blobOf(await draw(60, 40).png().toBuffer()))
  return answer.body.data.url
}

test('CLUB-597 the picture of an event is on its page with its size, in its preview, and stays while it is used', async () => {
  const url = await picture()
  const { body } = await announce({ picture: url, pictureAlt: 'A hall “full” of people' })
  const { _id } = body.data
  expect(body.data.picture).toEqual({ url, alt: 'A hall “full” of people', width: 60, height: 40 })
  const { payload } = await site.app.inject({ url: `/events/${_id}` })
  expect(payload).toMatch(
    new RegExp(
      `<img class="event-picture" src="${url}" alt="A hall “full” of people" width="60" height="40"`,
    ),
  )
  expect(payload).toMatch(new RegExp(`<meta property="og:image" content="http[^"]*${url}">`))
  for (const [name, content] of [
    ['og:image:type', 'image/webp'],
    ['og:image:width', '60'],
    ['og:image:height', '40'],
    ['og:image:alt', 'A hall “full” of people'],
  ])
    expect(payload).toContain(`<meta property="${name}" content="${content}">`)
  await site.database.pool.query(`update pictures set unused_since = now() - interval '30 days'`)
  await clearPictures(site.database, 60)
  expect((await site.app.inject({ url })).statusCode).toBe(200)
  const gone = (await change(_id, { picture: '', pictureAlt: '' })).body.data
  expect(gone.picture).toBeNull()
  expect((await site.app.inject({ url: `/events/${_id}` })).payload).not.toContain(url)
})

test('CLUB-597 a picture needs words and must be kept here; nothing is announced or changed otherwise', async () => {
  const url = await picture()
  const bare = await announce({ picture: url })
  expect(bare.body.errors).toEqual({ pictureAlt: eventPictureMessages.altRequired.text })
  const lost = url.replace(/[\w-]{22}/, 'abcdefghijklmnopqrstuv')
  const missing = await announce({ picture: lost, pictureAlt: 'A hall' })
  expect(missing.body.errors).toEqual({ picture: eventPictureMessages.missing.text })
  const { _id } = (await announce({ picture: url, pictureAlt: 'A hall' })).body.data
  for (const body of [{ picture: lost }, { pictureAlt: '' }, { picture: 'https://example.com/a.webp' }])
    expect((await change(_id, body)).status).toBe(400)
  expect((await site.ask('GET', `/events/${_id}`)).body.data.picture.url).toBe(url)
})

test('CLUB-597 CLUB-595 the dates of a series have the picture of the first, and a change goes to those that follow', async () => {
  const [one, two] = [await picture(), '']
  const { _id } = (
    await announce({ picture: one, pictureAlt: 'A hall', repeat: { every: 'week', times: 2 } })
  ).body.data
  const dates = (await site.ask('GET', `/events/${_id}/series`)).body.data
  const second = dates[1]._id
  const read = async () => (await site.ask('GET', `/events/${second}`)).body.data.picture
  expect((await read()).url).toBe(one)
  await site.ask('PATCH', `/events/${_id}/following`, {
    as: admin,
    body: { picture: two, pictureAlt: '' },
  })
  expect(await read()).toBeNull()
})
