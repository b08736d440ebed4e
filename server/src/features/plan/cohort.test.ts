import { contentId, questions } from '@callofcode/content/curriculum'
import type { CohortPlan } from '@callofcode/contract/learning/batch-plan'
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
/** A question with a problem here, and the topic of both. */
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
  ...{ endsOn: dayIn(60), hours: 7, weekdays: [1, 2, 3, 4, 5], level: 'beginner', hard: 'last' },
  ...{ source: { kind: 'topics', ids: [solvable.topicId] }, ...more },
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
  // Beside it there is room for one of their own, of the same source.
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
    // Who does nothing is nowhere, and nothing says when somebody was there.
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
