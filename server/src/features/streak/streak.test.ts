import { contentId, questions } from '@callofcode/content/curriculum'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
const idOf = (at: number) => contentId('question', questions[at]?.slug ?? '')
const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const streak = async ({ as }: Member) => (await site.ask('GET', '/streak', { as })).body.data
const tick = ({ as }: Member, at: number) =>
  site.ask('PATCH', `/progress/memberId/questions/${idOf(at)}/completed/toggle`, { as })
const did = ({ id }: Member, at: number, when: string) =>
  sql('insert into completed_questions values ($1, $2, $3::timestamptz)', id, idOf(at), when)
const zone = ({ as }: Member, timeZone: string, proposed = false) =>
  site.ask('PUT', '/streak/zone', { as, body: { timeZone, proposed } })
const daysOf = async ({ id }: Member) =>
  (
    await sql(
      'select day::text, done, reviewed from member_days where member_id = $1 and (done > 0 or reviewed > 0) order by day',
      id,
    )
  ).rows
const ago = (days: number) => `${dayAgo(days)}T12:00:00Z`
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('LEARN-100 a day counts by what was first done on it, ticked again or not', async () => {
  const member = await site.member({ timeZone: 'UTC' })
  for (const day of [0, 1, 2]) await did(member, day, ago(day))
  expect(await streak(member)).toMatchObject({ current: 3, longest: 3, countsToday: true, zone: 'UTC' })
  await tick(member, 1)
  expect(await streak(member)).toMatchObject({ current: 1, longest: 1 })
  await tick(member, 1)
  expect(await streak(member)).toMatchObject({ current: 3 })
  expect(await daysOf(member)).toEqual([2, 1, 0].map((day) => ({ day: dayAgo(day), done: 1, reviewed: 0 })))
})

test('LEARN-101 days are those where the member lives, also where a day has 23 or 25 hours', async () => {
  const home = await site.member({ timeZone: 'America/New_York' })
  // 8 March 2026 has 23 hours there, and 1 November has 25.
  const times = [
    '2026-03-08T04:59:00Z',
    '2026-03-08T05:01:00Z',
    '2026-03-09T03:59:00Z',
    '2026-03-09T04:01:00Z',
  ]
  for (const [at, time] of times.entries()) await did(home, at, time)
  expect((await daysOf(home)).map(({ day, done }) => [day, done])).toEqual([
    ['2026-03-07', 1],
    ['2026-03-08', 2],
    ['2026-03-09', 1],
  ])
})

test('LEARN-101 the zone is proposed once and changed by choice; nobody loses a streak by it', async () => {
  const member = await site.member()
  expect((await streak(member)).zone).toBeNull()
  expect((await zone(member, 'Asia/Kolkata', true)).body.data.zone).toBe('Asia/Kolkata')
  expect((await zone(member, 'Europe/Paris', true)).body.data.zone).toBe('Asia/Kolkata')
  for (const day of [0, 1, 2, 3, 4]) await did(member, day, `${dayAgo(day)}T${day % 2 ? '20' : '16'}:30:00Z`)
  const before = await streak(member)
  for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kolkata']) {
    await zone(member, name)
    const after = await streak(member)
    expect([after.zone, after.longest >= before.longest]).toEqual([name, true])
  }
  expect((await streak(member)).current).toBeGreaterThanOrEqual(before.current)
  expect((await zone(member, 'Mars/Olympus')).body.errors).toEqual({
    timeZone: 'Choose a time zone, like Asia/Kolkata.',
  })
})

/** Returns the active days and how much was done on each, by the zone in which the member lived at the time. */
const activeOf = async ({ id }: Member) =>
  (await sql('select day::text, done from member_days where member_id = $1 and done > 0 order by day', id))
    .rows as { day: string; done: number }[]

test('LEARN-108 a move to another zone changes no day before it, and counts nothing twice', async () => {
  const member = await site.member({ timeZone: 'UTC' })
  for (let at = 0; at < 30; at++) await did(member, at, `${dayAgo(at % 20)}T${at % 2 ? '20' : '03'}:30:00Z`)
  const before = [await activeOf(member), await streak(member)]
  await zone(member, 'Asia/Kolkata')
  const after = await streak(member)
  expect(await activeOf(member)).toEqual(before[0])
  expect(after).toMatchObject({
    current: before[1].current,
    longest: before[1].longest,
    zone: 'Asia/Kolkata',
  })
  // The new zone’s days count from now on. Unticking subtracts from the day to which the tick was added.
  await did(member, 31, new Date(Date.now() + 1000).toISOString())
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  expect((await activeOf(member)).at(-1)?.day).toBe(today)
  await sql('delete from completed_questions where member_id = $1', member.id)
  expect(await activeOf(member)).toEqual([])
})

