import { contentId, questions, topics } from '@callofcode/content/curriculum'
import type { MapTopic, Mastery } from '@callofcode/contract/topic-map/topic-map'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { nextTopicOf } from './next-topic.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const topicId = (slug: string) => contentId('topic', slug)
const mastery = async (as: string) => (await site.ask('GET', '/topics/mastery', { as })).body
const of = (body: { topics: Mastery[] }, slug: string) =>
  body.topics.find((one) => one.topicId === topicId(slug))
const tick = (as: string, slug: string) =>
  site.ask('PATCH', `/progress/memberId/questions/${contentId('question', slug)}/completed/toggle`, { as })
const listed = (topic: string) => questions.filter((one) => one.topics[0] === topic).map(({ slug }) => slug)

test('LEARN-120 the map has every topic with those before it, for visitors too', async () => {
  const { body } = await site.ask('GET', '/topics/map')
  expect(body.topics).toHaveLength(topics.length)
  for (const { slug, prerequisites } of topics) {
    const one = body.topics.find(({ id }: MapTopic) => id === topicId(slug))
    expect(one.requires.toSorted(), slug).toEqual(prerequisites.map(topicId).toSorted())
    expect(one.questions).toBe(listed(slug).length)
  }
})

test('LEARN-120 a hidden topic leaves the map, and those that stand on it stay', async () => {
  const admin = await site.member({ role: 'admin' })
  const hide = (hidden: boolean) =>
    site.ask('PATCH', `/admin/curriculum/topics/${topicId('math')}`, { as: admin.as, body: { hidden } })
  await hide(true)
  const { topics: shown } = (await site.ask('GET', '/topics/map')).body
  expect(shown.map(({ id }: MapTopic) => id)).not.toContain(topicId('math'))
  expect(shown.find(({ id }: MapTopic) => id === topicId('bit-manipulation')).requires).toEqual([])
  await hide(false)
})

test('LEARN-121 mastery comes from ticks, what is known of them, and verdicts', async () => {
  const { as, id } = await site.member()
  for (const slug of listed('arrays').slice(0, 4)) await tick(as, slug)
  const begun = of(await mastery(as), 'arrays')
  expect(begun).toEqual({ topicId: topicId('arrays'), done: 4, known: 4, firm: 0, accepted: 0 })
  await site.database.pool.query(
    `update reviews set stability = 40, due_on = due_on - 400, reviewed_on = reviewed_on - 440 where member_id = $1`,
    [id],
  )
  const head = site.problems.list().find(({ topic }) => topic === 'arrays')
  await site.database.pool.query('insert into solved_problems values ($1, $2, now())', [id, head?.slug])
  const later = of(await mastery(as), 'arrays')
  expect(later).toMatchObject({ done: 4, firm: 4, accepted: 1 })
  expect(later?.known).toBeLessThan(3.5)
  await tick(as, listed('arrays')[0] ?? '')
  expect(of(await mastery(as), 'arrays')).toMatchObject({ done: 3, firm: 3 })
  const file = await site.app.inject({ url: '/mastery.csv', headers: { authorization: `Bearer ${as}` } })
  expect(file.body).toMatch(/"Arrays & Matrices","\d+","3"/)
})

test('LEARN-271 the file says how many of each difficulty are done; who has difficulties hidden is not told how many are left', async () => {
  const { as } = await site.member()
  const read = async () => {
    const { body } = await site.app.inject({
      url: '/mastery.csv',
      headers: { authorization: `Bearer ${as}` },
    })
    const [head = '', ...rows] = body.slice(1).trim().split('\r\n')
    const row = rows.find((one) => one.startsWith('"Arrays & Matrices"')) ?? ''
    const cells = (line: string) => line.slice(1, -1).split('","')
    return new Map(cells(head).map((name, at) => [name, cells(row)[at]]))
  }
  const those = (difficulty: string) =>
    questions.filter((one) => one.topics[0] === 'arrays' && one.difficulty === difficulty)
  for (const { slug } of those('Easy').slice(0, 2)) await tick(as, slug)
  const [easy, medium, hard] = ['Easy', 'Medium', 'Hard'].map((one) => String(those(one).length))
  const file = await read()
  expect([...file.keys()].slice(6)).toEqual([
    'Easy done',
    'Easy',
    'Medium done',
    'Medium',
    'Hard done',
    'Hard',
  ])
  expect([...file.values()].slice(6)).toEqual(['2', easy, '0', medium, '0', hard])
  expect(file.get('Done')).toBe('2')
  await site.ask('PATCH', '/members/me/practice', { as, body: { hidesDifficulty: true } })
  expect([...(await read()).keys()].slice(6)).toEqual(['Easy done', 'Medium done', 'Hard done'])
})

