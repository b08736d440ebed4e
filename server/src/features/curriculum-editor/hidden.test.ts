import { contentId, questions, topics } from '@callofcode/content/curriculum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { problemsByQuestion } from '../problem/public.ts'

let site: TestSite
let admin: string
let learner: { as: string; id: string }
let handle: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  learner = await site.member()
  const { rows } = await site.database.pool.query('select handle from members where id = $1', [learner.id])
  handle = rows[0].handle
  const body = { page: 'members', solved: 'members' }
  expect((await site.ask('PATCH', '/members/me/page', { as: learner.as, body })).status).toBe(200)
})
afterAll(() => site.close())

const edit = (method: 'PATCH' | 'PUT', path: string, body: object) =>
  site.ask(method, `/admin/curriculum${path}`, { as: admin, body })
const read = async (path: string) => (await site.ask('GET', path, { as: learner.as })).body
const tick = (id: string) =>
  site.ask('PUT', `/progress/memberId/questions/${id}/completed`, {
    as: learner.as,
    body: { completed: true, at: new Date().toISOString() },
  })
const shownIn = async (topic: string): Promise<string[]> =>
  (await read(`/topics/${topic}/questions`)).questions.map(({ id }: { id: string }) => id)
/** Returns the questions in the order in which a member continues. Those that can be solved here come first. */
const onwardIn = async (topic: string) => {
  const ids = await shownIn(topic)
  const slugs = problemsByQuestion(site.problems)
  return [...ids.filter((id) => slugs.has(id)), ...ids.filter((id) => !slugs.has(id))]
}
const nameOf = (id: string) =>
  questions.find((one) => contentId('question', one.slug) === id)?.name ?? expect.fail(id)
const completed = () => read('/progress/memberId/completed-questions')
const today = async () => (await read('/today')).data.question
const solved = async () => (await read(`/member-pages/${handle}`)).data.solved
const finds = async (words: string, id: string) =>
  JSON.stringify(await read(`/search?q=${encodeURIComponent(words)}`)).includes(id)
const counted = async (topic: string) => {
  const { topics } = await read('/topics/')
  const found = topics.find(({ id }: { id: string }) => id === topic)
  return found && found.questions.Easy + found.questions.Medium + found.questions.Hard
}

test('CLUB-75 a hidden question is gone from the tracker, its counts, Today, the page of a member and the search', async () => {
  const topic = contentId('topic', 'intervals')
  const [next = ''] = await onwardIn(topic)
  const ticked = (await shownIn(topic)).find((id) => id !== next) ?? ''
  await tick(ticked)
  const all = async () => ({
    listed: (await shownIn(topic)).filter((id) => [next, ticked].includes(id)),
    counted: await counted(topic),
    today: (await today()).id,
    solved: (await solved()).done,
    total: (await solved()).total,
    next: (await completed()).next.find((one: { topicId: string }) => one.topicId === topic).questionId,
    found: await finds(nameOf(next), next),
  })
  const before = await all()
  expect(before).toMatchObject({
    listed: expect.arrayContaining([next, ticked]),
    today: next,
    solved: 1,
    next,
    found: true,
  })

  await edit('PUT', '/questions/hidden', { ids: [next, ticked], hidden: true })
  const [third] = await onwardIn(topic)
  expect(await all()).toEqual({
    listed: [],
    counted: before.counted - 2,
    next: third,
    found: false,
    // No other question is ticked, so Today begins with the first topic.
    today: (await onwardIn(contentId('topic', topics[0]?.slug ?? '')))[0],
    solved: 0,
    total: before.total - 2,
  })
  const editors = await site.ask('GET', '/admin/curriculum/topics', { as: admin })
  expect(editors.body.data.find(({ _id }: { _id: string }) => _id === topic)).toMatchObject({
    questions: before.counted - 2,
    hiddenQuestions: 2,
  })
  // OFF-03: the tick was made offline and arrives after the question was hidden.
  expect((await tick(next)).status).toBe(200)
  expect((await completed()).completedQuestion).toEqual(
    [ticked, next].map((questionId) => expect.objectContaining({ questionId, topicIds: [] })),
  )

  await edit('PUT', '/questions/hidden', { ids: [next, ticked], hidden: false })
  expect(await shownIn(topic)).toEqual(expect.arrayContaining([next, ticked]))
  expect((await solved()).done).toBe(2)
  expect(await finds(nameOf(next), next)).toBe(true)
})

test('CLUB-75 a hidden topic takes its questions with it: lists, next steps, Today, search, site map, the page of a member', async () => {
  const id = contentId('topic', 'dp-2d')
  const title = topics.find(({ slug }) => slug === 'dp-2d')?.title ?? ''
  const [question = '', other = ''] = await shownIn(id)
  // The last tick is in this topic, so Today continues with it.
  await tick(question)
  const everywhere = async () => ({
    topics: (await counted(id)) !== undefined,
    next: JSON.stringify((await completed()).next).includes(id),
    ticks: JSON.stringify((await completed()).completedQuestion).includes(id),
    topicFound: await finds(title, id),
    questionFound: await finds(nameOf(other), other),
    map: (await site.app.inject({ url: '/sitemaps/screens.xml' })).body.includes(id),
    today: (await today()).topicId === id,
    page: (await solved()).topics.some((topic: { id: string }) => topic.id === id),
  })
  const shown = {
    topics: true,
    next: true,
    ticks: true,
    topicFound: true,
    questionFound: true,
    map: true,
    today: true,
    page: true,
  }
  expect(await everywhere()).toEqual(shown)
  const { total } = await solved()
  await edit('PATCH', `/topics/${id}`, { hidden: true })
  expect(await everywhere()).toEqual(Object.fromEntries(Object.keys(shown).map((name) => [name, false])))
  expect((await site.ask('GET', `/topics/${id}/questions`)).status).toBe(404)
  const inTopic = questions.filter((one) => one.topics[0] === 'dp-2d').length
  expect((await solved()).total).toBe(total - inTopic)
  await edit('PATCH', `/topics/${id}`, { hidden: false })
  expect(await everywhere()).toEqual(shown)
})
