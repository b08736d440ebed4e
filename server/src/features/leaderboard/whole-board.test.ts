import { afterAll, beforeAll, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { isReading, readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let as: string
beforeAll(async () => {
  site = await testSite()
  as = (await site.member({ tasks: ['report'] })).as
})
afterAll(() => site.close())

const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const board = async (query: string) =>
  (await site.ask('GET', `/admin/leaderboard?month=2026-05${query}`, { as })).body
const solve = (id: string, many: number) =>
  sql(
    `insert into solved_problems (member_id, problem, solved_at)
     select $1, 'p' || n, '2026-05-15T12:00:00Z' from generate_series(1, $2) n`,
    id,
    many,
  )

test('CLUB-547 the whole board has a place for everybody, and does not name who hides from leaderboards', async () => {
  const old = new Date('2025-01-01T00:00:00Z')
  for (const [name, many] of [
    ['Asha', 3],
    ['=Ravi', 2],
    ['Zoya', 2],
    ['Meera', 1],
    ['Hidden', 9],
  ] as const) {
    const { id, as: own } = await site.member({ name, createdAt: old })
    await solve(id, many)
    if (name === 'Hidden') await site.ask('PUT', '/leaderboard/mine', { as: own, body: { shown: false } })
  }
  const { data, count, hidden } = await board('')
  expect(
    data.map(({ name, place, count: solved }: Record<string, unknown>) => [name, place, solved]),
  ).toEqual(
    expect.arrayContaining([
      ['Asha', 1, 3],
      ['=Ravi', 2, 2],
      ['Zoya', 2, 2],
      ['Meera', 4, 1],
    ]),
  )
  expect([data.length, count, hidden]).toEqual([4, 4, 1])
  expect((await board('&q=meera')).data).toMatchObject([{ name: 'Meera', place: 4 }])
  expect((await board('&q=hidden')).data).toEqual([])
  const { body } = await site.app.inject({
    url: '/whole-leaderboard.csv?month=2026-05',
    headers: { cookie: `callofcode=${as}` },
  })
  expect(body).toContain(`"2","'=Ravi","","","2"`)
  expect(body).not.toContain('Hidden')
})

test('CLUB-548 in a club of 20,000 the report and the board are as many statements, and a page as many rows', async () => {
  const statements = async (path: string) => {
    const readings = await readingsOf(
      site.database,
      async () => expect((await site.ask('GET', path, { as })).status, path).toBe(200),
      isReading,
    )
    return readings.length
  }
  const paths = [
    '/admin/report?from=2026-01-01&to=2026-06-30',
    '/admin/report/people?from=2026-01-01&to=2026-06-30&figure=active',
    '/admin/leaderboard?month=2026-05',
  ]
  const small = []
  for (const path of paths) small.push(await statements(path))
  await crowd(site.database, 20_000)
  await sql('alter table solved_problems disable trigger user')
  await sql(`insert into solved_problems (member_id, problem, solved_at)
    select id, 'q' || n, '2026-05-15T12:00:00Z' from members cross join generate_series(1, 20) n where email like 'person%'`)
  await sql('alter table solved_problems enable trigger user')
  await sql(`insert into member_months (member_id, source, month, count, gain, listed)
    select id, 'verdicts', '2026-05-01', 20, 20, true from members where email like 'person%' on conflict do nothing`)
  await sql('vacuum analyze solved_problems, member_months, members')
  const large = []
  for (const path of paths) large.push(await statements(path))
  expect(large).toEqual(small)
  const people = await site.ask('GET', String(paths[1]), { as })
  expect(people.body.data).toHaveLength(50)
  const first = await board('')
  expect(first.data).toHaveLength(50)
  const next = await board(`&cursor=${first.nextCursor}`)
  expect(next.data[0].place).toBe(1)
  expect(next.data.map(({ _id }: { _id: string }) => _id)).not.toContain(first.data.at(-1)._id)
}, 60_000)
