import { contentId, questions } from '@callofcode/content/curriculum'
import type { CohortPlan } from '@callofcode/contract/plan/batch-plan'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgedSubmission } from '../../../testing/accepted-submission.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

type Member = Awaited<ReturnType<TestSite['member']>>
let site: TestSite
let admin: Member
let mentor: Member
let batch: string
let other: string
/** A question with a problem here, and their topic. */
let solvable: { id: string; slug: string; topicId: string }
beforeAll(async () => {
  site = await testSite()
  admin = await site.member({ role: 'admin' })
  const made = async (name: string) =>
    (await site.ask('POST', '/admin/batches', { as: admin.as, body: { name } })).body.data._id as string
  batch = await made('CSE 2028')
  other = await made('CSE 2029')
  mentor = await site.member({ name: 'Mina' })
  await site.ask('PUT', `/admin/members/${mentor.id}/mentored/${batch}`, { as: admin.as })
  const problems = (await site.ask('GET', '/problems')).body.data
  const { slug, questionId } = problems.find((one: { questionId: string | null }) => one.questionId)
  const topic = questions.find((one) => contentId('question', one.slug) === questionId)?.topics[0] ?? ''
  solvable = { id: questionId, slug, topicId: contentId('topic', topic) }
})
afterAll(() => site.close())

const sql = async (text: string, ...values: unknown[]) => (await site.database.pool.query(text, values)).rows
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const body = (more: object = {}) => ({
  endsOn: dayIn(60),
  hours: 7,
  weekdays: [1, 2, 3, 4, 5],
  level: 'beginner',
  hard: 'last',
  source: { kind: 'topics', ids: [solvable.topicId] },
  ...more,
})
const set = (as: string, of = batch, more: object = {}) =>
  site.ask('PUT', `/mentoring/${of}/plan`, { as, body: body(more) })
const see = (as: string, of = batch) => site.ask('GET', `/mentoring/${of}/plan`, { as })
const seen = async (as: string): Promise<CohortPlan> => (await see(as)).body.data
const plans = async (as: string) => (await site.ask('GET', '/plans', { as })).body.data
const plan = async (as: string, id: string) => (await site.ask('GET', `/plans/${id}`, { as })).body.data
const tick = (as: string, id: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, { as })
const at = (found: CohortPlan, id = solvable.id) => found.plan?.questions.find((one) => one.id === id)

test('LEARN-66 a mentor of the batch, or whoever looks after the content, makes its plan; nobody else, and it is audited', async () => {
  const [asha, content] = [await site.member({ batchId: batch }), await site.member({ tasks: ['content'] })]
  for (const who of [asha, await site.member({ tasks: ['events'] })])
    expect((await set(who.as)).status).toBe(404)
  expect((await set(mentor.as, other)).status).toBe(404)
  expect((await set(mentor.as, crypto.randomUUID())).status).toBe(404)
  expect((await seen(mentor.as)).plan).toBeNull()
  expect((await set(content.as)).status).toBe(200)
  expect((await set(mentor.as, batch, { hours: 9 })).status).toBe(200)
  expect(await sql('select hours from plans where batch_id = $1', batch)).toEqual([{ hours: 9 }])
  const audited = await sql(`select action from audit where target = $1 and action like '%plan'`, batch)
  expect(audited).toEqual([{ action: 'batch.plan' }, { action: 'batch.plan' }])
})

test('LEARN-66 every member of the batch has it as their own, with their own progress, and cannot change it', async () => {
  await set(mentor.as)
  const [asha, bo] = [await site.member({ batchId: batch }), await site.member({ batchId: batch })]
  await tick(asha.as, solvable.id)
  const [ofAsha] = await plans(asha.as)
  const [ofBo] = await plans(bo.as)
  expect([ofAsha._id, ofAsha.done, ofBo.done]).toEqual([ofBo._id, 1, 0])
  expect(ofAsha).toMatchObject({ batch: { name: 'CSE 2028' }, source: { kind: 'topics' } })
  expect((await site.ask('GET', '/today', { as: bo.as })).body.data.plan?.planId ?? ofBo._id).toBe(ofBo._id)
  const { source: _, ...terms } = body()
  const change = await site.ask('PUT', `/plans/${ofBo._id}`, { as: bo.as, body: terms })
  expect([change.status, change.body.message]).toEqual([
    409,
    'The mentors of your batch made this plan. They can change it.',
  ])
  expect((await site.ask('DELETE', `/plans/${ofBo._id}`, { as: bo.as })).status).toBe(409)
  // A member may also have a plan of their own from the same source.
  expect((await site.ask('POST', '/plans', { as: bo.as, body: body() })).status).toBe(201)

  const feed = (await site.ask('PUT', `/plans/${ofBo._id}/feed`, { as: bo.as })).body.data.path
  expect((await site.app.inject({ url: feed })).statusCode).toBe(200)
  await sql('update members set batch_id = $2 where id = $1', bo.id, other)
  expect((await plans(bo.as)).map(({ batch: of }: { batch: unknown }) => of)).toEqual([null])
  expect((await site.ask('GET', `/plans/${ofBo._id}`, { as: bo.as })).status).toBe(404)
  expect((await site.app.inject({ url: feed })).statusCode).toBe(404)

  await site.ask('DELETE', `/mentoring/${batch}/plan`, { as: mentor.as })
  expect(await plans(asha.as)).toEqual([])
  expect((await site.ask('DELETE', `/mentoring/${batch}/plan`, { as: mentor.as })).status).toBe(404)
})

