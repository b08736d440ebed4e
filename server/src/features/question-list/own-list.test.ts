import { contentId, questions } from '@callofcode/content/curriculum'
import { ownListLimits } from '@callofcode/contract/question-list/own-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { problemsByQuestion } from '../problem/public.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const idOf = (at: number) => contentId('question', questions[at]?.slug ?? '')
const [first, second, third] = [idOf(0), idOf(1), idOf(2)]
const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const lists = async (as: string, query = '') =>
  (await site.ask('GET', `/own-lists${query}`, { as })).body.data
const make = async (as: string, body: object) => (await site.ask('POST', '/own-lists', { as, body })).body
const get = (as: string, id: string) => site.ask('GET', `/own-lists/${id}`, { as })
const change = (as: string, id: string, body: object, headers = {}) =>
  site.ask('PATCH', `/own-lists/${id}`, { as, body, headers })
const put = (as: string, id: string, question: string, listed = true) =>
  site.ask('PUT', `/own-lists/${id}/questions/${question}`, { as, body: { listed } })
const shared = (key: string, as?: string) => site.ask('GET', `/shared-lists/${key}`, { ...(as && { as }) })
const order = async (as: string, id: string) =>
  (await get(as, id)).body.data.questions.map((one: { id: string }) => one.id)
const tick = (as: string, id: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, { as })

test('LEARN-27 a member makes lists of questions in an order of their own, and nobody else reads them', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  const { data } = await make(as, {
    title: 'Exam week',
    description: 'Heaps.',
    questions: [third, first, third],
  })
  expect(data).toMatchObject({ title: 'Exam week', description: 'Heaps.', version: 1, sharedAs: null })
  expect(await order(as, data._id)).toEqual([third, first])
  await put(as, data._id, second)
  await put(as, data._id, second)
  expect(await order(as, data._id)).toEqual([third, first, second])
  await change(as, data._id, { questions: [second, third, first], title: 'Week of exams' })
  await put(as, data._id, first, false)
  expect(await order(as, data._id)).toEqual([second, third])
  await tick(as, second)
  expect(await lists(as, `?question=${third}`)).toMatchObject([
    { title: 'Week of exams', questions: 2, done: 1, shared: false, holds: true },
  ])
  expect(await lists(as, `?question=${first}`)).toMatchObject([{ holds: false }])

  for (const answer of [
    await get(other, data._id),
    await change(other, data._id, { title: 'Mine' }),
    await put(other, data._id, first),
    await site.ask('DELETE', `/own-lists/${data._id}`, { as: other }),
  ])
    expect(answer.status).toBe(404)
  expect(await lists(other)).toEqual([])
  expect((await site.ask('DELETE', `/own-lists/${data._id}`, { as })).status).toBe(200)
  expect([await lists(as), (await get(as, data._id)).status]).toEqual([[], 404])
})

test('DSA-303 LEARN-27 a list of a member says how many of its questions can be solved here', async () => {
  const { as } = await site.member()
  const here = problemsByQuestion(site.problems)
  const ids = questions.map((_, at) => idOf(at))
  const there = ids.find((id) => !here.has(id))
  await make(as, {
    title: 'Here and there',
    questions: [...ids.filter((id) => here.has(id)).slice(0, 2), there],
  })
  expect(await lists(as)).toMatchObject([{ questions: 3, solvable: 2 }])
})

test('LEARN-27 whoever changed the list elsewhere in the meantime is not overwritten', async () => {
  const { as } = await site.member()
  const { data } = await make(as, { title: 'A', questions: [first, second] })
  const { headers } = await get(as, data._id)
  await put(as, data._id, third)
  const late = await change(as, data._id, { questions: [first] }, { 'if-match': String(headers.etag) })
  expect(late.status).toBe(412)
  expect(await order(as, data._id)).toEqual([first, second, third])
})

