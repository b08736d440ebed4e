import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

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
  // Two devices, in either order, and again.
  const { data } = (await say(2, ago(3))).body
  expect(data).toMatchObject({ hints: hints.slice(0, 2), left: hints.length - 2 })
  await say(1, ago(9))
  await say(2, ago(3))
  expect(await times()).toEqual([
    { hint: 1, hours: 9 },
    { hint: 2, hours: 3 },
  ])
  expect((await kept()).opened).toBe(2)
  // More than there are, and a clock that is ahead.
  await say(50, '2099-01-01T00:00:00.000Z')
  expect((await kept()).opened).toBe(hints.length)
  expect((await times()).every(({ hours }) => hours >= 0)).toBe(true)
  expect((await site.ask('PUT', `${path}/opened`, { as, body: { count: 0, at: ago(0) } })).status).toBe(400)
  expect((await site.ask('GET', path)).status).toBe(401)
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
  // Keeping it opens nothing.
  const { body } = await site.ask('GET', `/problems/${slug}/mine`, { as: solver.as })
  expect(body.data.editorial).toBeNull()
})
