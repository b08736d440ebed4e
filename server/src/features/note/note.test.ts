import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
/** One question has no problem here, the other has one. */
let bare: { id: string; name: string }
let solvable: { id: string; slug: string; title: string }
beforeAll(async () => {
  site = await testSite()
  const problems = (await site.ask('GET', '/problems')).body.data
  const one = problems.find(({ questionId }: { questionId: string | null }) => questionId)
  solvable = { id: one.questionId, slug: one.slug, title: one.title }
  const held = problems.flatMap(({ questionId }: { questionId: string | null }) => questionId ?? [])
  const { rows } = await sql(
    `select q.id, q.name from questions q join topic_questions tq on tq.question_id = q.id and tq.is_primary
     where q.retired_at is null and q.id <> all ($1) order by q.name limit 1`,
    [held],
  )
  bare = rows[0]
})
afterAll(() => site.close())

type Row = Record<string, unknown>
const sql = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)
const write = (as: string, key: string, text: string, basedOn?: string | null) =>
  site.ask('PUT', `/drafts/note:${key}`, {
    as,
    body: { content: { text }, ...(basedOn !== undefined && { basedOn }) },
  })
const textOf = async (as: string, key: string) =>
  (await site.ask('GET', `/drafts/note:${key}`, { as })).body.data?.content.text
const notes = async (as: string, query = '') => (await site.ask('GET', `/notes${query}`, { as })).body
const marks = async (as: string) => (await site.ask('GET', '/progress/memberId/marks', { as })).body.data
const star = (as: string, id: string, starred = true) =>
  site.ask('PUT', `/progress/memberId/questions/${id}/star`, { as, body: { starred } })

test('LEARN-20 a member has private notes on each question of the tracker, kept like a draft', async () => {
  const [{ as }, { as: admin }] = [await site.member(), await site.member({ role: 'admin' })]
  expect((await write(as, bare.id, 'Two *pointers*, ||a secret||.', null)).status).toBe(200)
  expect(await textOf(as, bare.id)).toBe('Two *pointers*, ||a secret||.')
  expect(await textOf(admin, bare.id)).toBeUndefined()
  expect((await notes(admin)).data).toEqual([])
  expect((await write(as, bare.id, 'late', null)).status).toBe(409)
  expect((await notes(as)).data).toMatchObject([
    {
      place: `note:${bare.id}`,
      title: bare.name,
      questionId: bare.id,
      problem: null,
      excerpt: 'Two pointers, ….',
    },
  ])
  expect((await marks(as)).noted).toEqual([bare.id])
  const drafts = (await site.ask('GET', '/drafts', { as })).body.data
  expect(drafts).toMatchObject([{ place: `note:${bare.id}`, about: bare.name }])
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await write(as, unknown, 'x')).status).toBe(404)
  await site.ask('DELETE', `/drafts/note:${bare.id}`, { as })
  expect((await notes(as)).data).toEqual([])
})

test('LEARN-21 where a question has a problem here, they have one note, also when it was begun before the problem', async () => {
  const { as, id: member } = await site.member()
  const { id, slug, title } = solvable
  await write(as, id, 'From the tracker.', null)
  expect([await textOf(as, slug), await textOf(as, id)]).toEqual(['From the tracker.', 'From the tracker.'])
  await write(as, slug, 'From the problem.')
  expect(await textOf(as, id)).toBe('From the problem.')
  expect((await notes(as)).data).toMatchObject([{ title, problem: slug, questionId: id }])

  // One note belongs to a question that had no problem until now, the other to a problem that was removed.
  for (const form of [`note:${id}`, 'note:a-problem-that-is-gone']) {
    await sql('update drafts set form = $2 where member_id = $1', [member, form])
    expect([form, await textOf(as, slug)]).toEqual([form, 'From the problem.'])
    expect((await marks(as)).noted).toEqual([id])
    const { updatedAt } = (await site.ask('GET', `/drafts/note:${slug}`, { as })).body.data
    expect((await write(as, slug, 'From the problem.', updatedAt)).status).toBe(200)
  }
  expect((await sql('select form from drafts where member_id = $1', [member])).rows).toEqual([
    { form: `note:${slug}` },
  ])
  // A note from before questions had notes has no question. It is found by its problem.
  await sql('update drafts set question_id = null where member_id = $1', [member])
  expect([await textOf(as, id), (await marks(as)).noted]).toEqual(['From the problem.', [id]])
  await site.ask('DELETE', `/drafts/note:${id}`, { as })
  expect(await textOf(as, slug)).toBeUndefined()
})