test('LEARN-27 a list has known questions, and at most as many as is said; so do lists of a member', async () => {
  const { as, id } = await site.member()
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await make(as, { title: 'A', questions: [first, unknown] })).success).toBe(false)
  expect(await lists(as)).toEqual([])
  expect((await make(as, { title: ' ' })).success).toBe(false)
  const { data } = await make(as, { title: 'A' })
  expect((await put(as, data._id, unknown)).status).toBe(404)
  const many = Array.from({ length: ownListLimits.questions + 1 }, () => first)
  expect((await change(as, data._id, { questions: many })).status).toBe(400)
  await sql(
    `insert into own_lists (member_id, title, description) select $1, 'n' || n, '' from generate_series(2, $2::int) n`,
    id,
    ownListLimits.lists,
  )
  expect(await make(as, { title: 'One more' })).toMatchObject({ success: false })
  expect(await lists(as)).toHaveLength(ownListLimits.lists)
})

test('LEARN-28 a list is read by everybody who has its link, until it is taken back; a new link is another one', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  const { data } = await make(as, { title: 'For my batch', questions: [second, first] })
  const { sharedAs } = (await change(as, data._id, { shared: true })).body.data
  expect(sharedAs).toMatch(/^[\w-]{22}$/)
  for (const reader of [undefined, other]) {
    const { body } = await shared(sharedAs, reader)
    expect(body.data).toMatchObject({ title: 'For my batch', questions: [{ id: second }, { id: first }] })
    expect(JSON.stringify(body)).not.toContain(data._id)
  }
  // A changed title leaves the link as it is.
  expect((await change(as, data._id, { title: 'For us' })).body.data.sharedAs).toBe(sharedAs)
  await change(as, data._id, { shared: false })
  expect((await shared(sharedAs, other)).status).toBe(404)
  const again = (await change(as, data._id, { shared: true })).body.data.sharedAs
  expect(again).not.toBe(sharedAs)
  expect([(await shared(sharedAs)).status, (await shared(again)).status]).toEqual([404, 200])
})

test('LEARN-28 whoever reads a shared list copies it, and their copy is their own', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  const { data } = await make(as, { title: 'For my batch', questions: [second, first] })
  const { sharedAs } = (await change(as, data._id, { shared: true })).body.data
  const { title, description, questions: given } = (await shared(sharedAs, other)).body.data
  const copy = await make(other, {
    title,
    description,
    questions: given.map((one: { id: string }) => one.id),
  })
  await put(other, copy.data._id, third)
  expect([await order(other, copy.data._id), await order(as, data._id)]).toEqual([
    [second, first, third],
    [second, first],
  ])
})

test('LEARN-28 what the club hides stays with the owner of a list, and is shown and given to nobody else', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  const { data } = await make(as, { title: 'A', questions: [first, second] })
  const { sharedAs } = (await change(as, data._id, { shared: true })).body.data
  await sql('update questions set retired_at = now() where id = $1', first)
  const seen = (await shared(sharedAs)).body.data.questions.map((one: { id: string }) => one.id)
  expect([await order(as, data._id), seen]).toEqual([[first, second], [second]])
  expect((await change(as, data._id, { questions: [second, first] })).status).toBe(200)
  const mine = await make(other, { title: 'B' })
  expect((await put(other, mine.data._id, first)).status).toBe(404)
  await sql('update questions set retired_at = null where id = $1', first)
})

test('LEARN-29 lists are in the own data of a member, and go with the account', async () => {
  const { as } = await site.member()
  await make(as, { title: 'Mine alone', questions: [first] })
  const { body } = await site.ask('GET', '/members/me/export', { as })
  expect(body.data.ownLists).toMatchObject([{ title: 'Mine alone', questions: [{ questionId: first }] }])
})

test('LEARN-27 the page of lists takes one statement, whatever is in them', async () => {
  const { as } = await site.member()
  for (const title of ['A', 'B']) await make(as, { title, questions: [first, second, third] })
  expect(await countStatements(site.database, 'from own_lists', () => lists(as))).toBe(1)
})
