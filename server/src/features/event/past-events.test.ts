import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const PAST = 500
let site: TestSite
beforeAll(async () => {
  site = await testSite()
  // Three events end at each moment. Their ids decide the order among them.
  await site.database.pool.query(`
    insert into events (title, description, starts_at, ends_at, time_zone)
      select 'Night ' || n, 'x', t, t + interval '2 hours', 'UTC'
      from generate_series(1, ${PAST}) n, lateral (select now() - interval '3 days' - n / 3 * interval '1.000001 hours' as t);
    insert into events (title, description, starts_at, ends_at, time_zone)
      select 'Soon ' || n, 'x', now() + n * interval '1 day', now() + n * interval '2 days', 'UTC'
      from generate_series(1, 30) n;
    analyze events`)
})
afterAll(() => site.close())

const read = async (query = '') => (await site.ask('GET', `/events?when=past${query}`)).body

test('PART-06 the pages of past events hold each once, newest first, also when one ends meanwhile', async () => {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const { data, nextCursor } = await read(cursor)
    ids.push(...data.map(({ _id }: { _id: string }) => _id))
    if (!nextCursor) break
    if (!cursor)
      await site.database.pool.query(`insert into events (title, description, starts_at, ends_at, time_zone)
        values ('Just over', 'x', now() - interval '2 hours', now() - interval '1 hour', 'UTC')`)
    cursor = `&cursor=${nextCursor}`
  }
  const { rows } = await site.database.pool.query(
    `select id from events where title like 'Night %' order by ends_at desc, id desc`,
  )
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test('PART-06 a page of past events reads its own, and the upcoming ones come whole', async () => {
  for (const cursor of ['', `&cursor=${(await read()).nextCursor}`]) {
    site.cache.clear()
    expect(await rowsRead(site.database, 'from "events"', () => read(cursor))).toBeLessThan(40)
  }
  let upcoming: unknown[] = []
  const open = async () => {
    const { body } = await site.ask('GET', '/events')
    upcoming = body.data
    expect(body.nextCursor).toBeNull()
  }
  expect(await rowsRead(site.database, 'from "events"', open)).toBeLessThan(100)
  expect(upcoming).toHaveLength(30)
})

test('PART-06 no list carries a description', async () => {
  for (const when of ['past', 'upcoming']) {
    const { body } = await site.ask('GET', `/events?when=${when}`)
    expect(body.data.length).toBeGreaterThan(0)
    for (const event of body.data) expect(event).not.toHaveProperty('description')
  }
  const [{ _id }] = (await read()).data
  expect((await site.ask('GET', `/events/${_id}`)).body.data.description).toBe('x')
})

test.each(['when=past&cursor=nonsense', 'cursor=WyIyMDI2LTAxLTAxIDEwOjAwOjAwLjAwMDAwMCIsIjEiXQ'])(
  'PART-06 a wrong cursor is refused: %s',
  async (query) => {
    const { status, body } = await site.ask('GET', `/events?${query}`)
    expect([status, body.errors]).toEqual([400, { cursor: expect.any(String) }])
  },
)