test('LEARN-22 notes are found by words of their text, in any form, and by the title of the question or problem', async () => {
  const { as } = await site.member()
  const long = `${'Other words stand here. '.repeat(30)}Then the sliding window shrinks. ${'More follows. '.repeat(30)}`
  await write(as, bare.id, long)
  await write(as, solvable.slug, 'A heap, of course.')
  const found = async (q: string) =>
    (await notes(as, `?q=${encodeURIComponent(q)}`)).data.map((one: Row) => one.questionId)
  expect(await found('window slid')).toEqual([bare.id])
  expect(await found('HEAPS')).toEqual([solvable.id])
  expect(await found(bare.name.slice(0, 8))).toEqual([bare.id])
  expect(await found(solvable.title)).toEqual([solvable.id])
  expect(await found('quicksort')).toEqual([])
  expect(await found("o'brien & | ! ( :* \\")).toEqual([])
  const [{ excerpt }] = (await notes(as, '?q=sliding')).data
  expect(excerpt).toMatch(/^… .*the sliding window shrinks.* …$/)
  expect(excerpt.length).toBeLessThan(220)
})

test('LEARN-22 notes are listed in pages, the one that was changed last first, and empty ones are not', async () => {
  const { as, id } = await site.member()
  await sql(
    `insert into drafts (member_id, form, question_id, content, updated_at)
     select $1, 'note:' || q.id, q.id, jsonb_build_object('text', case when nth = 2 then ' ' else 'n' || nth end), now() - nth * interval '1 minute'
     from (select id, row_number() over (order by id) as nth from questions limit 65) q`,
    [id],
  )
  const first = await notes(as)
  const second = await notes(as, `?cursor=${first.nextCursor}`)
  const third = await notes(as, `?cursor=${second.nextCursor}`)
  const texts = [first, second, third].flatMap(({ data }) => data.map((one: Row) => one.excerpt))
  expect([texts.length, texts.slice(0, 3), third.nextCursor]).toEqual([64, ['n1', 'n3', 'n4'], null])
  expect((await site.ask('GET', '/notes?cursor=bad', { as })).status).toBe(400)
})

test('LEARN-23 a member stars questions, privately; the latest come first, with what is done', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  expect((await star(as, bare.id)).body.data).toEqual({ starred: true })
  await star(as, solvable.id)
  await star(as, solvable.id)
  const done = { completed: true, at: new Date().toISOString() }
  await site.ask('PUT', `/progress/memberId/questions/${bare.id}/completed`, { as, body: done })
  const { data } = (await site.ask('GET', '/stars', { as })).body
  expect(data).toMatchObject([
    { questionId: solvable.id, problem: solvable.slug, done: false },
    { questionId: bare.id, problem: null, done: true },
  ])
  expect((await marks(as)).starred.toSorted()).toEqual([bare.id, solvable.id].toSorted())
  expect((await marks(other)).starred).toEqual([])
  const one = await site.ask('GET', `/progress/memberId/questions/${bare.id}`, { as })
  expect(one.body.data).toMatchObject({ title: bare.name, done: true, starred: true })
  await star(other, bare.id)
  await star(as, bare.id, false)
  expect((await marks(as)).starred).toEqual([solvable.id])
  expect((await marks(other)).starred).toEqual([bare.id])
  expect((await star(as, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('LEARN-23 a question that the club hides stays for whoever starred it, and is unknown to others', async () => {
  const [{ as }, { as: other }] = [await site.member(), await site.member()]
  await star(as, bare.id)
  await sql('update questions set retired_at = now() where id = $1', [bare.id])
  const status = async (who: string) =>
    (await site.ask('GET', `/progress/memberId/questions/${bare.id}`, { as: who })).status
  expect([await status(as), await status(other), (await star(other, bare.id)).status]).toEqual([
    200, 404, 404,
  ])
  await sql('update questions set retired_at = null where id = $1', [bare.id])
})

test('LEARN-24 notes and stars are in the own data of a member', async () => {
  const { as } = await site.member()
  await write(as, bare.id, 'Mine.')
  await star(as, bare.id)
  const body = JSON.stringify((await site.ask('GET', '/members/me/export', { as })).body)
  expect(body).toContain(`note:${bare.id}`)
  expect(body).toContain('starredQuestions')
})

test('LEARN-22 a page of notes reads no notes of other members', async () => {
  const { as, id } = await site.member()
  await sql(
    `insert into drafts (member_id, form, content)
     select m.id, 'note:p' || n, '{"text": "window"}' from generate_series(1, 40) n,
       (select id from members where id <> $1 limit 20) m`,
    [id],
  )
  await write(as, bare.id, 'window')
  await sql('analyze drafts')
  expect(await rowsRead(site.database, 'd.is_noted', () => notes(as, '?q=window'))).toBeLessThan(20)
})
