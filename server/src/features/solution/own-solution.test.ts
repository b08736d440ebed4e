import { ownSolutionLimits } from '@callofcode/contract/solution/own-solution'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
/** One question has no problem here, the other has one. */
let bare: string
let solvable: { id: string; slug: string }
beforeAll(async () => {
  site = await testSite()
  const problems = (await site.ask('GET', '/problems')).body.data
  const one = problems.find(({ questionId }: { questionId: string | null }) => questionId)
  solvable = { id: one.questionId, slug: one.slug }
  const held = problems.flatMap(({ questionId }: { questionId: string | null }) => questionId ?? [])
  bare = (await sql('select id from questions where id <> all ($1) and retired_at is null limit 1', held))
    .rows[0].id
})
afterAll(() => site.close())

const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const keep = (as: string, place: string, source: string, language = 'python') =>
  site.ask('POST', '/own-solutions', { as, body: { place, language, source } })
const list = async (as: string, place: string, query = '') =>
  (await site.ask('GET', `/own-solutions?place=${place}${query}`, { as })).body
const sources = async (as: string, place: string, query = '') =>
  (await list(as, place, query)).data.map((one: { source: string }) => one.source)

test('LEARN-30 solutions of a question are kept by language with all earlier ones, and nobody else reads them', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  await keep(as, bare, 'one')
  await keep(as, bare, 'two')
  await keep(as, bare, 'func f() {}', 'go')
  expect(await sources(as, bare)).toEqual(['func f() {}', 'two', 'one'])
  expect(await sources(as, bare, '&language=python')).toEqual(['two', 'one'])
  expect((await list(as, bare)).languages).toEqual([
    { language: 'go', count: 1 },
    { language: 'python', count: 2 },
  ])
  expect((await list(other, bare)).data).toEqual([])
  const [{ _id }] = (await list(as, bare)).data
  expect((await site.ask('DELETE', `/own-solutions/${_id}`, { as: other })).status).toBe(404)
  expect((await site.ask('DELETE', `/own-solutions/${_id}`, { as })).status).toBe(200)
  expect(await sources(as, bare)).toEqual(['two', 'one'])
})

test('LEARN-30 the same code again is kept once; an earlier one that comes back is a version', async () => {
  const { as } = await site.member()
  for (const source of ['a', 'a', 'b', 'a']) expect((await keep(as, bare, source)).status).toBe(201)
  expect(await sources(as, bare)).toEqual(['a', 'b', 'a'])
})

test('LEARN-31 a question that is a problem here has one history, under either name', async () => {
  const { as } = await site.member()
  await keep(as, solvable.slug, 'from the problem')
  await keep(as, solvable.id, 'from the tracker')
  for (const place of [solvable.slug, solvable.id])
    expect(await sources(as, place)).toEqual(['from the tracker', 'from the problem'])
})

test('LEARN-30 code that is empty or too long, of no question, or one too many is refused in words', async () => {
  const { as, id } = await site.member()
  expect((await keep(as, bare, ' \n')).status).toBe(400)
  expect((await keep(as, bare, 'x'.repeat(70_000))).body.message).toBeTruthy()
  expect((await keep(as, bare, 'x', 'cobol')).status).toBe(400)
  for (const place of ['no-such-problem', '00000000-0000-4000-8000-000000000000'])
    expect([place, (await keep(as, place, 'x')).status]).toEqual([place, 404])
  await sql(
    `insert into kept_solutions (member_id, question_id, language, source, created_at)
     select $1, $2, 'java', 'n' || n, now() - n * interval '1 minute' from generate_series(1, $3::int) n`,
    id,
    bare,
    ownSolutionLimits.versions,
  )
  expect((await keep(as, bare, 'x')).status).toBe(409)
  const seen = []
  for (let cursor = ''; cursor !== 'end'; ) {
    const page = await list(as, bare, cursor && `&cursor=${cursor}`)
    seen.push(...page.data.map((one: { source: string }) => one.source))
    cursor = page.nextCursor ?? 'end'
  }
  expect([seen.length, new Set(seen).size, seen[0]]).toEqual([100, 100, 'n1'])
})

test('LEARN-29 kept solutions are in the own data of a member', async () => {
  const { as } = await site.member()
  await keep(as, bare, 'mine alone')
  const { body } = await site.ask('GET', '/members/me/export', { as })
  expect(body.data.keptSolutions).toMatchObject([
    { questionId: bare, source: 'mine alone', language: 'python' },
  ])
})