describe('changes in the plan of a batch', () => {
  const topicOf = (slug: string) => ({ kind: 'topics', ids: [contentId('topic', slug)] })
  const change = (as: string, more: object, of = batch) =>
    site.ask('PATCH', `/mentoring/${of}/plan`, { as, body: more })
  const idsOf = async () => (await seen(mentor.as)).plan?.questions.map(({ id }) => id) ?? []
  const inBatch = () => site.member({ batchId: batch, timeZone: 'UTC' })

  test('LEARN-75 mentors change what they name, and the rest stays: ticks, addresses of calendars and the day it began', async () => {
    await set(mentor.as, batch, { source: topicOf('arrays') })
    const asha = await inBatch()
    const before = await idsOf()
    const [mine] = await plans(asha.as)
    await tick(asha.as, before[1] ?? '')
    const feed = (await site.ask('PUT', `/plans/${mine._id}/feed`, { as: asha.as })).body.data.path
    expect((await change(mentor.as, { hours: 12, endsOn: dayIn(50) })).body.data).toEqual({
      added: 0,
      removed: 0,
    })
    const added = (await change(mentor.as, { add: topicOf('heap'), title: 'Arrays and heaps' })).body.data
      .added
    expect(added).toBe(questions.filter(({ topics }) => topics[0] === 'heap').length)
    expect((await idsOf()).slice(0, before.length)).toEqual(before)
    expect((await change(mentor.as, { takeOut: [before[0]] })).body.data.removed).toBe(1)
    // A question that is already in the plan stays single.
    expect((await change(mentor.as, { questions: [before[0], before[1]] })).body.data.added).toBe(1)
    expect(await idsOf()).toEqual([
      ...before.slice(1),
      ...(await idsOf()).slice(before.length - 1, -1),
      before[0],
    ])
    const [now] = await plans(asha.as)
    expect(now).toMatchObject({
      _id: mine._id,
      title: 'Arrays and heaps',
      hours: 12,
      endsOn: dayIn(50),
      startsOn: mine.startsOn,
      weekdays: mine.weekdays,
      level: mine.level,
      hard: mine.hard,
      done: 1,
      total: before.length + added,
    })
    expect((await plan(asha.as, mine._id)).hasFeed).toBe(true)
    expect((await site.app.inject({ url: feed })).statusCode).toBe(200)
    const audited = await sql(`select from audit where target = $1 and action = 'batch.plan-change'`, batch)
    expect(audited).toHaveLength(4)
  })

  test('LEARN-75 nobody else changes it; one question stays, 1,000 is the most, and what cannot be is said', async () => {
    await set(mentor.as, batch, { source: topicOf('arrays') })
    const asha = await inBatch()
    for (const who of [asha, await site.member({ tasks: ['events'] })])
      expect((await change(who.as, { hours: 3 })).status).toBe(404)
    expect((await change(mentor.as, { hours: 3 }, other)).status).toBe(404)
    expect((await change(admin.as, { hours: 3 }, other)).body.message).toBe('This batch has no plan yet.')
    const content = await site.member({ tasks: ['content'] })
    expect((await change(content.as, { hours: 3 })).status).toBe(200)
    const all = await idsOf()
    const emptied = await change(mentor.as, { takeOut: all })
    expect(emptied.body.errors).toEqual({
      takeOut: 'A plan keeps at least one problem. Withdraw it instead.',
    })
    expect(await idsOf()).toEqual(all)
    expect((await change(mentor.as, { endsOn: dayIn(-2) })).body.errors).toHaveProperty('endsOn')
    expect((await change(mentor.as, { add: { kind: 'list', slug: 'no-such' } })).body.errors).toEqual({
      source: 'Choose a list, topics or a company.',
    })
    // The end may be past. A change of the hours keeps it.
    await sql('update plans set ends_on = $2 where batch_id = $1', batch, dayIn(-5))
    expect((await change(mentor.as, { hours: 4, endsOn: dayIn(-5) })).status).toBe(200)
    const many = await sql(
      `with made as (insert into questions (id, slug, name, link, difficulty, position)
         select gen_random_uuid(), 'many-' || n, 'Many ' || n, 'https://example.com/many/' || n, 'Easy', n from generate_series(1, 1000) n returning id)
       select id from made`,
    )
    const tooMany = await change(mentor.as, { questions: many.map(({ id }) => id) })
    expect([tooMany.status, tooMany.body.message]).toEqual([
      409,
      'A plan has at most 1,000 problems. Choose fewer.',
    ])
    await sql(`delete from questions where slug like 'many-%'`)
  })

  test('LEARN-76 members read in one line what changed: all of a day together, with what was before, for two weeks', async () => {
    await set(mentor.as, batch, { source: topicOf('arrays'), hours: 6 })
    const asha = await inBatch()
    const changed = async () => (await plans(asha.as))[0].change
    expect(await changed()).toBeNull()
    await change(mentor.as, { hours: 8, takeOut: (await idsOf()).slice(0, 2) })
    await change(mentor.as, { hours: 9, level: 'confident', add: topicOf('trie') })
    const { added } = await changed()
    expect(added).toBe(questions.filter(({ topics }) => topics[0] === 'trie').length)
    const said = { on: dayIn(0), added, removed: 2, was: { hours: 6, level: 'beginner' } }
    expect(await changed()).toEqual(said)
    expect((await plan(asha.as, (await plans(asha.as))[0]._id)).change).toEqual(said)
    // A term with its value from before the day is not a change.
    await change(mentor.as, { hours: 6 })
    expect((await changed()).was).toEqual({ level: 'beginner' })
    await sql('update plans set changed_on = changed_on - 13 where batch_id = $1', batch)
    expect((await changed()).on).toBe(dayIn(-13))
    await change(mentor.as, { hours: 7 })
    expect(await changed()).toEqual({ on: dayIn(0), added: 0, removed: 0, was: { hours: 6 } })
    await sql('update plans set changed_on = changed_on - 14 where batch_id = $1', batch)
    expect(await changed()).toBeNull()
  })
})

