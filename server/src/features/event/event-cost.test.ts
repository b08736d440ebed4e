import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

// Half of these members signed up.
const MEMBERS = 20_000
let site: TestSite
let party: string
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  await crowd(site.database, MEMBERS)
  const { rows } = await site.database.pool.query(`
    insert into events (title, description, starts_at, ends_at, time_zone, capacity)
    values ('Party', 'All of us.', now() + interval '1 day', now() + interval '2 days', 'UTC', 120) returning id`)
  party = rows[0].id
  await site.database.pool.query(
    `insert into event_registrations (event_id, member_id, state)
     select $1, id, case when row_number() over (order by email) <= 120 then 'going' else 'waiting' end
     from members where email ~ '^person[0-9]*[02468]@'`,
    [party],
  )
  await site.database.pool.query('vacuum analyze event_registrations, events')
})
afterAll(() => site.close())

const counts = async () => {
  site.cache.clear()
  const { going, waiting } = (await site.ask('GET', `/events/${party}`)).body.data
  return [going, waiting]
}

test('COST-08 how many are going and waiting is read from the event’s row, however many signed up', async () => {
  const list = () => site.ask('GET', '/events')
  expect(await rowsRead(site.database, 'from "events"', list)).toBe(2)
  expect(await counts()).toEqual([120, 9_880])
})

const attendees = async (query = '') =>
  (await site.ask('GET', `/events/${party}/attendees${query}`, { as: admin })).body

test('COST-09 the pages of who signed up hold each once, those with a seat first, in order of registration', async () => {
  const emails: string[] = []
  for (let query = ''; emails.length < 300; ) {
    const { data, nextCursor } = await attendees(query)
    emails.push(...data.map(({ email }: { email: string }) => email))
    query = `?cursor=${nextCursor}`
  }
  const { rows } =
    await site.database.pool.query(`select email from event_registrations r join members m on m.id = member_id
    order by state, r.created_at, r.id limit 300`)
  expect(emails).toEqual(rows.map(({ email }) => email))
})

test('COST-09 a page and a search of who signed up read what they show, not all', async () => {
  const read = (query: string) =>
    rowsRead(site.database, 'from "event_registrations"', () => attendees(query))
  const { data, nextCursor } = await attendees()
  expect(data).toHaveLength(50)
  expect(await read('')).toBeLessThan(200)
  expect(await read(`?cursor=${nextCursor}`)).toBeLessThan(200)
  expect((await attendees('?q=third%20700')).data).toHaveLength(2)
  expect((await attendees('?q=person1701@')).data).toEqual([])
  expect((await attendees('?q=PERSON1698@')).data).toMatchObject([{ email: 'person1698@college.edu' }])
  for (const query of ['?q=third%20700', '?q=PERSON1698@', '?q=a', '?q=asha'])
    expect(await read(query)).toBeLessThan(2_000)
})

test.each(['?cursor=nonsense', `?q=${'x'.repeat(300)}`, '?page=2'])(
  'COST-09 a wrong page is refused: %s',
  async (query) => {
    const { status } = await site.ask('GET', `/events/${party}/attendees${query}`, { as: admin })
    expect(status).toBe(400)
  },
)

test('COST-08 a place in the waiting list is counted up to 999, and for nobody who has a seat', async () => {
  const last = await site.member()
  await site.ask('POST', `/events/${party}/register`, { as: last.as, body: { waitingList: true } })
  let position: number | null = 0
  const read = async () => {
    position = (await site.ask('GET', `/events/${party}/mine`, { as: last.as })).body.data.position
  }
  expect(await rowsRead(site.database, 'as ahead', read)).toBeLessThan(1_100)
  expect(position).toBe(1_000)
  await site.database.pool.query(`delete from event_registrations where member_id = $1`, [last.id])
})

test('COST-08 the counts follow each way in which registrations change, also many at once', async () => {
  const { pool } = site.database
  await pool.query(`update event_registrations set state = 'going' where member_id in (
    select member_id from event_registrations where state = 'waiting' limit 10)`)
  expect(await counts()).toEqual([130, 9_870])
  await pool.query(`delete from members where id in (
    select member_id from event_registrations where state = 'going' limit 100)`)
  expect(await counts()).toEqual([30, 9_870])
  // The guest takes a free seat. A member who leaves makes room for those who wait.
  const guest = await site.member()
  await site.ask('POST', `/events/${party}/register`, { as: guest.as, body: {} })
  expect(await counts()).toEqual([31, 9_870])
  await site.ask('DELETE', `/events/${party}/register`, { as: guest.as })
  expect(await counts()).toEqual([120, 9_780])
})
