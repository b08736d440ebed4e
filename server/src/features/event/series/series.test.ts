import { eventMessages } from '@callofcode/contract/event/event'
import { repeatMessages } from '@callofcode/contract/event/repeat'
import { wallTime } from '@callofcode/contract/wall-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FolderMailbox } from '../../../../testing/mailbox.ts'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

let site: TestSite
let mails: FolderMailbox
let admin: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  mails = new FolderMailbox(site.dataDir, { without: /^You are going: / })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

// Clocks in Berlin are turned back on 26 October 2031.
const BERLIN = 'Europe/Berlin'
const given = {
  title: 'Practice',
  description: 'Come.',
  location: 'Lab 3',
  timeZone: BERLIN,
  capacity: 20,
  startsAt: '2031-10-12T16:30:00.000Z',
  endsAt: '2031-10-12T18:00:00.000Z',
}
const post = (body: object) => site.ask('POST', '/events', { as: admin, body })
interface SeriesDate {
  _id: string
  startsAt: string
  endsAt: string
  going: number
  cancelledAt: string | null
}
const seriesOf = async (id: string): Promise<SeriesDate[]> =>
  (await site.ask('GET', `/events/${id}/series`)).body.data
async function announce(times = 5, more: object = {}): Promise<string[]> {
  const { status, body } = await post({ ...given, ...more, repeat: { every: 'week', times } })
  expect(status).toBe(201)
  return (await seriesOf(body.data._id)).map(({ _id }) => _id)
}
const read = async (id = '') => (await site.ask('GET', `/events/${id}`)).body.data
const register = (id: string | undefined, as: string) =>
  site.ask('POST', `/events/${id}/register`, { as, body: {} })
const changeFollowing = (id: string | undefined, body: object) =>
  site.ask('PATCH', `/events/${id}/following`, { as: admin, body })
const walls = async (id = '', zone = BERLIN) =>
  (await seriesOf(id)).map(
    ({ startsAt, endsAt }) => `${wallTime(startsAt, zone)} ${wallTime(endsAt, zone).slice(11)}`,
  )

test('CLUB-160 a series is an event for each date, with its own seats, at the same time by the clock', async () => {
  const { body } = await post({ ...given, repeat: { every: 'week', times: 4 } })
  expect(body.message).toBe('4 Events Announced')
  const id = body.data._id
  expect(await walls(id)).toEqual([
    '2031-10-12T18:30 20:00',
    '2031-10-19T18:30 20:00',
    '2031-10-26T18:30 20:00',
    '2031-11-02T18:30 20:00',
  ])
  const all = await seriesOf(id)
  expect(all.map(({ startsAt }) => startsAt.slice(11, 13))).toEqual(['16', '16', '17', '17'])
  const { as } = await site.member()
  await register(all[1]?._id, as)
  expect((await seriesOf(id)).map(({ going }) => going)).toEqual([0, 1, 0, 0])
  expect(await read(all[2]?._id)).toMatchObject({
    title: 'Practice',
    capacity: 20,
    every: 'week',
    repeats: true,
  })
  const file = await site.app.inject({ url: `/events/${all[2]?._id}.ics` })
  expect(file.body).toContain('DTSTART:20311026T173000Z')
  expect(file.body).toContain(`UID:${all[2]?._id}@club.example`)
  const { rows } = await site.database.pool.query(
    `select count(*)::int as all from audit where action = 'event.create' and target = any($1)`,
    [all.map((one) => one._id)],
  )
  expect(rows[0].all).toBe(4)
})

test('CLUB-160 a series has 2 to 52 events; what cannot be is refused at its field, and nothing is made', async () => {
  const before = (await site.ask('GET', '/events')).body.data.length
  const wrong = [
    [{ every: 'day', times: 3 }, { 'repeat.every': repeatMessages.everyRule.text }],
    [{ every: 'week', times: 53 }, { 'repeat.times': repeatMessages.timesRule.text }],
    [{ every: 'week', times: 1 }, { 'repeat.times': repeatMessages.timesRule.text }],
    [{ every: 'week' }, { 'repeat.times': repeatMessages.oneRule.text }],
    [{ every: 'week', times: 3, until: '2031-11-30' }, { 'repeat.times': repeatMessages.oneRule.text }],
    [{ every: 'week', until: '2031-02-30' }, { 'repeat.until': repeatMessages.untilRule.text }],
    [{ every: 'week', until: '2032-12-31' }, { 'repeat.until': repeatMessages.tooMany.text }],
    [{ every: 'week', until: '2031-10-18' }, { 'repeat.until': repeatMessages.tooFew.text }],
  ] as const
  for (const [repeat, errors] of wrong) {
    const { status, body } = await post({ ...given, repeat })
    expect([status, body.errors]).toEqual([400, errors])
  }
  expect((await site.ask('GET', '/events')).body.data.length).toBe(before)
  const { body } = await post({ ...given, repeat: { every: 'week', until: '2032-10-03' } })
  expect(await seriesOf(body.data._id)).toHaveLength(52)
  await site.ask('POST', `/events/${body.data._id}/following/cancel`, { as: admin })
})

