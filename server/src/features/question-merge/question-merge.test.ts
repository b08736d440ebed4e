import { randomUUID } from 'node:crypto'
import { contentId, questions } from '@callofcode/content/curriculum'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { seed } from '../../app/seed/seed.ts'
import { FOLLOWED } from './followed-columns.ts'

let site: TestSite
let admin: string
let topic: string
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
  admin = (await site.member({ role: 'admin' })).as
  const body = { title: 'Games', description: 'Who wins.' }
  topic = (await site.ask('POST', '/admin/curriculum/topics', { as: admin, body })).body.data._id
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows
const make = async (questionName: string): Promise<string> => {
  const body = { topicId: topic, questionName, link: `https://example.com/${randomUUID()}` }
  return (await site.ask('POST', '/admin/curriculum/questions', { as: admin, body })).body.data._id
}
const act = (path: string, body?: object, as = admin) =>
  site.ask('POST', `/admin/curriculum/${path}`, { as, ...(body && { body }) })
const merge = (id: string, to: string) => act(`questions/${id}/merge/${to}`)
const undoLast = async () => {
  const { body } = await site.ask('GET', '/admin/curriculum/changes', { as: admin })
  return act(`changes/${body.data[0]._id}/undo`)
}
const toggle = ({ as }: Member, id: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, { as })
const put = ({ as }: Member, id: string, completed: boolean, at = new Date().toISOString()) =>
  site.ask('PUT', `/progress/memberId/questions/${id}/completed`, { as, body: { completed, at } })
const tickOn = ({ id }: Member, question: string, day: string) =>
  sql('insert into completed_questions values ($1, $2, $3)', id, question, `${day}T12:00:00Z`)
/** Returns the days of a member's ticks by question. */
const ticks = async ({ as }: Member): Promise<Record<string, string>> => {
  const { body } = await site.ask('GET', '/progress/memberId/completed-questions', { as })
  return Object.fromEntries(
    body.completedQuestion.map((one: { questionId: string; completedAt: string }) => [
      one.questionId,
      one.completedAt.slice(0, 10),
    ]),
  )
}
const history = async ({ as }: Member, query = '') =>
  (await site.ask('GET', `/progress/memberId/question-changes${query}`, { as })).body.data
/** Returns the leaderboard counts that differ from the stored ticks. */
const miscounted = () =>
  sql(`with real as (
      select c.member_id, date_trunc('month', least(c.completed_at, f.completed_at) at time zone 'Asia/Kolkata')::date as month, count(*)::int as n
      from completed_questions c left join first_completions f using (member_id, question_id) group by 1, 2)
    select * from (select member_id, month, count from member_months where source = 'ticks' and month <> '1970-01-01' and count <> 0) m
    full join real using (member_id, month) where m.count is distinct from real.n`)
const wrongReviews = () =>
  sql(`select * from (select member_id, question_id from reviews where ticked) r
    full join completed_questions c using (member_id, question_id)
    where c.completed_at is null or not exists (select from reviews x where x.member_id = c.member_id and x.question_id = c.question_id and x.ticked)`)

let stays: string
let goes: string
beforeEach(async () => {
  stays = await make(`Stays ${randomUUID()}`)
  goes = await make(`Goes ${randomUUID()}`)
})

test('LEARN-200 every column that refers to a question says how its rows follow, and what moves has the trigger', async () => {
  const columns = await sql(
    `select conrelid::regclass::text || '.' || a.attname as name, exists (
       select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = c.conrelid and p.proname = 'follow_merged_question') as follows
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where contype = 'f' and confrelid = 'questions'::regclass order by 1`,
  )
  expect(Object.keys(FOLLOWED).toSorted()).toEqual(columns.map(({ name }) => name))
  const moving = columns.filter(({ name }) => FOLLOWED[name]?.way !== 'stay')
  expect(moving.filter(({ follows }) => !follows).map(({ name }) => name)).toEqual([])
})