test('LEARN-122 the next topic is the unfinished one that was worked on last, else the first, with the reason', async () => {
  const { as } = await site.member()
  expect((await mastery(as)).next).toEqual({ topicId: topicId('arrays'), because: 'first' })
  await tick(as, listed('arrays')[0] ?? '')
  expect((await mastery(as)).next).toEqual({ topicId: topicId('arrays'), because: 'begun' })

  const map: MapTopic[] = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    title: id,
    description: '',
    level: 'Beginner',
    questions: 10,
    requires: { a: [], b: ['a'], c: ['a', 'b'], d: ['c'] }[id] ?? [],
  }))
  /** `done`: how many questions of each topic are done. `last` was worked on last. */
  const next = (done: number[], last = '') =>
    nextTopicOf(
      map,
      done.map((one, at) => ({ topicId: map[at]?.id ?? '', done: one, known: one, firm: 0, accepted: 0 })),
      new Map(map.flatMap(({ id }, at) => (done[at] ? [[id, new Date(id === last ? 9 : 1)] as const] : []))),
    )
  expect(next([10, 0, 0, 0])).toEqual({ topicId: 'b', because: 'ready' })
  expect(next([10, 3, 1, 0], 'c')).toEqual({ topicId: 'c', because: 'begun' })
  expect(next([10, 3, 10, 0], 'c')).toEqual({ topicId: 'b', because: 'begun' })
  // Without dates, the last topic is unknown.
  const undated = map.map(({ id }) => ({
    topicId: id,
    done: id === 'b' ? 3 : 10,
    known: 3,
    firm: 0,
    accepted: 0,
  }))
  expect(nextTopicOf(map, undated, new Map())).toEqual({ topicId: 'b', because: 'ready' })
  expect(next([0, 10, 0, 10], 'd')).toEqual({ topicId: 'a', because: 'order' })
  expect(next([0, 0, 0, 0])).toEqual({ topicId: 'a', because: 'first' })
  expect(next([10, 10, 10, 10])).toBeNull()
})

test('LEARN-112 Today, the tracker and the map go on with the same topic', async () => {
  const { as, id } = await site.member()
  const named = async () => {
    const { next } = (await site.ask('GET', '/progress/memberId/completed-questions', { as })).body
    const { question } = (await site.ask('GET', '/today', { as })).body.data
    return [next[0].topicId, question.topicId, (await mastery(as)).next.topicId]
  }
  const all = (slug: string) => Array(3).fill(topicId(slug))
  expect(await named()).toEqual(all('arrays'))
  await tick(as, listed('arrays')[0] ?? '')
  await tick(as, listed('trees')[0] ?? listed('strings')[0] ?? '')
  const last = listed('trees')[0] ? 'trees' : 'strings'
  expect(await named()).toEqual(all(last))
  // The new tick counts, although the question was first done earlier.
  await tick(as, listed('arrays')[0] ?? '')
  await tick(as, listed('arrays')[0] ?? '')
  expect(await named()).toEqual(all('arrays'))
  await site.database.pool.query(
    `insert into completed_questions select $1, q.id from questions q
     join topic_questions t on t.question_id = q.id and t.is_primary and t.topic_id = $2 on conflict do nothing`,
    [id, topicId('arrays')],
  )
  expect(await named()).toEqual(all(last))
})

test('LEARN-121 for hundreds of questions mastery reads counts, which say nearly the same', async () => {
  const { as, id } = await site.member()
  const tickAll = (most: number) =>
    site.database.pool.query(
      `insert into completed_questions select $1, id, now() - make_interval(days => position % 60)
       from questions order by position limit $2 on conflict do nothing`,
      [id, most],
    )
  const known = async () =>
    (await mastery(as)).topics.reduce((sum: number, one: Mastery) => sum + one.known, 0)
  await tickAll(400)
  const one = await known()
  expect(await rowsRead(site.database, 'review_memory', known)).toBe(0)
  await tickAll(401)
  expect(Math.abs((await known()) - one)).toBeLessThan(0.1 * one)
  expect(await rowsRead(site.database, 'review_memory', known)).toBeLessThan(200)
})
