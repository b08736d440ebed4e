import { contentId, questions, topics } from '@callofcode/content/curriculum'
import { messages } from '@callofcode/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { write } from '../../platform/database/database.ts'
import { problemsByQuestion } from '../problem/public.ts'
import { progressStore } from './progress-store.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const arrays = contentId('topic', 'arrays')
const unknown = '00000000-0000-4000-8000-000000000000'
const idOf = (at: number) => contentId('question', questions[at]?.slug ?? '')
const toggle = (as: string | undefined, id: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${id}/completed/toggle`, as ? { as } : {})
const completed = async (as: string) =>
  (await site.ask('GET', '/progress/memberId/completed-questions', { as })).body.completedQuestion

/** Returns the questions that a problem of this site names. */
async function solvableIn<One extends { slug: string }>(all: readonly One[]) {
  const { data } = (await site.ask('GET', '/problems')).body
  const ids = data.map((problem: { questionId: string | null }) => problem.questionId)
  return all.filter(({ slug }) => ids.includes(contentId('question', slug)))
}

describe('topics', () => {
  test('API-67 topics are listed in learning order, with how many questions each lists', async () => {
    const { status, body } = await site.ask('GET', '/topics/')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: 'OK' })
    const inOrder = topics.toSorted((a, b) => a.order - b.order)
    expect(body.topics.map((topic: { title: string }) => topic.title)).toEqual(
      inOrder.map((topic) => topic.title),
    )
    const listed = questions.filter((question) => question.topics[0] === 'arrays')
    const count = (difficulty: string) =>
      listed.filter((question) => question.difficulty === difficulty).length
    expect(body.topics[0]).toEqual({
      id: arrays,
      slug: 'arrays',
      title: inOrder[0]?.title,
      description: inOrder[0]?.description,
      difficulty: 'Beginner',
      questions: { Easy: count('Easy'), Medium: count('Medium'), Hard: count('Hard') },
      solvable: (await solvableIn(listed)).length,
    })
  })
  test('API-68 a topic’s questions are those whose first topic it is, in order', async () => {
    const { status, body } = await site.ask('GET', `/topics/${arrays}/questions`)
    expect(status).toBe(200)
    expect(body.questions).toEqual(
      questions
        .filter((question) => question.topics[0] === 'arrays')
        .map(({ slug, name, difficulty, link }) => ({
          id: contentId('question', slug),
          questionName: name,
          difficulty,
          link,
        })),
    )
  })
  test('API-68 a topic without questions has an empty list', async () => {
    await site.database.pool.query(
      `insert into topics (id, slug, title, description, difficulty, position)
       values ('22222222-2222-4222-8222-222222222222', 'empty', 'E', 'e', 'Beginner', 99)`,
    )
    const { status, body } = await site.ask('GET', '/topics/22222222-2222-4222-8222-222222222222/questions')
    expect({ status, questions: body.questions }).toEqual({ status: 200, questions: [] })
  })
  test('API-69 an unknown or malformed topic answers 404', async () => {
    for (const id of [unknown, 'nonsense', '1', `${arrays}x`, "'; drop table topics; --"]) {
      const { status, body } = await site.ask('GET', `/topics/${encodeURIComponent(id)}/questions`)
      expect({ status, message: body.message }).toEqual({ status: 404, message: messages.topicMissing.text })
    }
  })
})

describe('progress', () => {
  test('API-72 API-70 DSA-26 a toggle ticks, a second one takes it back', async () => {
    const { as } = await site.member()
    expect(await completed(as)).toEqual([])
    const first = await toggle(as, idOf(0))
    expect(first).toMatchObject({ status: 200, body: { success: true, completed: true } })
    expect(first.body.message).toBeTruthy()
    expect(await completed(as)).toEqual([
      {
        questionId: idOf(0),
        topicIds: [contentId('topic', questions[0]?.topics[0] ?? '')],
        difficulty: questions[0]?.difficulty,
        completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ])
    expect((await toggle(as, idOf(0))).body.completed).toBe(false)
    expect(await completed(as)).toEqual([])
  })
  test('API-70 DSA-28 the first open question of each topic follows the ticks, of those that can be solved here first', async () => {
    const { as } = await site.member()
    const nextIn = async (topicId: string) => {
      const { next } = (await site.ask('GET', '/progress/memberId/completed-questions', { as })).body
      return next.find((one: { topicId: string }) => one.topicId === topicId)
    }
    const { body } = await site.ask('GET', `/topics/${arrays}/questions`)
    const slugs = problemsByQuestion(site.problems)
    const here = body.questions.filter(({ id }: { id: string }) => slugs.has(id))
    expect(here.length).toBeGreaterThan(1)
    for (const { id, questionName } of new Set([...here, ...body.questions])) {
      const head = site.problems.head(slugs.get(id) ?? '')
      const problem = head ? { slug: head.slug, title: head.title } : null
      expect(await nextIn(arrays)).toEqual({ topicId: arrays, questionId: id, questionName, problem })
      await toggle(as, id)
    }
    expect(await nextIn(arrays)).toBeUndefined()
    await toggle(as, body.questions[1].id)
    expect((await nextIn(arrays)).questionId).toBe(body.questions[1].id)
  })
  test('API-70 completedAt is the time of the tick, in UTC', async () => {
    const { as } = await site.member()
    const before = Date.now()
    await toggle(as, idOf(3))
    const [{ completedAt }] = await completed(as)
    expect(Math.abs(Date.parse(completedAt) - before)).toBeLessThan(5_000)
  })
  test('API-70 API-72 a question that is unticked and ticked again counts for the day on which it was first done', async () => {
    const { as, id } = await site.member()
    const { pool } = site.database
    const past = '2026-01-02T03:04:05.678Z'
    const dates = async () =>
      (await completed(as)).map(({ completedAt }: { completedAt: string }) => completedAt)
    await toggle(as, idOf(4))
    await pool.query('update completed_questions set completed_at = $2 where member_id = $1', [id, past])
    await toggle(as, idOf(4))
    expect(await dates()).toEqual([])
    await toggle(as, idOf(4))
    expect(await dates()).toEqual([past])
    // The result is the same for repeated clicks. 32 at once is as many as may wait on any machine.
    await Promise.all(Array.from({ length: 32 }, () => toggle(as, idOf(4))))
    expect(await dates()).toEqual([past])
    // The judge ticks through another function.
    await toggle(as, idOf(4))
    await write(site.database, (tx) => progressStore.complete(tx, id, idOf(4)))
    expect(await dates()).toEqual([past])
  })
  test('OFF-03 a tick made without a network is set, not toggled, and counts for its own day of the last week', async () => {
    const { as } = await site.member()
    const set = (completed: boolean, at: string, id = idOf(5)) =>
      site.ask('PUT', `/progress/memberId/questions/${id}/completed`, { as, body: { completed, at } })
    const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()
    const yesterday = hours(20)
    for (let times = 0; times < 2; times++)
      expect(await set(true, yesterday)).toMatchObject({ status: 200, body: { completed: true } })
    expect((await completed(as)).map((one: { completedAt: string }) => one.completedAt)).toEqual([yesterday])
    for (let times = 0; times < 2; times++) expect((await set(false, hours(1))).body.completed).toBe(false)
    expect(await completed(as)).toEqual([])

    await set(true, hours(-48), idOf(6))
    await set(true, hours(24 * 40), idOf(7))
    const [oldest, newest] = (await completed(as)).map((one: { completedAt: string }) =>
      Math.round((Date.now() - Date.parse(one.completedAt)) / 86_400_000),
    )
    expect([oldest, newest]).toEqual([7, 0])
    expect((await set(true, yesterday, unknown)).status).toBe(404)
    expect((await set(true, 'yesterday')).status).toBe(400)
  })
  test('API-72 safety Z3 progress is the caller’s alone', async () => {
    const [one, other] = [await site.member(), await site.member()]
    await toggle(one.as, idOf(1))
    expect(await completed(other.as)).toEqual([])
    const foreign = await site.ask('GET', `/progress/${one.id}/completed-questions`, { as: other.as })
    expect(foreign.status).toBe(404)
  })
  test('safety D1 101 toggles at once leave one completion and answer in turns', async () => {
    const { as, id } = await site.member()
    // A busy site refuses a request that waited for half a second, before anything is done. The client then tries again.
    const insist = async (): Promise<Awaited<ReturnType<typeof toggle>>> => {
      const answer = await toggle(as, idOf(2))
      return answer.status === 503 ? insist() : answer
    }
    const answers = await Promise.all(Array.from({ length: 101 }, insist))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter((answer) => answer.body.completed)).toHaveLength(51)
    const { rows } = await site.database.pool.query(
      'select count(*)::int as n from completed_questions where member_id = $1',
      [id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })
  test('safety D1 an even number of toggles at once leaves none', async () => {
    const { as } = await site.member()
    await Promise.all(Array.from({ length: 32 }, () => toggle(as, idOf(2))))
    expect(await completed(as)).toEqual([])
  })
  test('API-72 a question that has left the lists can still be taken back', async () => {
    const { as } = await site.member()
    await toggle(as, idOf(5))
    await site.database.pool.query('update questions set retired_at = now() where id = $1', [idOf(5)])
    expect(await completed(as)).toMatchObject([{ questionId: idOf(5), topicIds: [] }])
    expect((await toggle(as, idOf(5))).body.completed).toBe(false)
  })
  test('API-71 API-73 a visitor is refused', async () => {
    expect((await toggle(undefined, idOf(0))).status).toBe(401)
    expect((await toggle(undefined, 'nonsense')).status).toBe(401)
    expect((await site.ask('GET', '/progress/memberId/completed-questions')).status).toBe(401)
  })
  test('API-74 an unknown or malformed question answers 404', async () => {
    const { as } = await site.member()
    for (const id of [unknown, 'nonsense', arrays]) {
      const { status, body } = await toggle(as, id)
      expect({ status, message: body.message }).toEqual({
        status: 404,
        message: messages.questionMissing.text,
      })
    }
  })
})
