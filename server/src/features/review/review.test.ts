import { randomUUID } from 'node:crypto'
import { contentId, questions } from '@callofcode/content/curriculum'
import { REVIEWS_COUNTED } from '@callofcode/contract/review/review'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readingsOf } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../../platform/database/database.ts'
import { internalError, type JudgeResult } from '../judge-worker/public.ts'
import { recordVerdict } from '../submission/record-verdict.ts'
import { followTopics } from './follow-topics.ts'
import { reviewStore } from './review-store.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ LANES: '0' })
})
afterAll(() => site.close())

type Member = Awaited<ReturnType<TestSite['member']>>
const idOf = (at: number) => contentId('question', questions[at]?.slug ?? '')
const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows
const tick = ({ as }: Member, question: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${question}/completed/toggle`, { as })
const today = async ({ as }: Member) => (await site.ask('GET', '/reviews/today', { as })).body.data
const list = async ({ as }: Member, query = '') =>
  (await site.ask('GET', `/reviews${query}`, { as })).body.data
const rate = ({ as }: Member, question: string, rating: number | null, given: object = {}) =>
  site.ask('PUT', `/reviews/${question}/rating`, {
    as,
    body: { id: randomUUID(), rating, at: new Date().toISOString(), ...given },
  })
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Moves everything that this member did this many days back. */
async function earlier({ id }: Member, days: number) {
  for (const table of ['opened_hints', 'problem_submissions'])
    await sql(
      `update ${table} set created_at = created_at - make_interval(days => $2::int) where member_id = $1`,
      id,
      days,
    )
  await sql(
    `update review_ratings set day = day - $2::int, at = at - make_interval(days => $2::int) where member_id = $1`,
    id,
    days,
  )
  await sql(
    `update completed_questions set completed_at = completed_at - make_interval(days => $2::int) where member_id = $1`,
    id,
    days,
  )
  await sql(
    `update reviews set due_on = due_on - $2::int, reviewed_on = reviewed_on - $2::int,
       waits_until = waits_until - $2::int where member_id = $1 and (reps > 1 or stability <> 2.3065)`,
    id,
    days,
  )
}
/** Returns the state of a review from the database. */
const stateOf = async ({ id }: Member, question: string) =>
  (
    await sql(
      `select stability, reps, lapses, reviewed_on::text as "reviewedOn", next_on::text as "nextOn"
       from reviews where member_id = $1 and question_id = $2`,
      id,
      question,
    )
  )[0]

const ACCEPTED: JudgeResult = { ...internalError(), verdict: 'Accepted' }
async function solve(member: Member, problem: string, aids: object | null = null, verdict = ACCEPTED) {
  const leaseId = randomUUID()
  const [row] = await sql(
    `insert into problem_submissions (member_id, problem, language, source, source_hash, state, taken_by, aids)
     values ($1, $2, 'python', 'pass', '', 'judging', $3, $4) returning id`,
    member.id,
    problem,
    leaseId,
    aids && JSON.stringify(aids),
  )
  const submission = { id: row.id, leaseId, memberId: member.id, problem, aids }
  await recordVerdict({ ...site, library: site.problems }, { submission, judged: verdict })
}

describe('a question that was solved', () => {
  test('LEARN-40 is not asked on that day, and comes back three days later', async () => {
    const member = await site.member()
    await tick(member, idOf(0))
    expect((await today(member)).due).toEqual([])
    expect(await list(member)).toMatchObject([
      { questionId: idOf(0), questionName: questions[0]?.name, reviewedOn: dayIn(0), nextOn: dayIn(3) },
    ])
    await earlier(member, 3)
    expect((await today(member)).due).toMatchObject([{ questionId: idOf(0), nextOn: dayIn(0) }])
  })

  test('LEARN-40 counts by the day where the member lives', async () => {
    const far = await site.member({ timeZone: 'Pacific/Kiritimati' })
    const near = await site.member({ timeZone: 'Pacific/Pago_Pago' })
    for (const member of [far, near]) {
      await sql(`insert into completed_questions values ($1, $2, '2026-03-01T11:30:00Z')`, member.id, idOf(1))
    }
    expect((await stateOf(far, idOf(1))).reviewedOn).toBe('2026-03-02')
    expect((await stateOf(near, idOf(1))).reviewedOn).toBe('2026-03-01')
  })

  test('LEARN-41 is rated by what the judge saw, once a day', async () => {
    const member = await site.member()
    await solve(member, 'two-sum-ledger-that-is-not-here')
    expect(await list(member)).toEqual([])
    const head = site.problems.list().find(({ question }) => question !== undefined)
    const slug = head?.slug ?? ''
    const question = contentId('question', head?.question ?? '')
    await solve(member, slug, { seconds: 60 }, { ...ACCEPTED, verdict: 'Wrong Answer' })
    await sql('insert into opened_hints (member_id, problem, hint) values ($1, $2, 1)', member.id, slug)
    await solve(member, slug, { seconds: 60 })
    const first = await stateOf(member, question)
    await solve(member, slug, { seconds: 60 })
    expect(await stateOf(member, question)).toEqual(first)
    const [word] = await sql('select rating, facts from review_ratings where member_id = $1', member.id)
    expect(word).toEqual({
      rating: 2,
      facts: {
        failed: 1,
        hints: 1,
        editorial: false,
        traces: null,
        counterexamples: null,
        seconds: 60,
      },
    })
    expect(first).toMatchObject({ reps: 1, stability: 1.2931 })
    // At the next solution, earlier hints and tries no longer count.
    await earlier(member, 4)
    await solve(member, slug, { seconds: 60 })
    expect(
      await sql('select rating from review_ratings where member_id = $1 order by day', member.id),
    ).toEqual([{ rating: 2 }, { rating: 4 }])
    expect(await stateOf(member, question)).toMatchObject({ reps: 2, reviewedOn: dayIn(0) })
  })

  test('LEARN-41 LEARN-42 the member says how it went: of a day the latest word counts, whatever order it comes in', async () => {
    const member = await site.member()
    await tick(member, idOf(2))
    await earlier(member, 5)
    const before = await stateOf(member, idOf(2))
    const at = (minute: number) => new Date(Date.now() - minute * 1_000).toISOString()
    const [good, again] = [
      { id: randomUUID(), at: at(9) },
      { id: randomUUID(), at: at(5) },
    ]
    const hard = { id: randomUUID(), at: at(1) }
    expect((await rate(member, idOf(2), 1, again)).body.data).toMatchObject({ rating: 1 })
    await rate(member, idOf(2), 3, good)
    const state = await stateOf(member, idOf(2))
    expect(state).toMatchObject({ reps: 2, lapses: 1 })
    for (const [one, rating] of [
      [again, 1],
      [good, 3],
      [again, 1],
    ] as const)
      await rate(member, idOf(2), rating, one)
    expect(await stateOf(member, idOf(2))).toEqual(state)
    expect((await rate(member, idOf(2), null, hard)).body.data.rating).toBeNull()
    expect(await stateOf(member, idOf(2))).toEqual(before)
    expect((await site.ask('GET', '/reviews/memory', { as: member.as })).body.data.months).toEqual([])
  })

  test('LEARN-42 a clock that goes wrong rates no day to come, and none of long ago', async () => {
    const member = await site.member()
    await tick(member, idOf(3))
    await earlier(member, 400)
    await rate(member, idOf(3), 4, { at: '2099-01-01T00:00:00.000Z' })
    expect(await stateOf(member, idOf(3))).toMatchObject({ reviewedOn: dayIn(0) })
    await rate(member, idOf(3), 4, { at: '1999-01-01T00:00:00.000Z' })
    expect(
      await sql('select min(day)::text as day from review_ratings where member_id = $1', member.id),
    ).toEqual([{ day: dayIn(-30) }])
    expect((await rate(member, idOf(9), 4)).status).toBe(404)
    expect((await rate(member, idOf(3), 5)).status).toBe(400)
  })
})

describe('a day', () => {
  test('LEARN-43 holds as many reviews as the member chose, and says how many wait beyond it and what comes', async () => {
    const member = await site.member()
    for (let at = 0; at < 8; at++) await tick(member, idOf(at))
    await earlier(member, 3)
    for (let at = 8; at < 10; at++) await tick(member, idOf(at))
    const day = await today(member)
    expect(day).toMatchObject({ day: dayIn(0), perDay: 5, done: 0, waiting: 3, pausedUntil: null })
    expect(day.due).toHaveLength(5)
    expect(day.ahead).toHaveLength(14)
    expect(day.ahead[2]).toEqual({ day: dayIn(3), reviews: 2 })
    await rate(member, day.due[0].questionId, 3)
    expect(await today(member)).toMatchObject({ done: 1, waiting: 3 })
    expect((await today(member)).due.map((one: { questionId: string }) => one.questionId)).toEqual(
      day.due.slice(1).map((one: { questionId: string }) => one.questionId),
    )
    await site.ask('PUT', '/reviews/load', { as: member.as, body: { perDay: 0 } })
    expect(await today(member)).toMatchObject({ perDay: 0, due: [], waiting: 7 })
    const refused = await site.ask('PUT', '/reviews/load', { as: member.as, body: { perDay: 51 } })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['perDay']])
  })

  test('LEARN-110 says which breaks are to come', async () => {
    const member = await site.member()
    await sql(
      'insert into pauses (member_id, from_day, to_day) values ($1, $2, $3), ($1, $4, $5)',
      member.id,
      dayIn(2),
      dayIn(4),
      dayIn(-4),
      dayIn(-2),
    )
    expect(await today(member)).toMatchObject({
      pausedUntil: null,
      breaks: [{ from: dayIn(2), to: dayIn(4) }],
    })
  })

  test('LEARN-43 begins with what fell due last', async () => {
    const member = await site.member()
    await tick(member, idOf(0))
    await earlier(member, 20)
    await tick(member, idOf(1))
    await earlier(member, 4)
    const { due } = await today(member)
    expect(due.map(({ questionId }: { questionId: string }) => questionId)).toEqual([idOf(1), idOf(0)])
  })

  test('LEARN-44 a review is put off, dropped, taken up again, and goes and comes with its tick', async () => {
    const member = await site.member()
    await tick(member, idOf(0))
    await earlier(member, 3)
    await rate(member, idOf(0), 3)
    await earlier(member, 30)
    const act = (what: string, body: object) =>
      site.ask('PUT', `/reviews/${idOf(0)}/${what}`, { as: member.as, body })
    const due = async () => (await today(member)).due.length
    expect(await due()).toBe(1)
    expect((await act('postponed', { until: dayIn(2) })).body.data.nextOn).toBe(dayIn(2))
    expect(await due()).toBe(0)
    for (const until of [dayIn(0), dayIn(91), dayIn(-5), '2026-02-30'])
      expect((await act('postponed', { until })).status).toBe(400)
    await act('postponed', { until: null })
    expect(await due()).toBe(1)
    expect((await act('dropped', { dropped: true })).body.data.nextOn).toBeNull()
    expect([await due(), (await list(member, '?state=dropped')).length, (await list(member)).length]).toEqual(
      [0, 1, 0],
    )
    await act('dropped', { dropped: false })
    expect(await due()).toBe(1)
    const known = await stateOf(member, idOf(0))
    await tick(member, idOf(0))
    expect([await due(), (await list(member)).length]).toEqual([0, 0])
    await tick(member, idOf(0))
    expect(await stateOf(member, idOf(0))).toEqual(known)
    const other = await site.member()
    const refused = await site.ask('PUT', `/reviews/${idOf(0)}/dropped`, {
      as: other.as,
      body: { dropped: true },
    })
    expect(refused.status).toBe(404)
  })
})

describe('what is kept', () => {
  const memory = async ({ as }: Member) => (await site.ask('GET', '/reviews/memory', { as })).body.data

  test('LEARN-46 falls without reviews, rises with them, and is counted by month', async () => {
    const member = await site.member()
    expect(await memory(member)).toMatchObject({ questions: 0, months: [] })
    for (let at = 0; at < 10; at++) await tick(member, idOf(at))
    await earlier(member, 3)
    const before = await memory(member)
    expect(before.questions).toBe(10)
    const known = before.curve.map((one: { known: number }) => one.known)
    expect(known).toEqual(known.toSorted((a: number, b: number) => b - a))
    expect(known[0]).toBeLessThan(10)
    await rate(member, idOf(0), 4)
    await rate(member, idOf(1), 1)
    const after = await memory(member)
    expect(after.curve.at(-1).known).toBeGreaterThan(known.at(-1))
    expect(after.months).toEqual([{ month: dayIn(0).slice(0, 7), known: 1, forgotten: 1 }])
  })

  test('LEARN-46 is taken along as CSV', async () => {
    const member = await site.member()
    await tick(member, idOf(0))
    const file = async (name: string, as: string) =>
      site.app.inject({ url: `/${name}`, headers: { authorization: `Bearer ${as}` } })
    const reviews = await file('reviews.csv', member.as)
    expect(reviews.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reviews.body.split('\r\n')[1]).toBe(
      [questions[0]?.name, questions[0]?.difficulty, 'Arrays & Matrices', dayIn(0), dayIn(3), '2.3', '1', '0']
        .map((cell) => `"${cell}"`)
        .join(','),
    )
    expect((await file('reviews-kept.csv', member.as)).body).toMatch(/"Problems done","today","1"/)
  })

  test('LEARN-46 counts what the table of reviews says, after every change', async () => {
    const member = await site.member()
    for (let at = 0; at < 12; at++) await tick(member, idOf(at))
    await earlier(member, 9)
    for (let at = 0; at < 6; at++) await rate(member, idOf(at), (at % 4) + 1)
    await tick(member, idOf(3))
    const [counted] = await sql(
      `select
         (select json_agg(x order by x.t, x.s, x.d) from (select topic_id t, strength s, due_month d, questions n
            from review_memory where member_id = $1 and questions <> 0) x) as kept,
         (select json_agg(x order by x.t, x.s, x.d) from (select topic_id t, review_strength(stability) s,
            date_trunc('month', due_on)::date d, count(*) n from reviews where member_id = $1 and ticked group by 1, 2, 3) x) as found`,
      member.id,
    )
    expect(counted.kept).toEqual(counted.found)
  })
})

test('LEARN-48 two accounts of one person have their words computed together', async () => {
  const [one, other] = [await site.member(), await site.member()]
  await tick(one, idOf(0))
  await tick(other, idOf(0))
  for (const member of [one, other]) await earlier(member, 20)
  await rate(one, idOf(0), 4)
  await earlier(one, 9)
  await rate(other, idOf(0), 1)
  await sql('update review_ratings set member_id = $1 where member_id = $2', other.id, one.id)
  await write(site.database, (tx) => reviewStore.rebuild(tx, other.id))
  expect(await stateOf(other, idOf(0))).toMatchObject({ reps: 3, lapses: 1, reviewedOn: dayIn(0) })
  const { months } = (await site.ask('GET', '/reviews/memory', { as: other.as })).body.data
  const sum = (key: string) =>
    months.reduce((all: number, month: Record<string, number>) => all + (month[key] ?? 0), 0)
  expect([sum('known'), sum('forgotten')]).toEqual([1, 1])
})

test('LEARN-50 what is known of a topic follows a question that an admin moves', async () => {
  const [member, admin] = [await site.member(), await site.member({ role: 'admin' })]
  const { topics } = (await site.ask('GET', '/topics/')).body
  const question = idOf(20)
  await tick(member, question)
  const target = topics.at(-1).id
  const moved = await site.ask('PUT', '/admin/curriculum/questions/place', {
    as: admin.as,
    body: { ids: [question], topicId: target, before: null },
  })
  expect(moved.status).toBe(200)
  expect(await followTopics(site.database, AbortSignal.abort())).toBe(0)
  expect(await followTopics(site.database)).toBe(1)
  expect(await followTopics(site.database)).toBe(0)
  const kept = await sql('select topic_id, questions from review_memory where member_id = $1', member.id)
  expect(kept).toEqual([{ topic_id: target, questions: 1 }])
})

test('LEARN-43 LEARN-46 what the club hides counts in no review while it is hidden, and comes back', async () => {
  const [member, admin] = [await site.member(), await site.member({ role: 'admin' })]
  const hide = (hidden: boolean, ...ids: string[]) =>
    site.ask('PUT', '/admin/curriculum/questions/hidden', { as: admin.as, body: { ids, hidden } })
  const csv = async () => {
    const { body } = await site.app.inject({
      url: '/reviews.csv',
      headers: { authorization: `Bearer ${member.as}` },
    })
    return body.trim().split('\r\n').length - 1
  }
  const counts = async () => {
    const { due, waiting, ahead } = await today(member)
    const memory = (await site.ask('GET', '/reviews/memory', { as: member.as })).body.data
    return {
      due: due.length,
      waiting,
      inThree: ahead[2].reviews,
      kept: memory.questions,
      all: (await list(member)).length,
      file: await csv(),
    }
  }
  for (let at = 30; at < 38; at++) await tick(member, idOf(at))
  await earlier(member, 3)
  for (let at = 38; at < 41; at++) await tick(member, idOf(at))
  const before = { due: 5, waiting: 3, inThree: 3, kept: 11, all: 11, file: 11 }
  expect(await counts()).toEqual(before)
  const hidden = [idOf(30), idOf(31), idOf(40)]
  expect((await hide(true, ...hidden)).status).toBe(200)
  const without = { due: 5, waiting: 1, inThree: 2, kept: 8, all: 8, file: 8 }
  expect(await counts()).toEqual(without)
  await followTopics(site.database)
  expect(await counts()).toEqual(without)
  await hide(false, ...hidden)
  expect(await counts()).toEqual(before)
  await followTopics(site.database)
  expect(await counts()).toEqual(before)
})

test('LEARN-46 of hundreds of questions, too, what is hidden counts nowhere within a minute, also when it is solved while hidden', async () => {
  const [member, admin] = [await site.member(), await site.member({ role: 'admin' })]
  await sql(
    `with made as (
       insert into questions (id, slug, name, difficulty, link, position)
       select gen_random_uuid(), 'hidden-' || n, 'Hidden ' || n, 'Easy', 'https://example.org/', 9 from generate_series(1, 450) n returning id)
     insert into topic_questions select (select id from topics order by id limit 1), id, true from made`,
  )
  const ids = (await sql(`select id from questions where slug like 'hidden-%' order by slug`)).map(
    ({ id }) => id,
  )
  const hide = (hidden: boolean, ...those: string[]) =>
    site.ask('PUT', '/admin/curriculum/questions/hidden', { as: admin.as, body: { ids: those, hidden } })
  const kept = async () => (await site.ask('GET', '/reviews/memory', { as: member.as })).body.data.questions
  const add = (those: string[]) =>
    sql(
      'insert into completed_questions (member_id, question_id) select $1, unnest($2::uuid[])',
      member.id,
      those,
    )
  await add(ids.slice(0, 449))
  expect(await kept()).toBe(449)
  await hide(true, ...ids.slice(0, 10))
  await followTopics(site.database)
  expect(await kept()).toBe(439)
  await hide(true, ids[449])
  await followTopics(site.database)
  await add([ids[449]])
  expect(await kept()).toBe(439)
  await hide(false, ...ids.slice(0, 10), ids[449])
  await followTopics(site.database)
  expect(await kept()).toBe(450)
})

test('LEARN-47 a day and a curve read as much for ten questions as for ten thousand', async () => {
  const rowsOf = async (many: number) => {
    const member = await site.member()
    const connection = await site.database.pool.connect()
    // Inserts at once the rows that the triggers would create.
    await connection
      .query(
        `begin; alter table reviews disable trigger user; alter table topic_questions disable trigger user;
       create temp table made on commit drop as select gen_random_uuid() as id, (random() * 900)::int as ago,
         (select id from topics order by id offset n % 24 limit 1) as topic from generate_series(1, ${many}) n;
       insert into questions (id, slug, name, difficulty, link, position)
         select id, 'many-' || id, 'Many', 'Easy', 'https://example.org/', 9 from made;
       insert into topic_questions select topic, id, true from made;
       update questions set retired_at = now() where id in (select id from made limit ${many / 100});
       insert into reviews (member_id, question_id, topic_id, stability, difficulty, reviewed_on, due_on)
         select '${member.id}', id, topic, 1 + ago, 5, current_date - 3 - ago, current_date - ago from made;
       insert into review_memory (member_id, topic_id, strength, due_month, questions)
         select member_id, topic_id, review_strength(stability), date_trunc('month', due_on), count(*) from reviews
         where member_id = '${member.id}' group by 1, 2, 3, 4;
       alter table reviews enable trigger user; alter table topic_questions enable trigger user; commit`,
      )
      .finally(() => connection.release())
    await followTopics(site.database)
    await sql('analyze reviews, review_memory, questions, topic_questions, review_ratings')
    const readings = await readingsOf(
      site.database,
      async () => {
        expect((await today(member)).due).toHaveLength(5)
        await site.ask('GET', '/reviews/memory', { as: member.as })
      },
      (text) => /reviews r|review_memory|review_months/.test(text),
    )
    return readings.reduce((sum, { visited }) => sum + visited, 0)
  }

  const [ten, many] = [await rowsOf(10), await rowsOf(10_000)]
  expect(ten).toBeGreaterThan(10)
  expect(many).toBeLessThan(ten + 1_500)
})

test('LEARN-111 what waits beyond the bound of the counts does not become more by a review', async () => {
  const member = await site.member()
  await sql(
    'insert into completed_questions (member_id, question_id) select $1, id from questions where retired_at is null limit $2',
    member.id,
    REVIEWS_COUNTED + 6,
  )
  await earlier(member, 3)
  const { waiting, due } = await today(member)
  expect(waiting).toBe(REVIEWS_COUNTED + 1)
  await rate(member, due[0].questionId, 3)
  expect((await today(member)).waiting).toBe(waiting)
})