test('LEARN-108 moves at random make no days, lower no running streak, and leave each solve counted once', async () => {
  // At every hour of the day, some of these zones have a different date.
  const zones = [
    'UTC',
    'Asia/Kolkata',
    'America/New_York',
    'Etc/GMT+12',
    'Etc/GMT+11',
    'Etc/GMT+8',
    'Etc/GMT+6',
    'Etc/GMT+3',
  ].concat([
    'Etc/GMT+1',
    'Etc/GMT-2',
    'Etc/GMT-4',
    'Etc/GMT-7',
    'Etc/GMT-9',
    'Etc/GMT-11',
    'Etc/GMT-13',
    'Etc/GMT-14',
  ])
  const act = fc.oneof(
    fc.record({ move: fc.constantFrom(...zones) }),
    fc.record({ hoursAgo: fc.integer({ min: 0, max: 200 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      const member = await site.member({ timeZone: 'UTC' })
      let solves = 0
      for (const one of acts)
        if ('hoursAgo' in one)
          await did(member, solves++, new Date(Date.now() - one.hoursAgo * 3_600_000).toISOString())
        else {
          const [days, { current, longest }] = [await activeOf(member), await streak(member)]
          await zone(member, one.move)
          const after = await streak(member)
          expect(await activeOf(member)).toEqual(days)
          expect(after.current).toBeGreaterThanOrEqual(current)
          expect(after.longest).toBe(longest)
        }
      const days = await activeOf(member)
      expect(days.reduce((sum, { done }) => sum + done, 0)).toBe(solves)
      // All solves lie before the moves. Each of them counts on a day of one zone only.
      const { rows } = await sql(
        `select count(distinct member_day($1, completed_at))::integer as lived from completed_questions where member_id = $1`,
        member.id,
      )
      expect(days.length).toBe(rows[0].lived)
      await sql('delete from members where id = $1', member.id)
    }),
    { numRuns: 60 },
  )
})

test('LEARN-108 who moves to and fro gets no missed day back, and has none before the latest day is over', async () => {
  const member = await site.member({ timeZone: 'Etc/GMT-14' })
  await did(member, 0, ago(4))
  // These two zones never have the same date.
  for (const one of ['Etc/GMT+12', 'Etc/GMT-14', 'Etc/GMT+12']) {
    await zone(member, one)
    expect(await streak(member)).toMatchObject({ current: 0, longest: 1 })
  }
  const { rows } = await sql('select day from member_days where member_id = $1 and kept', member.id)
  expect(rows).toEqual([])
})

test('LEARN-108 a day that lies ahead after a move to the west is in the streak, the week, the year and the file', async () => {
  const member = await site.member({ timeZone: 'Etc/GMT-14' })
  await did(member, 0, new Date().toISOString())
  await zone(member, 'Etc/GMT+12')
  const { current, week, year } = await streak(member)
  const active = (days: { state: string }[]) => days.filter(({ state }) => state === 'active').length
  const file = await site.app.inject({
    url: '/streak.csv',
    headers: { authorization: `Bearer ${member.as}` },
  })
  expect([current, active(week), active(year), file.body.match(/"active"/g)?.length]).toEqual([1, 1, 1, 1])
  expect(year).toHaveLength(365)
})

test('LEARN-108 days of an earlier zone that counted twice count no longer, and break nothing', async () => {
  const member = await site.member({ timeZone: 'UTC' })
  await did(member, 0, ago(0))
  await did(member, 1, ago(2))
  // A row as an earlier version left it after a move.
  await sql('insert into member_days (member_id, day, kept) values ($1, $2, true)', member.id, dayAgo(1))
  const after = await streak(member)
  expect(after).toMatchObject({ current: 2, longest: 2 })
  expect(after.year.filter(({ state }: { state: string }) => state === 'active')).toHaveLength(2)
})

test('LEARN-105 what turns out to be done earlier repairs the streak', async () => {
  const member = await site.member({ timeZone: 'UTC' })
  for (const [at, day] of [0, 1, 3, 4].entries()) await did(member, at, ago(day))
  expect(await streak(member)).toMatchObject({ current: 2 })
  await did(member, 9, ago(2))
  expect(await streak(member)).toMatchObject({ current: 5 })
  await sql(
    'update completed_questions set completed_at = $3 where member_id = $1 and question_id = $2',
    member.id,
    idOf(9),
    ago(5),
  )
  expect(await streak(member)).toMatchObject({ current: 2, longest: 3 })
})

test('LEARN-100 a review keeps the day, too', async () => {
  const member = await site.member({ timeZone: 'UTC' })
  await did(member, 0, ago(4))
  await site.ask('PUT', `/reviews/${idOf(0)}/rating`, {
    as: member.as,
    body: { id: crypto.randomUUID(), rating: 3, at: new Date().toISOString() },
  })
  expect(await streak(member)).toMatchObject({ current: 1, countsToday: true })
})

test('LEARN-103 days off are taken, bounded, shown and taken back, ask for no reviews, and are nobody else’s', async () => {
  const [member, other] = [await site.member({ timeZone: 'UTC' }), await site.member()]
  for (const [at, day] of [4, 5].entries()) await did(member, at, ago(day))
  const add = (from: string, to: string, who = member) =>
    site.ask('POST', '/streak/pauses', { as: who.as, body: { from, to } })
  expect((await streak(member)).current).toBe(0)
  const dueBefore = (await site.ask('GET', '/reviews/today', { as: member.as })).body.data
  expect(dueBefore.due).toHaveLength(2)
  const { body } = await add(dayAgo(3), dayAgo(-3))
  expect(await streak(member)).toMatchObject({ current: 2, pausedUntil: dayAgo(-3), pauses: [body.data] })
  const due = (await site.ask('GET', '/reviews/today', { as: member.as })).body.data
  expect(due).toMatchObject({ due: [], waiting: 2, pausedUntil: dayAgo(-3) })
  expect((await site.ask('GET', '/today', { as: member.as })).body.data.reviews).toMatchObject({ due: 0 })

  const remove = (who: Member) => site.ask('DELETE', `/streak/pauses/${body.data._id}`, { as: who.as })
  expect((await remove(other)).status).toBe(404)
  expect((await remove(member)).status).toBe(200)
  expect((await streak(member)).current).toBe(0)
  expect((await add(dayAgo(0), dayAgo(1))).body.errors).toHaveProperty('to')
  expect((await add(dayAgo(0), dayAgo(-93))).body.errors).toHaveProperty('to')
  expect((await add(dayAgo(400), dayAgo(399))).body.errors).toHaveProperty('from')
  expect((await add('2026-02-30', dayAgo(0))).status).toBe(400)
  for (let at = 0; at < 50; at++) await add(dayAgo(0), dayAgo(0), other)
  expect((await add(dayAgo(0), dayAgo(0), other)).status).toBe(409)
})

test('LEARN-104 a goal for the week is set, met, and left', async () => {
  const member = await site.member({ timeZone: 'UTC' })
  const set = (goal: object | null) => site.ask('PUT', '/streak/goal', { as: member.as, body: { goal } })
  await set({ kind: 'questions', count: 2 })
  await tick(member, 0)
  expect((await streak(member)).goal).toEqual({
    kind: 'questions',
    count: 2,
    done: 1,
    current: 0,
    longest: 0,
  })
  await tick(member, 1)
  expect((await streak(member)).goal).toMatchObject({ done: 2, current: 1 })
  expect((await streak(member)).weeks.at(-1)).toMatchObject({ questions: 2, met: true })
  for (const goal of [
    { kind: 'days', count: 8 },
    { kind: 'questions', count: 71 },
    { kind: 'days', count: 0 },
    { kind: 'x', count: 1 },
  ])
    expect((await set(goal)).status).toBe(400)
  await set(null)
  expect((await streak(member)).goal).toBeNull()
})

test('LEARN-106 the year is taken along as CSV; a streak reads days, not what was done on them', async () => {
  const member = await site.member({ timeZone: 'UTC' })
  await sql('insert into completed_questions select $1, id, now() from questions', member.id)
  // Enough rows of other members that a plan which reads a whole table would show.
  await sql(`with others as (
      insert into members (email, name, handle, password_hash, status)
      select 'streak' || n || '@college.edu', 'Streak', 'streak-' || n, 'none', 'approved' from generate_series(1, 2000) n returning id),
    days as (insert into member_days (member_id, day) select id, current_date from others)
    insert into member_zones (member_id, until, zone) select id, now(), 'UTC' from others`)
  await sql('analyze members, member_days, member_zones')
  expect(await rowsRead(site.database, 'member_days', () => streak(member))).toBeLessThan(10)
  const file = (as: string) =>
    site.app.inject({ url: '/streak.csv', headers: { authorization: `Bearer ${as}` } })
  const lines = (await file(member.as)).body.trim().split('\r\n')
  expect(lines).toHaveLength(366)
  expect(lines.at(-1)).toBe(`"${dayAgo(0)}","active","${questions.length}"`)
  const idle = await site.member({ timeZone: 'UTC' })
  await did(idle, 0, ago(1))
  const days = (await file(idle.as)).body.trim().split('\r\n').slice(-3)
  expect(days).toEqual([
    `"${dayAgo(2)}","missed","0"`,
    `"${dayAgo(1)}","active","1"`,
    `"${dayAgo(0)}","open","0"`,
  ])
})
