import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: 'https://club.example' })
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const given = {
  title: 'Practice',
  description: 'Come.',
  location: 'Lab 3',
  timeZone: 'Europe/Berlin',
  capacity: 20,
  startsAt: '2031-10-12T16:30:00.000Z',
  endsAt: '2031-10-12T18:00:00.000Z',
}
const post = (body: object) => site.ask('POST', '/events', { as: admin, body })
async function announce(times: number, more: object = {}): Promise<string[]> {
  const { body } = await post({ ...given, ...more, repeat: { every: 'week', times } })
  const { data } = (await site.ask('GET', `/events/${body.data._id}/series`)).body
  return data.map(({ _id }: { _id: string }) => _id)
}

interface Listed {
  _id: string
  title: string
  further: { dates: number; until: string } | null
}
const listed = async (dates: string): Promise<Listed[]> =>
  (await site.ask('GET', `/events?dates=${dates}`)).body.data

test('CLUB-143 the list has one row for a series: the next date that takes place, and how many more', async () => {
  const [first, second, , , last] = await announce(5, { title: 'Weekly' })
  const { body } = await post({
    ...given,
    title: 'Alone',
    startsAt: '2031-10-13T16:30:00Z',
    endsAt: '2031-10-13T18:00:00Z',
  })
  const mine = async () =>
    (await listed('next')).filter(({ title }) => title === 'Weekly' || title === 'Alone')
  const until = (await site.ask('GET', `/events/${last}`)).body.data.startsAt
  expect(await mine()).toMatchObject([
    { _id: first, further: { dates: 4, until } },
    { _id: body.data._id, further: null },
  ])
  expect((await listed('each')).filter(({ title }) => title === 'Weekly')).toHaveLength(5)
  await site.ask('POST', `/events/${first}/cancel`, { as: admin })
  expect(await mine()).toMatchObject([
    { _id: body.data._id, further: null },
    { _id: second, further: { dates: 3, until } },
  ])
  await site.ask('POST', `/events/${second}/following/cancel`, { as: admin })
  expect((await mine()).find(({ title }) => title === 'Weekly')).toMatchObject({ _id: first, further: null })
})

test('CLUB-143 many series crowd no other event out of the list', async () => {
  await announce(52)
  await site.database.pool.query(`insert into events (title, description, starts_at, ends_at, time_zone, series_id)
    select 'Crowd', 'x', e.starts_at, e.ends_at, 'UTC', e.series_id from events e, generate_series(1, 5) where series_id is not null`)
  const { body } = await post({
    ...given,
    title: 'The last of all',
    startsAt: '2033-10-13T16:30:00Z',
    endsAt: '2033-10-13T18:00:00Z',
  })
  const has = async (dates: string) => (await listed(dates)).some(({ _id }) => _id === body.data._id)
  expect([await has('each'), await has('next')]).toEqual([false, true])
})

test('CLUB-144 one file has all dates of a series, each with its own name, and links only to those one goes to', async () => {
  const all = await announce(4, { meetingLink: 'https://meet.example/room' })
  await site.ask('POST', `/events/${all[3]}/cancel`, { as: admin })
  const { as } = await site.member()
  await site.ask('POST', `/events/${all[1]}/register`, { as, body: {} })
  const download = async (id: string | undefined, who?: string) => {
    const headers = who ? { authorization: `Bearer ${who}` } : {}
    const answer = await site.app.inject({ url: `/events/${id}.ics?dates=all`, headers })
    return { text: answer.body.replaceAll('\r\n ', ''), headers: answer.headers }
  }
  const file = await download(all[2])
  expect(file.text.match(/^UID:.+$/gm)).toEqual(all.map((id) => `UID:${id}@club.example`))
  expect(file.text.match(/^STATUS:\w+/gm)).toEqual([
    'STATUS:CONFIRMED',
    'STATUS:CONFIRMED',
    'STATUS:CONFIRMED',
    'STATUS:CANCELLED',
  ])
  expect(file.text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
  expect(file.text).not.toContain('meet.example')
  expect(file.headers['content-disposition']).toBe(`attachment; filename="series-${all[2]}.ics"`)
  const own = await download(all[2], as)
  expect(own.text.match(/CONFERENCE/g)).toHaveLength(1)
  expect(own.text.indexOf('CONFERENCE')).toBeGreaterThan(own.text.indexOf(`UID:${all[1]}`))
  expect(own.text.indexOf('CONFERENCE')).toBeLessThan(own.text.indexOf(`UID:${all[2]}`))
  expect(own.headers['cache-control']).toBe('private, no-store')
  const { body } = await post(given)
  expect((await download(body.data._id)).text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
})