describe('a question that is merged into another one', () => {
  test('LEARN-6 LEARN-201 brings along what an import says, which counts for no month, and is still undone as a whole', async () => {
    const [dated, undated, own] = [await site.member(), await site.member(), await site.member()]
    await tickOn(own, goes, '2026-03-05')
    const bring = async (member: Member, id: string, at: string | null) => {
      const body = { source: 'list', name: '', solves: [{ questionId: id, at }] }
      return (await site.ask('POST', '/progress/imports', { as: member.as, body })).body.data._id as string
    }
    const imports = [
      await bring(dated, goes, '2022-02-02T12:00:00.000Z'),
      await bring(undated, goes, null),
      await bring(own, goes, '2021-01-01T12:00:00.000Z'),
    ]
    const months = async () =>
      (
        await sql(
          `select m.member_id, m.month::text, m.count from member_months m
           where m.source = 'ticks' and m.count <> 0 and m.month <> '1970-01-01' and m.member_id = any($1)`,
          [dated.id, undated.id, own.id],
        )
      ).map(({ member_id, month, count }) => [member_id === own.id, month, count])
    const day = async ({ id }: Member, question: string) =>
      (
        await sql(
          'select completed_at::date::text as day from completed_questions where member_id = $1 and question_id = $2',
          id,
          question,
        )
      )[0]?.day
    const days = (question: string) => Promise.all([dated, undated, own].map((one) => day(one, question)))
    const counted = [[true, '2026-03-01', 1]]
    expect(await months()).toEqual(counted)
    await merge(goes, stays)
    expect([await days(stays), await months()]).toEqual([['2022-02-02', '1970-01-01', '2021-01-01'], counted])
    await undoLast()
    expect([await days(goes), await months()]).toEqual([['2022-02-02', '1970-01-01', '2021-01-01'], counted])
    await merge(goes, stays)
    for (const [at, member] of [dated, undated, own].entries())
      expect((await site.ask('DELETE', `/progress/imports/${imports[at]}`, { as: member.as })).status).toBe(
        200,
      )
    expect([await days(stays), await months()]).toEqual([[undefined, undefined, '2026-03-05'], counted])
  })

  test('LEARN-201 brings its ticks along, each since the earliest day, and nothing is counted twice', async () => {
    const [one, both, early, unticked, other] = await Promise.all([1, 2, 3, 4, 5].map(() => site.member()))
    if (!one || !both || !early || !unticked || !other) throw new Error()
    await tickOn(one, goes, '2026-03-05')
    await tickOn(both, goes, '2026-03-05')
    await tickOn(both, stays, '2026-05-05')
    await tickOn(early, goes, '2026-05-05')
    await tickOn(early, stays, '2026-02-05')
    await tickOn(unticked, goes, '2026-01-05')
    await put(unticked, goes, false)
    await tickOn(unticked, stays, '2026-05-05')
    await tickOn(other, stays, '2026-05-05')

    const preview = await site.ask('GET', `/admin/curriculum/questions/${goes}/merge/${stays}`, { as: admin })
    expect(preview.body.data).toMatchObject({ ticked: 3, both: 2 })
    expect((await merge(goes, stays)).status).toBe(200)
    expect(await ticks(one)).toEqual({ [stays]: '2026-03-05' })
    expect(await ticks(both)).toEqual({ [stays]: '2026-03-05' })
    expect(await ticks(early)).toEqual({ [stays]: '2026-02-05' })
    expect(await ticks(unticked)).toEqual({ [stays]: '2026-01-05' })
    expect(await ticks(other)).toEqual({ [stays]: '2026-05-05' })
    expect(await miscounted()).toEqual([])
    expect(await wrongReviews()).toEqual([])
  })

  test('LEARN-202 is taken back: everybody has what they had, and what they did since stays theirs', async () => {
    const [one, both, since, took] = await Promise.all([1, 2, 3, 4].map(() => site.member()))
    if (!one || !both || !since || !took) throw new Error()
    await tickOn(one, goes, '2026-03-05')
    await tickOn(both, goes, '2026-03-05')
    await tickOn(both, stays, '2026-05-05')
    await tickOn(took, goes, '2026-03-05')
    await merge(goes, stays)
    await tickOn(since, stays, '2026-06-05')
    await put(took, stays, false)
    expect((await undoLast()).status).toBe(200)
    expect(await ticks(one)).toEqual({ [goes]: '2026-03-05' })
    expect(await ticks(both)).toEqual({ [goes]: '2026-03-05', [stays]: '2026-05-05' })
    expect(await ticks(since)).toEqual({ [stays]: '2026-06-05' })
    expect(await ticks(took)).toEqual({})
    expect(await miscounted()).toEqual([])
    expect(await wrongReviews()).toEqual([])
    await toggle(took, goes)
    expect(await ticks(took)).toEqual({ [goes]: '2026-03-05' })
    const { body } = await site.ask('GET', `/topics/${topic}/questions`)
    expect(body.questions.map(({ id }: { id: string }) => id)).toContain(goes)
    // Repeating it changes nothing.
    expect((await undoLast()).status).toBe(200)
    expect(await ticks(both)).toEqual({ [goes]: '2026-03-05', [stays]: '2026-05-05' })
  })

  test('LEARN-203 is still found by its id and slug, and ticks that arrive for it later count for the other one', async () => {
    const [queued, toggling] = [await site.member(), await site.member()]
    const last = await make(`Last ${randomUUID()}`)
    await merge(goes, stays)
    await merge(stays, last)
    await put(queued, goes, true)
    await toggle(toggling, goes)
    expect(Object.keys(await ticks(queued))).toEqual([last])
    expect(Object.keys(await ticks(toggling))).toEqual([last])
    await put(queued, goes, false)
    await toggle(toggling, stays)
    expect(await ticks(queued)).toEqual({})
    expect(await ticks(toggling)).toEqual({})
    await put(queued, goes, true)
    const rating = { id: randomUUID(), rating: 3, at: new Date().toISOString() }
    const rated = await site.ask('PUT', `/reviews/${goes}/rating`, { as: queued.as, body: rating })
    expect(rated.status).toBe(200)
    const [named] = await sql('select slug, name from questions where id = $1', goes)
    for (const key of [goes, named.slug])
      expect((await site.ask('GET', `/questions/${key}`)).body.data).toMatchObject({
        id: last,
        mergedFrom: named.name,
      })
    expect((await site.ask('GET', '/questions/nothing-like-it')).status).toBe(404)
  })

  test('LEARN-203 a tick that is on its way while questions are merged is lost by nobody', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => site.member()))
    await Promise.all([
      ...members.slice(0, 6).map((one) => put(one, goes, true)),
      merge(goes, stays),
      ...members.slice(6).map((one) => put(one, goes, true)),
    ])
    for (const one of members) expect(Object.keys(await ticks(one))).toEqual([stays])
  })

  test('LEARN-204 brings lists, modules and reviews along', async () => {
    const member = await site.member()
    const list = (
      await site.ask('POST', '/admin/curriculum/lists', {
        as: admin,
        body: { title: `L ${randomUUID()}`, description: 'D' },
      })
    ).body.data
    const fill = (ids: string[]) =>
      site.ask('PATCH', `/admin/curriculum/lists/${list._id}`, {
        as: admin,
        body: { questions: ids },
      })
    expect((await fill([goes, stays])).status).toBe(200)
    await tickOn(member, goes, '2026-03-05')
    await sql(
      `insert into review_ratings (id, member_id, question_id, source, day, at, rating)
       values (gen_random_uuid(), $1, $2, 'own', '2026-04-01', '2026-04-01', 3)`,
      member.id,
      goes,
    )
    await tickOn(member, stays, '2026-03-01')
    await merge(goes, stays)
    const held = await sql('select question_id as id from question_list_items where list_id = $1', list._id)
    expect(held).toEqual([{ id: stays }])
    const review = () =>
      sql(
        'select question_id as id, reps, reviewed_on::text as on from reviews where member_id = $1 order by reps desc',
        member.id,
      )
    expect(await review()).toEqual([{ id: stays, reps: 2, on: '2026-04-01' }])
    await undoLast()
    expect(
      await sql(
        'select question_id as id from question_list_items where list_id = $1 order by position',
        list._id,
      ),
    ).toEqual([{ id: goes }, { id: stays }])
    expect(await review()).toEqual([
      { id: goes, reps: 2, on: '2026-04-01' },
      { id: stays, reps: 1, on: '2026-03-01' },
    ])
  })

  test('LEARN-205 stays merged after an update of the product, and its problem counts for the other one', async () => {
    const head = site.problems.list().find(({ question }) => question !== undefined)
    const from = contentId('question', head?.question ?? '')
    const into = contentId('question', questions.find(({ slug }) => slug !== head?.question)?.slug ?? '')
    expect((await merge(from, into)).status).toBe(200)
    await sql("update settings set value = '\"older\"' where key = 'curriculum'")
    await sql("update question_lists set seed = 'older' where seed is not null")
    await sql("update modules set seed = 'older' where seed is not null")
    await seed(site.database)
    expect(
      await sql(
        'select merged_into as into, retired_at is not null as hidden from questions where id = $1',
        from,
      ),
    ).toEqual([{ into, hidden: true }])
    expect(await sql('select from question_list_items where question_id = $1', from)).toEqual([])
    const problems = (await site.ask('GET', '/problems')).body.data
    expect(problems.find(({ slug }: { slug: string }) => slug === head?.slug).questionId).toBe(into)
    const shown = await site.ask('PUT', '/admin/curriculum/questions/hidden', {
      as: admin,
      body: { ids: [from], hidden: false },
    })
    expect(shown.status).toBe(409)
    expect((await undoLast()).status).toBe(200)
  })

  test('LEARN-206 tells each member what became of their tick, and the audit who did it', async () => {
    const [member, stranger] = [await site.member(), await site.member()]
    await tickOn(member, goes, '2026-05-03')
    await merge(goes, stays)
    expect(await history(member, `?topic=${topic}`)).toMatchObject([
      { kind: 'merge', tickedAt: '2026-05-03T12:00:00.000Z', both: false, undoneAt: null, topicId: topic },
    ])
    expect(await history(stranger)).toEqual([])
    await undoLast()
    expect((await history(member))[0].undoneAt).not.toBeNull()
    const actions = await sql(
      `select action from audit where target in ($1, $2) and action like 'question.%merge%' order by 1`,
      goes,
      stays,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'question.merge',
      'question.merge-into',
      'question.unmerge',
    ])
  })

  test('LEARN-207 is refused where it would lead nowhere, and later changes are taken back first', async () => {
    const last = await make(`Last ${randomUUID()}`)
    expect((await merge(goes, goes)).status).toBe(409)
    await merge(goes, stays)
    expect((await merge(goes, last)).status).toBe(409)
    expect((await merge(last, goes)).status).toBe(409)
    await merge(stays, last)
    const { body } = await site.ask('GET', '/admin/curriculum/changes', { as: admin })
    const [second, first] = body.data
    expect((await act(`changes/${first._id}/undo`)).status).toBe(409)
    expect((await act(`changes/${second._id}/undo`)).status).toBe(200)
    expect((await act(`changes/${first._id}/undo`)).status).toBe(200)
    expect((await act(`changes/${randomUUID()}/undo`)).status).toBe(404)
  })
})