test('CLUB-160 an event that stands alone has no series', async () => {
  const { body } = await post(given)
  expect(await seriesOf(body.data._id)).toEqual([])
  expect(body.data).toMatchObject({ every: null, repeats: false })
  expect((await site.ask('GET', `/events/${crypto.randomUUID()}/series`)).status).toBe(404)
})

test('CLUB-161 a change of this and the following ones changes in them what was changed, and no other', async () => {
  const [first, second, third, fourth, fifth] = await announce()
  await site.ask('PATCH', `/events/${fourth}`, { as: admin, body: { location: 'Hall 1', capacity: 50 } })
  await site.ask('POST', `/events/${fifth}/cancel`, { as: admin })
  const { body } = await changeFollowing(second, { title: 'Training', capacity: 30 })
  expect(body.message).toBe('3 Events Updated')
  expect(await read(first)).toMatchObject({ title: 'Practice', capacity: 20 })
  expect(await read(third)).toMatchObject({ title: 'Training', capacity: 30, location: 'Lab 3' })
  expect(await read(fourth)).toMatchObject({ title: 'Training', capacity: 30, location: 'Hall 1' })
  expect(await read(fifth)).toMatchObject({ title: 'Practice' })
  expect(await walls(first)).toEqual([
    '2031-10-12T18:30 20:00',
    '2031-10-19T18:30 20:00',
    '2031-10-26T18:30 20:00',
    '2031-11-02T18:30 20:00',
    '2031-11-09T18:30 20:00',
  ])
})

test('CLUB-161 a new time holds by the clock on every date, also over a change of summer time', async () => {
  const [first, second] = await announce(4)
  // The event moves to one day later at 17:00, before the clocks go back.
  await changeFollowing(second, { startsAt: '2031-10-20T15:00:00.000Z', endsAt: '2031-10-20T16:15:00.000Z' })
  expect(await walls(first)).toEqual([
    '2031-10-12T18:30 20:00',
    '2031-10-20T17:00 18:15',
    '2031-10-27T17:00 18:15',
    '2031-11-03T17:00 18:15',
  ])
  const york = { timeZone: 'America/New_York' }
  await changeFollowing(second, {
    ...york,
    startsAt: '2031-10-20T21:00:00.000Z',
    endsAt: '2031-10-20T22:15:00.000Z',
  })
  expect((await walls(first, york.timeZone)).slice(1)).toEqual([
    '2031-10-20T17:00 18:15',
    '2031-10-27T17:00 18:15',
    '2031-11-03T17:00 18:15',
  ])
  const { status, body } = await changeFollowing(second, { endsAt: '2031-10-20T20:00:00.000Z' })
  expect([status, body.errors]).toEqual([400, { endsAt: eventMessages.orderRule.text }])
})

test('CLUB-162 whoever is signed up for several dates gets one mail, about theirs alone', async () => {
  const [first, second, third] = await announce(3)
  const [asha, zoya] = [await site.member(), await site.member()]
  for (const id of [first, second, third]) await register(id, asha.as)
  await register(third, zoya.as)
  await changeFollowing(second, { location: 'Hall 2' })
  const moved = await mails.newest(asha.email)
  expect(moved.subject).toBe('Changed: Practice, 2 dates')
  expect(moved.text).toMatch(
    /19 October 2031 at 18:30 \(Europe\/Berlin\), Hall 2\.\n- .*26 October 2031 at 18:30/,
  )
  expect(moved.text).not.toContain('12 October')
  expect((await mails.newest(zoya.email)).subject).toBe('Changed: Practice')

  const { body } = await site.ask('POST', `/events/${second}/following/cancel`, { as: admin })
  expect(body.message).toBe('2 Events Cancelled')
  const off = await mails.newest(asha.email, 2)
  expect(off.subject).toBe('Cancelled: Practice, 2 dates')
  expect((await seriesOf(first ?? '')).map(({ cancelledAt }) => cancelledAt === null)).toEqual([
    true,
    false,
    false,
  ])
  // CLUB-412: each person gets one notification, about the first of their dates.
  const told = async (as: string) => (await site.ask('GET', '/notifications', { as })).body.data
  expect(await told(asha.as)).toMatchObject([{ kind: 'event-cancelled', subjectId: second }])
  expect(await told(zoya.as)).toMatchObject([{ kind: 'event-cancelled', subjectId: third }])
  const again = await site.ask('POST', `/events/${second}/following/cancel`, { as: admin })
  expect([again.status, again.body.message]).toEqual([409, eventMessages.cancelled.text])
  expect(await mails.to(asha.email)).toHaveLength(2)
})

test('CLUB-162 more seats on all dates go to those who wait on each', async () => {
  const [first, second] = await announce(2, { capacity: 1 })
  const people = [await site.member(), await site.member()]
  for (const id of [first, second])
    for (const { as } of people)
      await site.ask('POST', `/events/${id}/register`, { as, body: { waitingList: true } })
  await changeFollowing(first, { capacity: 2 })
  expect((await seriesOf(first ?? '')).map(({ going }) => going)).toEqual([2, 2])
})

test('safety Z1 only an admin changes and cancels several dates', async () => {
  const [first] = await announce(2)
  const { as } = await site.member({ isManager: true })
  expect((await site.ask('PATCH', `/events/${first}/following`, { as, body: {} })).status).toBe(403)
  expect((await site.ask('POST', `/events/${first}/following/cancel`, { as })).status).toBe(403)
})
