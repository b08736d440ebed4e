import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const OLD = new Date('2025-01-01T00:00:00Z')
const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
type Member = Awaited<ReturnType<TestSite['member']>>
const named = (name: string, more: object = {}) =>
  site.member({
    name,
    createdAt: OLD,
    handle: `${name.toLowerCase()}${Math.random()}`.replace('0.', ''),
    ...more,
  })
/** Solves this many problems in a month. */
const solve = (member: Member, many: number, month = '2026-05', prefix = 'p') =>
  sql(
    `insert into solved_problems (member_id, problem, solved_at)
     select $1, $4 || n, ($2 || '-15T12:00:00Z')::timestamptz from generate_series(1, $3) n`,
    member.id,
    month,
    many,
    `${prefix}${month}`,
  )
const board = async (member: Member, query = '') =>
  (await site.ask('GET', `/leaderboard?month=2026-05${query}`, { as: member.as })).body.data
const names = (rows: { name: string; place: number | null; count: number }[]) =>
  rows.map(({ name, place, count }) => [name, place, count])

beforeEach(async () => {
  await sql('delete from members')
})

/** Creates members who solved 1, 2, … problems. The last one solved most. */
const crowd = async (many: number) => {
  const all: Member[] = []
  for (let at = 1; at <= many; at++) {
    const one = await named(`M${at}`)
    await solve(one, at)
    all.push(one)
  }
  return all
}

test('CLUB-250 shows the first ones and oneself with two before and two after, and nobody as the last', async () => {
  const all = await crowd(20)
  const { top, around } = await board(all[7] as Member)
  expect(names(top)).toEqual([20, 19, 18, 17, 16].map((n, at) => [`M${n}`, at + 1, n]))
  expect(names(around)).toEqual([10, 9, 8, 7, 6].map((n) => [`M${n}`, n >= 11 ? 21 - n : null, n]))
  const lowest = await board(all[0] as Member)
  expect(names(lowest.around)).toEqual([3, 2, 1].map((n) => [`M${n}`, null, n]))
  expect(JSON.stringify(lowest)).not.toContain('"place":20')
})

test('CLUB-250 of a small board only the upper half is shown to all', async () => {
  const [one, two, three] = await crowd(3)
  expect(names((await board(three as Member)).top)).toEqual([
    ['M3', 1, 3],
    ['M2', 2, 2],
  ])
  expect((await board(two as Member)).top).toHaveLength(2)
  expect(names((await board(one as Member)).around)).toEqual([['M1', null, 1]])
})

test('CLUB-251 equal counts share a place', async () => {
  const all = await crowd(6)
  await solve(all[4] as Member, 1, '2026-05', 'more')
  const { top } = await board(all[5] as Member)
  expect(names(top).map(([, place, count]) => [place, count])).toEqual([
    [1, 6],
    [1, 6],
    [3, 4],
  ])
})

test('CLUB-252 verdicts and ticks are counted apart, for the day when it was first done, and go when it is unticked', async () => {
  const member = await named('Asha')
  await solve(member, 2)
  const { rows } = await sql('select id from questions limit 3')
  const [one, two] = rows.map(({ id }) => id as string)
  const tick = (id: string | undefined, at: string) =>
    sql(
      `insert into completed_questions (member_id, question_id, completed_at) values ($1, $2, $3)`,
      member.id,
      id,
      at,
    )
  await tick(one, '2026-05-31T18:29:00Z')
  await tick(two, '2026-05-31T18:30:00Z')
  const ticks = async (month: string) =>
    (await site.ask('GET', `/leaderboard?source=ticks&month=${month}`, { as: member.as })).body.data.own.count
  expect([await ticks('2026-05'), await ticks('2026-06'), await ticks('all')]).toEqual([1, 1, 2])
  expect((await board(member)).own.count).toBe(2)
  const toggle = () =>
    site.ask('PATCH', `/progress/memberId/questions/${one}/completed/toggle`, { as: member.as })
  await toggle()
  expect([await ticks('2026-05'), await ticks('all')]).toEqual([0, 1])
  await toggle()
  expect([await ticks('2026-05'), await ticks('all')]).toEqual([1, 2])
})

test('CLUB-393 a month begins at midnight of the club, and moves with its time zone, in what is over too', async () => {
  const [member, admin] = [await named('Asha'), await named('Admin', { role: 'admin' })]
  const { rows } = await sql('select id from questions limit 2')
  // One is in the evening of the last day in UTC, one at noon.
  for (const [at, { id }] of rows.entries())
    await sql(
      'insert into completed_questions (member_id, question_id, completed_at) values ($1, $2, $3)',
      member.id,
      id,
      at === 0 ? '2026-05-31T20:00:00Z' : '2026-05-31T12:00:00Z',
    )
  await sql(
    `insert into solved_problems (member_id, problem, solved_at) values ($1, 'a', '2026-05-31T20:00:00Z'), ($1, 'b', '2026-04-30T03:00:00Z')`,
    member.id,
  )
  const count = async (source: string, month: string) =>
    (await site.ask('GET', `/leaderboard?source=${source}&month=${month}`, { as: member.as })).body.data.own
      .count
  const counts = async () => [
    ...(await Promise.all(['2026-05', '2026-06', 'all'].map((month) => count('ticks', month)))),
    ...(await Promise.all(['2026-04', '2026-05', '2026-06', 'all'].map((month) => count('verdicts', month)))),
  ]
  expect(site.club.settings.timeZone).toBe('Asia/Kolkata')
  expect(await counts()).toEqual([1, 1, 2, 1, 0, 1, 2])
  const move = async (timeZone: string) => {
    const { headers } = await site.ask('GET', '/admin/club', { as: admin.as })
    const given = { as: admin.as, body: { timeZone }, headers: { 'if-match': String(headers.etag) } }
    expect((await site.ask('PATCH', '/admin/club', given)).status).toBe(200)
  }
  await move('America/New_York')
  expect(await counts()).toEqual([2, 0, 2, 1, 1, 0, 2])
  await sql(
    `delete from completed_questions where member_id = $1 and question_id = $2`,
    member.id,
    rows[0]?.id,
  )
  expect(await counts()).toEqual([1, 0, 1, 1, 1, 0, 2])
  await move('Asia/Kolkata')
  expect(await counts()).toEqual([1, 0, 1, 1, 0, 1, 2])
})

