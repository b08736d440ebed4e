import { BRANCH, ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let adviser: Member
let asha: Member
let ravi: Member
let party: string
const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const at = (day: string) => new Date(`${day}T00:00:00+05:30`)

beforeAll(async () => {
  site = await testSite()
  expect(site.club.settings.timeZone).toBe('Asia/Kolkata')
  await sql('delete from members')
  admin = await site.member({ role: 'admin', name: 'Head', createdAt: at('2025-02-01') })
  adviser = await site.member({ tasks: ['report'], name: 'Adviser', createdAt: at('2025-02-01') })
  asha = await site.member({ name: 'Asha', createdAt: at('2025-02-10') })
  ravi = await site.member({ name: 'Ravi', createdAt: at('2025-08-10') })
  await site.member({ name: 'Gone', createdAt: at('2025-02-10'), archivedAt: at('2025-09-01') })
  await site.member({ name: 'Later', createdAt: at('2026-02-10') })
  await sql('update members set decided_at = created_at')
  await sql(
    `with b as (insert into batches (name) values ('=2028') returning id) update members set batch_id = b.id from b where name = 'Asha'`,
  )
  await sql(
    'insert into member_facts (member_id, field_id, value) values ($1, $2, $3)',
    asha.id,
    BRANCH,
    'CSE',
  )
  await sql(
    'insert into member_facts (member_id, field_id, value) values ($1, $2, $3)',
    asha.id,
    ROLL_NUMBER,
    'R-17',
  )
  const question = (await sql(`select id from questions where difficulty = 'Medium' limit 1`)).rows[0].id
  const tick = `insert into completed_questions (member_id, question_id, completed_at) values ($1, $2, $3)`
  // The last minute of the period at the club, and the first one after it.
  await sql(tick, asha.id, question, '2025-12-31T18:29:00Z')
  await sql(tick, ravi.id, question, '2025-12-31T18:30:00Z')
  const solve = 'insert into solved_problems (member_id, problem, solved_at) values ($1, $2, $3)'
  await sql(solve, asha.id, 'fair-cuts', at('2025-09-01'))
  // The tick that this verdict made is the same solve.
  await sql(solve, asha.id, 'saffron-trade', '2025-12-31T18:29:00Z')
  const event = async (title: string, day: string) =>
    (
      await sql(
        `insert into events (title, description, starts_at, ends_at, time_zone, capacity)
         values ($1, 'All', $2, $2::timestamptz + interval '2 hours', 'Asia/Kolkata', 40) returning id`,
        title,
        at(day),
      )
    ).rows[0].id as string
  party = await event('=Party', '2025-10-01')
  await event('Talk', '2025-11-01')
  await event('Before', '2025-03-01')
  for (const { id } of [asha, ravi])
    await sql(
      `insert into event_registrations (event_id, member_id, state) values ($1, $2, 'going')`,
      party,
      id,
    )
  const came = `insert into event_attendances (event_id, member_id, guest, came_at, how) values ($1, $2, $3, now(), 'list')`
  await sql(came, party, asha.id, null)
  await sql(came, party, null, 'Guest')
})
afterAll(() => site.close())

const TERM = '?from=2025-07-01&to=2025-12-31'
const ask = async (path: string, as = adviser.as) => site.ask('GET', path, { as })
const report = async (query = TERM) => (await ask(`/admin/report${query}`)).body.data

test('CLUB-542 the sums of a period stand beside those of the period before', async () => {
  const { totals, totalsBefore, before, clubSince, isOver } = await report()
  expect(clubSince).toBe('2025-02-01')
  expect(isOver).toBe(true)
  expect(before).toEqual({ from: '2025-01-01', to: '2025-06-30' })
  expect(totals).toEqual({
    members: 4,
    joined: 1,
    active: 1,
    solved: 2,
    events: 2,
    signedUp: 2,
    came: 2,
    certificates: 0,
  })
  expect(totalsBefore).toMatchObject({ members: 4, joined: 4, active: 0, solved: 0, events: 1, signedUp: 0 })
})

test('CLUB-542 members by batch and by branch, weeks without gaps, and difficulties', async () => {
  const { batches, branches, weeks, difficulties } = await report()
  expect(
    batches.map(({ name, members, joined }: Record<string, unknown>) => [name, members, joined]),
  ).toEqual([
    ['=2028', 1, 0],
    [null, 3, 1],
  ])
  expect(branches).toEqual([
    { branch: 'CSE', members: 1, joined: 0 },
    { branch: null, members: 3, joined: 1 },
  ])
  expect(weeks).toHaveLength(27)
  expect(weeks[0]).toEqual({ from: '2025-07-01', to: '2025-07-06', active: 0, solved: 0 })
  expect(weeks.at(-1)).toEqual({ from: '2025-12-29', to: '2025-12-31', active: 1, solved: 1 })
  expect(
    difficulties.map(({ solved }: { solved: number }) => solved).reduce((a: number, b: number) => a + b),
  ).toBe(2)
  expect(difficulties[1]).toEqual({ difficulty: 'Medium', solved: expect.any(Number) })
})

test('CLUB-544 an event without check-ins says so, and a rating needs three answers', async () => {
  const rate = (memberId: string, rating: number) =>
    sql(
      'insert into event_feedback (event_id, member_id, rating) values ($1, $2, $3)',
      party,
      memberId,
      rating,
    )
  await rate(asha.id, 4)
  await rate(ravi.id, 5)
  const first = (await report()).events
  expect(
    first.map(({ title, came, guests, rating }: Record<string, unknown>) => [title, came, guests, rating]),
  ).toEqual([
    ['=Party', 2, 1, null],
    ['Talk', null, 0, null],
  ])
  await rate(admin.id, 5)
  expect((await report()).events[0]).toMatchObject({ day: '2025-10-01', seats: 40, signedUp: 2, rating: 4.7 })
})

test('CLUB-545 every figure opens as many names, with batch and roll number and no address', async () => {
  const { totals } = await report()
  const people = async (query: string) =>
    (await ask(`/admin/report/people${TERM}&${query}`)).body.data as { name: string }[]
  for (const figure of ['members', 'joined', 'active', 'signedUp', 'certificates'] as const)
    expect(await people(`figure=${figure}`), figure).toHaveLength(totals[figure])
  expect(await people('figure=solved')).toEqual([
    { _id: asha.id, name: 'Asha', batch: '=2028', rollNumber: 'R-17' },
  ])
  expect((await people(`figure=came&event=${party}`)).map(({ name }) => name)).toEqual(['Asha'])
  expect(await people('figure=members&batch=none')).toHaveLength(3)
  expect(await people('figure=members&noBranch=1')).toHaveLength(3)
  expect((await people('figure=members&branch=CSE')).map(({ name }) => name)).toEqual(['Asha'])
})

test('CLUB-679 the list behind a figure says how many people it has and what it is narrowed to, and parts are the sum', async () => {
  const { totals, batches, branches } = await report()
  const behind = async (query: string) => {
    const { data, people, part } = (await ask(`/admin/report/people${TERM}&${query}`)).body
    expect(data).toHaveLength(people)
    return [people, part]
  }
  expect(await behind('figure=members')).toEqual([totals.members, null])
  expect(await behind('figure=members&branch=CSE')).toEqual([1, 'CSE'])
  expect(await behind('figure=members&noBranch=1')).toEqual([totals.members - 1, null])
  expect(await behind(`figure=signedUp&event=${party}`)).toEqual([2, '=Party'])
  const [{ batch }] = batches
  expect(await behind(`figure=members&batch=${batch}`)).toEqual([1, '=2028'])
  for (const parts of [batches, branches])
    expect(parts.reduce((sum: number, { members }: { members: number }) => sum + members, 0)).toBe(
      totals.members,
    )
})

test('CLUB-543 a period before the club, an end before the start and more than two years are answered in words', async () => {
  const early = await report('?from=2010-01-01&to=2010-06-30')
  expect(early).toMatchObject({ totalsBefore: null, weeks: [], totals: { members: 0, active: 0 } })
  const long = await report('?from=2024-06-01&to=2026-05-31')
  expect(long.weeks[0].from).toBe('2025-01-27')
  expect(long.totalsBefore).toBeNull()
  const wrong = async (query: string) => {
    const { status, body } = await ask(`/admin/report${query}`)
    return [status, body.errors]
  }
  expect(await wrong('?from=2025-02-01&to=2025-01-01')).toEqual([
    400,
    { to: 'The last day is before the first one.' },
  ])
  expect(await wrong('?from=2020-01-01&to=2025-01-01')).toEqual([
    400,
    { to: 'A report covers at most two years.' },
  ])
  expect((await wrong('?from=2025-02-30&to=2025-03-01'))[0]).toBe(400)
  expect((await report('')).period.to).toMatch(/-(06-30|12-31)$/)
})

test('CLUB-546 the report as a file has its tables one below the other, and no cell is a formula', async () => {
  const { body: text } = await site.app.inject({
    url: `/report.csv${TERM}`,
    headers: { cookie: `callofcode=${adviser.as}` },
  })
  expect(text).toContain('"2025-07-01 to 2025-12-31"')
  expect(text).toContain(`"'=Party","2025-10-01","40","2","2","1"`)
  expect(text).toContain(`"'=2028","1","0"`)
  expect(text).toContain('"Talk","2025-11-01","40","0",""')
  const { rows } = await sql(`select action, target from audit where actor_id = $1`, adviser.id)
  expect(rows).toContainEqual({ action: 'report.export', target: '2025-07-01 to 2025-12-31' })
})

test('CLUB-540 who only looks reads the report and the whole leaderboard, and no list of members', async () => {
  for (const path of ['/admin/report', '/admin/leaderboard', '/admin/report/people?figure=members'])
    expect((await ask(path)).status, path).toBe(200)
  for (const path of [
    '/admin/members',
    '/audit',
    '/approvals',
    '/forum/flags',
    '/admin/deleted',
    `/events/${party}/attendees`,
  ])
    expect((await ask(path)).status, path).toBe(403)
  const { body } = await ask('/admin/home')
  expect(Object.values(body.data).every((value) => value === null)).toBe(true)
  expect((await ask('/admin/report', asha.as)).status).toBe(403)
})
