import type { Scope } from '@callofcode/contract/scope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { provenProblem, writesProblems } from '../../../testing/authoring.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { apiTokenStore } from '../account/public.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
})
afterAll(() => site.close())

test('LEARN-183 the hints of a problem are kept without being opened, and those opened without a network are recorded once', async () => {
  const { as, id } = await site.member()
  const head = site.problems.list()[0]
  const path = `/problems/${head?.slug}/hints`
  const kept = async () => (await site.ask('GET', path, { as })).body.data
  const { hints, opened } = await kept()
  expect(hints.length).toBeGreaterThan(1)
  expect(opened).toBe(0)
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const say = (count: number, at: string) =>
    site.ask('PUT', `${path}/opened`, { as, body: { count, at, sentAt: ago(0) } })
  const times = async () =>
    (
      await site.database.pool.query<{ hint: number; hours: number }>(
        `select hint, round(extract(epoch from now() - created_at) / 3600)::int as hours from opened_hints where member_id = $1 order by 1`,
        [id],
      )
    ).rows
  // Two devices report in either order, and again.
  const { data } = (await say(2, ago(3))).body
  expect(data).toMatchObject({ hints: hints.slice(0, 2), left: hints.length - 2 })
  await say(1, ago(9))
  await say(2, ago(3))
  expect(await times()).toEqual([
    { hint: 1, hours: 9 },
    { hint: 2, hours: 3 },
  ])
  expect((await kept()).opened).toBe(2)
  // The number exceeds the hints, and the clock is ahead.
  await say(50, '2099-01-01T00:00:00.000Z')
  expect((await kept()).opened).toBe(hints.length)
  expect((await times()).every(({ hours }) => hours >= 0)).toBe(true)
  expect((await site.ask('PUT', `${path}/opened`, { as, body: { count: 0, at: ago(0) } })).status).toBe(400)
  expect((await site.ask('GET', path)).status).toBe(401)
})

const solutions = (as?: string, slug = 'fair-cuts') =>
  site.ask('GET', `/problems/${slug}/editorial/solutions`, as ? { as } : {})
const open = (as: string, slug = 'fair-cuts') => site.ask('POST', `/problems/${slug}/editorial`, { as })

test('LEARN-261 the solutions of an editorial are given to who opened it, and to nobody else', async () => {
  const [{ as, id }, other, admin] = [
    await site.member(),
    await site.member({ tasks: ['problems'] }),
    await site.member({ role: 'admin' }),
  ]
  for (const one of [undefined, as, other.as, admin.as]) {
    const { status, body } = await solutions(one)
    expect(status).toBe(one ? 403 : 401)
    expect(JSON.stringify(body)).not.toContain('fairCuts')
  }
  expect((await solutions(as)).body.message).toBe('Read the editorial first: its solutions belong to it.')
  // Solving the problem is not enough before the editorial is opened.
  await judgedSubmission(site, id)
  expect((await solutions(as)).status).toBe(403)

  expect((await open(as)).status).toBe(200)
  const { status, body } = await solutions(as)
  expect(status).toBe(200)
  expect(body.data.map(({ place }: { place: string }) => place)).toContain('accepted')
  expect(body.data.map(({ source }: { source: string }) => source).join()).toContain('fairCuts')
  // It applies to this problem and this member only.
  expect((await solutions(as, 'two-buttons')).status).toBe(403)
  for (const one of [other, admin]) expect((await solutions(one.as)).status).toBe(403)
  expect((await solutions(as, 'no-such-problem')).status).toBe(404)
})

test('LEARN-261 a token reads them with the scope to read, of a member who opened the editorial', async () => {
  const [opened, closed] = [await site.member(), await site.member()]
  await open(opened.as)
  const tokenOf = async (memberId: string, scopes: Scope[]) =>
    (
      await site.database.sql.transaction((tx) =>
        apiTokenStore.create(tx, memberId, { name: 'Test', scopes, days: 1 }),
      )
    )?.token
  const statusOf = async (memberId: string, scope: Scope) =>
    (await solutions(await tokenOf(memberId, [scope]))).status
  expect(await statusOf(opened.id, 'read')).toBe(200)
  expect(await statusOf(opened.id, 'progress:write')).toBe(403)
  expect(await statusOf(closed.id, 'read')).toBe(403)
})

test('LEARN-261 of a problem that the club wrote, nothing that its authors wrote to check it is given', async () => {
  const { as } = await site.member({ role: 'admin' })
  const slug = await provenProblem(site, as)
  const { status, body } = await writesProblems(site, as).publish(slug)
  expect({ status, body }).toMatchObject({ status: 200 })
  expect((await open(as, slug)).status).toBe(200)
  expect((await solutions(as, slug)).body.data).toEqual([])
})

test('LEARN-188 the editorial is kept for a member who has solved the problem or has opened it, and for nobody else', async () => {
  const [reader, solver, other] = [await site.member(), await site.member(), await site.member()]
  const slug = site.problems.list()[0]?.slug
  const kept = async ({ as }: typeof reader) =>
    (await site.ask('GET', `/problems/${slug}/hints`, { as })).body.data.editorial
  for (const one of [reader, solver, other]) expect(await kept(one)).toBeNull()
  const opened = await site.ask('POST', `/problems/${slug}/editorial`, { as: reader.as })
  expect(await kept(reader)).toBe(opened.body.data.html)
  await site.database.pool.query(
    `insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, judged_at)
     values ($1, $2, 'python', 'print(1)', md5('1'), 'done', 'Accepted', now())`,
    [solver.id, slug],
  )
  expect(await kept(solver)).toBe(opened.body.data.html)
  expect(await kept(other)).toBeNull()
  // Storing it for offline use does not reveal it.
  const { body } = await site.ask('GET', `/problems/${slug}/mine`, { as: solver.as })
  expect(body.data.editorial).toBeNull()
})

test('RES-303 the language of a problem is that of the last accepted solution, or of a newer draft', async () => {
  const { id, as } = await site.member()
  const slug = site.problems.list()[0]?.slug
  const language = async () => (await site.ask('GET', `/problems/${slug}/mine`, { as })).body.data.language
  const judged = (of: string, verdict: string, at: string) =>
    site.database.pool.query(
      `insert into problem_submissions (member_id, problem, language, source, source_hash, state, verdict, judged_at, created_at)
       values ($1, $2, $3, 'x', md5($3), 'done', $4, $5, $5)`,
      [id, slug, of, verdict, at],
    )
  const typed = (of: string) =>
    site.ask('PUT', `/drafts/solution:${slug}:${of}`, { as, body: { content: { source: of } } })
  expect(await language()).toBeNull()
  await judged('python', 'Accepted', '2026-01-01')
  await judged('cpp', 'Wrong Answer', '2026-01-02')
  expect(await language()).toBe('python')
  await typed('java')
  expect(await language()).toBe('java')
  await judged('cpp', 'Accepted', '2999-01-01')
  expect(await language()).toBe('cpp')
  await site.ask('PUT', '/drafts/solution:key-wheel:typescript', { as, body: { content: { source: 'x' } } })
  expect(await language()).toBe('cpp')
})