describe('a question that is split', () => {
  const parts = (...names: string[]) =>
    names.map((questionName, at) => ({ questionName, link: 'https://example.com/', done: at === 0 }))

  test('LEARN-208 stays as the first part; the others follow it, and are ticked for those who had ticked it', async () => {
    const member = await site.member()
    await tickOn(member, stays, '2026-03-05')
    const preview = await site.ask('GET', `/admin/curriculum/questions/${stays}/split`, { as: admin })
    expect(preview.body.data).toMatchObject({ ticked: 1, lists: 0 })
    const names = [`I ${randomUUID()}`, `II ${randomUUID()}`, `III ${randomUUID()}`]
    const [first = '', ...others] = names
    const split = await act(`questions/${stays}/split`, { questionName: first, parts: parts(...others) })
    expect(split.status).toBe(200)
    const all = (await site.ask('GET', `/topics/${topic}/questions`)).body.questions
    const at = all.findIndex(({ id }: { id: string }) => id === stays)
    expect(all.slice(at, at + 3).map((one: { questionName: string }) => one.questionName)).toEqual(names)
    expect(await ticks(member)).toEqual({ [stays]: '2026-03-05', [all[at + 1].id]: '2026-03-05' })
    expect(await history(member)).toMatchObject([{ kind: 'split', into: names }])
    expect(await miscounted()).toEqual([])

    expect((await undoLast()).status).toBe(200)
    expect(await ticks(member)).toEqual({ [stays]: '2026-03-05' })
    const after = (await site.ask('GET', `/topics/${topic}/questions`)).body.questions
    expect(after.map(({ id }: { id: string }) => id)).not.toContain(all[at + 1].id)
    expect((await site.ask('GET', `/questions/${all[at + 1].id}`)).body.data.id).toBe(stays)
  })

  test('LEARN-208 its parts have names of their own', async () => {
    const name = `I ${randomUUID()}`
    const same = await act(`questions/${stays}/split`, { parts: parts(name, name) })
    expect(same.body.errors).toHaveProperty(['parts.1.questionName'])
    const [taken] = await sql('select name from questions where id = $1', goes)
    const other = await act(`questions/${stays}/split`, { parts: parts(taken.name) })
    expect(other.body.errors).toHaveProperty(['parts.0.questionName'])
  })
})