describe('what mentors see', () => {
  const inBatch = async (name: string) => site.member({ name, batchId: batch, timeZone: 'UTC' })
  const tried = async (who: Member, daysAgo: number, verdict = 'Wrong Answer') => {
    const id = await judgedSubmission(site, who.id, { problem: solvable.slug, verdict })
    await sql(
      `update problem_submissions set created_at = now() - make_interval(days => $2) where id = $1`,
      id,
      daysAgo,
    )
  }

  test('LEARN-67 how many are past each question, and who is stuck at which since when: by name, without a ranking', async () => {
    await set(mentor.as)
    const [zoe, asha, done, idle, old] = [
      await inBatch('Zoe'),
      await inBatch('Asha'),
      await inBatch('Dan'),
      await inBatch('Ida'),
      await inBatch('Olga'),
    ]
    for (const daysAgo of [5, 3, 1]) await tried(zoe, daysAgo)
    await site.ask('POST', `/problems/${solvable.slug}/hints`, { as: asha.as })
    await tried(done, 2)
    await tick(done.as, solvable.id)
    await tried(old, 15)
    const found = await seen(mentor.as)
    const question = at(found)
    expect(question?.stuck.map(({ name, since, tries, hints }) => [name, since, tries, hints])).toEqual([
      ['Asha', dayIn(0), 0, 1],
      ['Zoe', dayIn(-5), 3, 0],
    ])
    expect(question?.past).toBeGreaterThanOrEqual(1)
    expect(found.plan?.questions.flatMap((one) => (one.id === solvable.id ? [] : one.stuck))).toEqual([])
    // An idle member is not listed, and no time of a visit is shown.
    expect(JSON.stringify(found)).not.toContain(idle.id)
    expect(JSON.stringify(found)).not.toMatch(/lastActive|lastSeen|rank|score|@college/)

    const mine = (await plans(zoe.as))[0]._id
    expect((await plan(zoe.as, mine)).mentorsSee).toEqual([
      { questionId: solvable.id, since: dayIn(-5), tries: 3, hints: 0 },
    ])
    expect((await plan(idle.as, mine)).mentorsSee).toEqual([])
    expect((await see(zoe.as)).status).toBe(404)
    const counts = await seen(admin.as)
    expect([counts.isMentor, at(counts)?.past, at(counts)?.stuck]).toEqual([false, question?.past, []])
  })

  test('LEARN-71 it is read in as many statements for a large batch as for a small one', async () => {
    await set(mentor.as)
    const count = () => countStatements(site.database, '', () => see(mentor.as))
    await count()
    const few = await count()
    for (let more = 0; more < 20; more++) await tried(await inBatch(`Member ${more}`), 1)
    expect(await count()).toBe(few)
    expect(few).toBeLessThan(9)
  })
})
