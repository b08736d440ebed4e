import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: Awaited<ReturnType<TestSite['member']>>
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin', name: 'Asha Admin', passoutYear: new Date('2024-01-01Z') })
})
afterAll(() => site.close())

const of = (year: number) => new Date(`${year}-01-01T00:00:00Z`)
const years = async () => (await site.ask('GET', '/admin/years', { as: admin.as })).body.data
const yearOf = async (year: number) => (await years()).find((one: { year: number }) => one.year === year)
const act = (path: string, body?: object) =>
  site.ask('POST', `/admin/${path}`, { as: admin.as, ...(body && { body }) })
const record = async (id: string) =>
  (await site.ask('GET', `/admin/members/${id}`, { as: admin.as })).body.data
const listed = async (query: string) =>
  (await site.ask('GET', `/admin/members?${query}`, { as: admin.as })).body.data.map(
    ({ name }: { name: string }) => name,
  )
const audience = async (query: string) =>
  (await site.ask('GET', `/admin/announcements/audience?${query}`, { as: admin.as })).body.data.members

test('CLUB-268 CLUB-269 CLUB-270 a year is archived in one act, with its counts before, and brought back', async () => {
  const helper = await site.member({ name: 'Helper', passoutYear: of(2024), tasks: ['events'] })
  const plain = await site.member({ name: 'Plain', passoutYear: of(2024) })
  const younger = await site.member({ name: 'Younger', passoutYear: of(2028) })
  await site.member({ name: 'Waiting', passoutYear: of(2024), status: 'pending' })
  await site.member({ name: 'Without', passoutYear: null })
  expect((await years()).map(({ year }: { year: number | null }) => year)).toEqual([2028, 2024, null])
  expect(await yearOf(2024)).toEqual({ year: 2024, active: 2, withTask: 1, admins: 1, alumni: 0 })
  expect(await audience('to=everyone')).toBe(5)
  const materials = () =>
    site.ask('PUT', `/events/${randomUUID()}/materials`, { as: helper.as, body: { materials: [] } })
  expect((await materials()).status).toBe(404)

  const { body } = await act('years/2024/archive')
  expect(body.data).toEqual({ changed: 2, archivedAt: expect.any(String) })
  expect(await yearOf(2024)).toEqual({ year: 2024, active: 0, withTask: 0, admins: 1, alumni: 2 })
  expect(await listed('kind=alumni')).toEqual(['Helper', 'Plain'])
  expect(await listed('kind=member')).toEqual(['Waiting', 'Without', 'Younger'])
  expect(await listed('kind=tasks')).toEqual([])
  expect(await record(helper.id)).toMatchObject({
    alumniSince: body.data.archivedAt,
    tasks: [{ task: 'events', isOver: true }],
  })
  expect((await record(younger.id)).alumniSince).toBeNull()
  expect((await record(admin.id)).alumniSince).toBeNull()
  expect(await audience('to=everyone')).toBe(3)
  expect(await audience('to=year&year=2024')).toBe(3)

  // Alumni still sign in and read. The pages that their task opened are closed.
  const me = (as: string) => site.ask('GET', '/members/me/export', { as })
  expect((await me(plain.as)).body.data.profile.alumniSince).toBe(body.data.archivedAt)
  expect((await materials()).status).toBe(403)
  expect((await act(`members/${plain.id}/role`, { role: 'admin' })).status).toBe(409)
  const give = () =>
    site.ask('PUT', `/admin/members/${plain.id}/tasks/events`, { as: admin.as, body: { until: null } })
  expect((await give()).status).toBe(409)

  // Restoring the first archive leaves a later one of the same year in place.
  const late = await site.member({ name: 'Late', passoutYear: of(2024) })
  await act(`members/${late.id}/archive`)
  const undone = await act('years/2024/restore', { archivedAt: body.data.archivedAt })
  expect(undone.body.data).toEqual({ changed: 2, archivedAt: null })
  expect((await record(helper.id)).tasks).toMatchObject([{ task: 'events', isOver: false }])
  expect((await record(late.id)).alumniSince).not.toBeNull()
  expect((await give()).status).toBe(200)
  expect((await act('years/2024/restore', {})).body.data.changed).toBe(1)
  expect((await act('years/2024/restore', {})).body.data.changed).toBe(0)
})