test('CLUB-393 the month of today is that of the club', async () => {
  const member = await named('Asha')
  const { rows } = await sql(`select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM') as month`)
  expect((await site.ask('GET', '/leaderboard', { as: member.as })).body.data.month).toBe(rows[0]?.month)
})

test('CLUB-253 improvement is what is more than in one’s own month before, and only growth is listed', async () => {
  const [riser, faller, starter] = [await named('Riser'), await named('Faller'), await named('Starter')]
  await solve(riser, 2, '2026-04')
  await solve(riser, 5)
  await solve(faller, 5, '2026-04')
  await solve(faller, 4)
  await solve(starter, 9)
  const { top, own } = await board(riser, '&order=improved')
  expect(names(top)).toEqual([['Riser', 1, 3]])
  expect(own).toMatchObject({ count: 5, before: 2 })
  await solve(riser, 4, '2026-04', 'late')
  expect((await board(riser, '&order=improved')).top).toEqual([])
})

test('CLUB-254 who steps off stands nowhere at once and still sees the own count; so who is disabled or hidden', async () => {
  const [one, two, three, four] = await crowd(4)
  const show = (shown: boolean) =>
    site.ask('PUT', '/leaderboard/mine', { as: (four as Member).as, body: { shown } })
  const first = async () => names((await board(one as Member)).top)[0]?.[0]
  await show(false)
  expect(await first()).toBe('M3')
  expect(await board(four as Member)).toMatchObject({ around: [], own: { count: 4, shown: false } })
  await show(true)
  expect(await first()).toBe('M4')
  await sql(`update members set status = 'disabled' where id = $1`, four?.id)
  expect(await first()).toBe('M3')
  await site.ask('PATCH', '/members/me/page', { as: (three as Member).as, body: { page: 'nobody' } })
  expect(await first()).toBe('M2')
  expect((await board(three as Member)).own).toMatchObject({ count: 3, isHidden: true })
  expect((await site.ask('GET', '/leaderboard')).status).toBe(401)
  await sql('delete from members where id = $1', two?.id)
  expect(await first()).toBe('M1')
})

test('CLUB-255 a board can be that of a batch, also after somebody changed it', async () => {
  const [one, two] = await crowd(2)
  const { rows } = await sql(`insert into batches (name) values ('2028') returning id`)
  const batch = rows[0]?.id
  const of = async () => names((await board(one as Member, `&batch=${batch}`)).top)
  expect(await of()).toEqual([])
  await sql('update members set batch_id = $1 where id = $2', batch, two?.id)
  expect(await of()).toEqual([['M2', 1, 2]])
  expect((await board(one as Member)).batches).toEqual([{ _id: batch, name: '2028' }])
})

test('CLUB-256 who joined lately is welcomed and not ranked', async () => {
  await crowd(12)
  const fresh = await named('Fresh', { createdAt: new Date() })
  await solve(fresh, 3)
  expect(await board(fresh)).toMatchObject({ around: [], own: { isNew: true, count: 3 } })
})

test('CLUB-257 the own months come as CSV, and nobody else’s', async () => {
  const member = await named('Asha')
  await solve(member, 2)
  await solve(await named('Other'), 7)
  const { body, statusCode } = await site.app.inject({
    method: 'GET',
    url: '/leaderboard.csv',
    headers: { authorization: `Bearer ${member.as}` },
  })
  expect(statusCode).toBe(200)
  expect(body).toContain('2026-05')
  expect(body).not.toContain('7')
})

test('CLUB-258 with 20,000 members and a million ticks a board reads a few hundred index entries', {
  tags: 'long',
}, async () => {
  const club = await testSite()
  const you = await club.member({ name: 'You', createdAt: OLD })
  const run = (text: string, ...values: unknown[]) => club.database.pool.query(text, values)
  await run(`insert into members (email, name, password_hash, status, created_at)
    select n || '@college.edu', 'Member ' || n, '-', 'approved', '2025-01-01' from generate_series(1, 20000) n`)
  // Inserts the sums that the triggers keep for fifty ticks of each member. The tests above cover the triggers.
  await run(`insert into member_months (member_id, source, month, count, gain, listed)
    select m.id, 'ticks', at, 1 + (row_number() over ()) % 50, (row_number() over ()) % 9 - 4, true
    from members m, unnest(array['1970-01-01', '2026-03-01', '2026-04-01', '2026-05-01']::date[]) at`)
  await run('vacuum analyze member_months')
  for (const order of ['solved', 'improved']) {
    const ask = () =>
      club.ask('GET', `/leaderboard?month=2026-05&source=ticks&order=${order}`, { as: you.as })
    expect((await ask()).body.data.top).toHaveLength(5)
    const readings = await readingsOf(club.database, ask, (text) => text.includes('member_months'))
    const visited = readings.reduce((sum, one) => sum + one.visited, 0)
    expect(visited, `${order}: ${JSON.stringify(readings.map((one) => one.visited))}`).toBeLessThan(1_500)
    expect(await countStatements(club.database, 'member_months', ask)).toBeLessThanOrEqual(6)
  }
  await club.close()
})