test('CLUB-270 one member is made an alumnus and brought back; admins and who waits are not', async () => {
  const { id, as } = await site.member({ name: 'One', passoutYear: of(2030), showsPage: 'everyone' })
  expect((await act(`members/${admin.id}/archive`)).body.message).toBe(
    'An admin cannot be made an alumnus. Make them a member first.',
  )
  const waiting = await site.member({ status: 'pending' })
  expect((await act(`members/${waiting.id}/archive`)).status).toBe(409)
  expect((await act(`members/${id}/archive`)).body.data.alumniSince).not.toBeNull()
  expect((await act(`members/${id}/archive`)).status).toBe(200)
  const { rows } = await site.database.pool.query('select handle from members where id = $1', [id])
  const page = await site.ask('GET', `/member-pages/${rows[0].handle}`, { as })
  expect(page.body.data?.badge).toBe('alumni')
  const file = await site.app.inject({
    url: '/members.csv?kind=alumni',
    headers: { authorization: `Bearer ${admin.as}` },
  })
  expect(file.payload.split('\r\n').filter((line) => line.includes('One'))).toHaveLength(1)
  expect(file.payload).toContain(new Date().toISOString().slice(0, 10))
  expect(file.payload).not.toContain('Asha')
  expect((await act(`members/${id}/restore`)).body.data.alumniSince).toBeNull()
  const { body: audit } = await site.ask('GET', `/audit?target=${id}`, { as: admin.as })
  expect(audit.data.map(({ action }: { action: string }) => action)).toEqual([
    'member.restore',
    'member.archive',
  ])
})

test('CLUB-269 alumni stand on no leaderboard until they are brought back', async () => {
  const { id, as } = await site.member({ name: 'Solver', passoutYear: of(2023) })
  await site.database.pool.query(`update members set created_at = now() - interval '1 year' where id = $1`, [
    id,
  ])
  await site.database.pool.query(
    `insert into completed_questions (member_id, question_id) select $1, id from questions limit 3`,
    [id],
  )
  const board = async () => (await site.ask('GET', '/leaderboard?source=ticks', { as })).body.data
  expect((await board()).top).toHaveLength(1)
  await act('years/2023/archive')
  expect(await board()).toMatchObject({ top: [], own: { count: 3, isAlumni: true } })
  await act('years/2023/restore', {})
  expect((await board()).top).toHaveLength(1)
})

test('CLUB-272 the hand-over has a step for those who have passed out', async () => {
  const { id } = await site.member({ passoutYear: of(2001) })
  const handover = async () => (await site.ask('GET', '/admin/handover', { as: admin.as })).body.data
  const before = await handover()
  expect(before.leavers).toBeGreaterThan(0)
  expect(before.done).not.toContain('leavers')
  await act(`members/${id}/archive`)
  expect((await handover()).leavers).toBe(before.leavers - 1)
})

test('CLUB-271 archiving thousands takes as many statements as archiving one', async () => {
  await site.database.pool.query(`
    insert into members (email, name, status, passout_year)
    select 'crowd' || n || '@college.edu', 'Crowd ' || n, 'approved', '1999-01-01Z' from generate_series(1, 3000) n`)
  await site.member({ passoutYear: of(1998) })
  const statements = async (path: string, body?: object) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    expect((await act(path, body)).status).toBe(200)
    const texts = sent.mock.calls.map(
      ([query]) => (query as unknown as { text?: string }).text ?? String(query),
    )
    sent.mockRestore()
    // The workers' queries for jobs are left out of the count.
    return texts.filter((text) => /archived_at|audit/.test(text)).length
  }
  const one = await statements('years/1998/archive')
  expect(one).toBeGreaterThan(1)
  expect(await statements('years/1999/archive')).toBe(one)
  expect((await yearOf(1999)).alumni).toBe(3_000)
  expect(await statements('years/1999/restore', {})).toBe(one)
  const { body } = await site.ask('GET', '/audit?action=member.restore', { as: admin.as })
  expect(body.data.length).toBeGreaterThan(10)
})

test('CLUB-385 Today says how many members there are right after a year was archived', async () => {
  for (let at = 0; at < 3; at++) await site.member({ passoutYear: new Date('2019-01-02') })
  const now = async () =>
    (await site.ask('GET', '/admin/home', { as: admin.as })).body.data.weeks.at(-1).members as number
  const before = await now()
  await site.ask('POST', '/admin/years/2019/archive', { as: admin.as })
  expect(await now()).toBe(before - 3)
  await site.ask('POST', '/admin/years/2019/restore', { as: admin.as, body: {} })
  expect(await now()).toBe(before)
})
