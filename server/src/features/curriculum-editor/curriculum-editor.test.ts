import { contentId, questions, topics } from '@callofcode/content/curriculum'
import { curriculumMessages } from '@callofcode/contract/curriculum-editor/curriculum-editor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { seed } from '../../app/seed/seed.ts'

let site: TestSite
let admin: string
let learner: { as: string; id: string }
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
  learner = await site.member()
})
afterAll(() => site.close())

const topicOf = (slug: string) => contentId('topic', slug)
const inTopic = (slug: string) =>
  questions.filter((one) => one.topics[0] === slug).map((one) => contentId('question', one.slug))
const nameOf = (id: string) =>
  questions.find((one) => contentId('question', one.slug) === id)?.name ?? expect.fail(id)
const edit = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object, headers = {}) =>
  site.ask(method, `/admin/curriculum${path}`, { as: admin, body, headers })
const shownIn = async (slug: string): Promise<string[]> => {
  const { body } = await site.ask('GET', `/topics/${topicOf(slug)}/questions`)
  return (body.questions ?? []).map(({ id }: { id: string }) => id)
}
const shownTopics = async () =>
  (await site.ask('GET', '/topics/')).body.topics as { id: string; title: string; questions: object }[]
const editedTopics = async () =>
  (await site.ask('GET', '/admin/curriculum/topics', { as: admin })).body.data as {
    _id: string
    edited: string[]
    version: number
  }[]
const listed = async (query: string) =>
  (await site.ask('GET', `/admin/curriculum/questions?${query}`, { as: admin })).body
const tick = (id: string) =>
  site.ask('PUT', `/progress/memberId/questions/${id}/completed`, {
    as: learner.as,
    body: { completed: true, at: new Date().toISOString() },
  })
const completed = async () =>
  (await site.ask('GET', '/progress/memberId/completed-questions', { as: learner.as })).body
const run = (text: string, values: unknown[] = []) => site.database.pool.query(text, values)
/** Simulates a release in which every item differs from the seeded one. */
const release = async () => {
  await run(`update topics set seed = 'old' where seed is not null`)
  await run(`update questions set seed = 'old' where seed is not null`)
  await run(`delete from settings where key = 'curriculum'`)
  return seed(site.database)
}
const audited = async (action: string) =>
  (await site.ask('GET', `/audit?action=${action}`, { as: admin })).body.data[0]

describe('topics', () => {
  test('CLUB-70 an admin adds a topic, edits it, and the tracker shows it at once', async () => {
    const made = await edit('POST', '/topics', { title: 'Games', description: 'Who wins.' })
    expect(made.status).toBe(201)
    const { _id } = made.body.data
    expect((await shownTopics()).at(-1)).toMatchObject({ id: _id, title: 'Games' })
    expect(await edit('POST', '/topics', { title: ' gAMES', description: 'x' })).toMatchObject({
      status: 400,
      body: { errors: { title: curriculumMessages.titleTaken.text } },
    })
    await edit('PATCH', `/topics/${_id}`, { title: 'Game theory' })
    expect((await shownTopics()).at(-1)).toMatchObject({ title: 'Game theory' })
    expect(await audited('topic.update')).toMatchObject({
      thing: { kind: 'topic', name: 'Game theory', page: _id },
    })
  })

  test('CLUB-71 of two edits at once the second is refused, also with the words of another field', async () => {
    const id = topicOf('strings')
    const version = (await editedTopics()).find((one) => one._id === id)?.version
    const late = { 'if-match': `"v${version}"` }
    expect((await edit('PATCH', `/topics/${id}`, { title: 'Texts' }, late)).status).toBe(200)
    expect(await edit('PATCH', `/topics/${id}`, { description: 'Late' }, late)).toMatchObject({
      status: 412,
      body: { message: curriculumMessages.outdated.text },
    })
    const [question = ''] = inTopic('strings')
    const { data } = await listed(`topic=${id}`)
    const lateToo = { 'if-match': `"v${data[0].version}"` }
    const change = (body: object) => edit('PATCH', `/questions/${question}`, body, lateToo)
    expect((await change({ difficulty: 'Hard' })).status).toBe(200)
    expect(await change({ questionName: 'Late' })).toMatchObject({
      status: 412,
      body: { message: curriculumMessages.outdated.text },
    })
    expect((await listed(`topic=${id}`)).data[0]).toMatchObject({ difficulty: 'Hard' })
    expect((await editedTopics()).find((one) => one._id === id)).toMatchObject({ title: 'Texts' })
  })

  test('CLUB-72 topics are put before another one; the place of one that is gone is refused', async () => {
    const ids = (await shownTopics()).map(({ id }) => id)
    await edit('PUT', `/topics/${ids[3]}/place`, { before: ids[0] })
    expect((await shownTopics()).map(({ id }) => id)).toEqual([ids[3], ...ids.filter((id) => id !== ids[3])])
    expect(await edit('PUT', `/topics/${ids[3]}/place`, { before: inTopic('arrays')[0] })).toMatchObject({
      status: 409,
      body: { message: curriculumMessages.placeGone.text },
    })
  })
})

describe('questions', () => {
  test('CLUB-73 an admin adds a question and edits it; modules that show it show it as it is', async () => {
    const topicId = topicOf('math')
    const given = { topicId, questionName: 'Nim', difficulty: 'Hard', link: 'https://example.com/nim' }
    const { body } = await edit('POST', '/questions', given)
    expect((await shownIn('math')).at(-1)).toBe(body.data._id)
    expect((await edit('POST', '/questions', { ...given, questionName: 'NIM' })).status).toBe(400)
    const sameLink = await edit('POST', '/questions', { ...given, questionName: 'Nim again' })
    expect(sameLink.body.errors).toEqual({ link: '“Nim” of this topic has this link already.' })
    const [other = ''] = await shownIn('math')
    expect((await edit('PATCH', `/questions/${other}`, { link: given.link })).body.errors).toEqual(
      sameLink.body.errors,
    )
    expect((await edit('PATCH', `/questions/${other}`, { questionName: ' nIM' })).body.errors).toEqual({
      questionName: curriculumMessages.nameTaken.text,
    })
    expect(await audited('question.create')).toMatchObject({ thing: { name: 'Nim' } })

    const [shipped = ''] = inTopic('arrays')
    // One module has its own text for the question.
    await run(
      `update module_questions set name = 'Our words' where question_id = $1
       and module_id = (select min(module_id::text)::uuid from module_questions where question_id = $1)`,
      [shipped],
    )
    await edit('PATCH', `/questions/${shipped}`, { questionName: 'Buy low' })
    const { data } = (await site.ask('GET', '/getModules')).body
    const rows = data.flatMap((module: { questions: { questionId: string; questionName: string }[] }) =>
      module.questions.filter(({ questionId }) => questionId === shipped),
    )
    const names: string[] = rows.map((row: { questionName: string }) => row.questionName)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => name !== 'Buy low')).toEqual(['Our words'])
    const found = await site.ask('GET', '/search?q=buy%20low')
    expect(JSON.stringify(found.body)).toContain('Buy low')
    await edit('PATCH', `/questions/${shipped}`, { questionName: questions[0]?.name })
    expect((await listed('q=best time to buy and sell')).data[0].edited).toEqual([])
  })

  test('CLUB-74 questions are ordered in a topic and moved to others, many at once, with their ticks', async () => {
    const [first = '', second = '', third = '', ...rest] = await shownIn('greedy')
    await tick(third)
    const greedy = topicOf('greedy')
    await edit('PUT', '/questions/place', { ids: [third, second], topicId: greedy, before: first })
    expect(await shownIn('greedy')).toEqual([third, second, first, ...rest])

    const trie = topicOf('trie')
    const there = await shownIn('trie')
    await edit('PUT', '/questions/place', { ids: [third, first], topicId: trie, before: null })
    expect(await shownIn('trie')).toEqual([...there, third, first])
    expect(await shownIn('greedy')).toEqual([second, ...rest])
    const { completedQuestion } = await completed()
    expect(completedQuestion).toContainEqual(expect.objectContaining({ questionId: third, topicIds: [trie] }))
    expect(await audited('question.move')).toMatchObject({ thing: { kind: 'question' } })

    const twin = { topicId: greedy, questionName: nameOf(third).toUpperCase(), link: 'https://example.com/' }
    const { _id } = (await edit('POST', '/questions', twin)).body.data
    expect(await edit('PUT', '/questions/place', { ids: [_id], topicId: trie, before: null })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(curriculumMessages.nameTaken.text) },
    })
  })
})

describe('a new release', () => {
  test('CLUB-76 writes what the club did not touch, and undoes nothing that it changed', async () => {
    const [edited = '', moved = '', hidden = '', untouched = ''] = await shownIn('bit-manipulation')
    await edit('PATCH', `/questions/${edited}`, { questionName: 'Ours' })
    await edit('PUT', '/questions/hidden', { ids: [hidden], hidden: true })
    await edit('PUT', '/questions/place', { ids: [moved], topicId: topicOf('heap'), before: null })
    await edit('PATCH', `/topics/${topicOf('bit-manipulation')}`, { title: 'Bits' })
    const order = (await shownTopics()).map(({ id }) => id)
    const heap = await shownIn('heap')
    await run(`update questions set link = 'https://old.example/' where id = any($1)`, [[edited, untouched]])
    await run(`update topics set description = 'Old' where id = $1`, [topicOf('bit-manipulation')])

    expect((await release()).written).toBeGreaterThan(0)
    expect((await shownTopics()).map(({ id }) => id)).toEqual(order)
    expect((await shownTopics()).find(({ title }) => title === 'Bits')).toMatchObject({
      description: topics.find(({ slug }) => slug === 'bit-manipulation')?.description,
    })
    expect(await shownIn('heap')).toEqual(heap)
    const { data } = await listed(`topic=${topicOf('bit-manipulation')}`)
    const one = (id: string) => data.find(({ _id }: { _id: string }) => _id === id)
    expect(one(edited)).toMatchObject({ questionName: 'Ours', edited: ['name'] })
    expect(one(edited).link).not.toContain('old')
    expect(one(untouched).link).not.toContain('old')
    expect(one(hidden)).toMatchObject({ hidden: true, edited: ['hidden'] })
  })

  test('CLUB-76 puts what is new behind the order that the club has chosen', async () => {
    // The shipped places are 1, 2 …, so a late question's place is between those that the club has set.
    const slug = 'arrays'
    const [first = '', second = ''] = await shownIn(slug)
    await edit('PUT', '/questions/place', { ids: [second], topicId: topicOf(slug), before: first })
    const [late = ''] = await shownIn('sorting')
    // The question then counts as shipped for the first time, under this topic.
    await run('delete from questions where id = $1', [late])
    const [gone = ''] = (await shownIn(slug)).slice(4, 5)
    await run('delete from completed_questions where question_id = $1', [gone])
    await run('delete from questions where id = $1', [gone])
    await release()
    const after = await shownIn(slug)
    expect([after[0], after[1], after.at(-1)]).toEqual([second, first, gone])
    expect((await shownIn('sorting'))[0]).toBe(late)
  })

  test('CLUB-77 hides what it no longer ships, and leaves to the club what the club has made its own', async () => {
    const shipped = (id: string, title: string, edited = '{}') =>
      run(
        `insert into topics (id, slug, title, description, difficulty, position, seed, edited)
         values ($1, $2, $3, 'd', 'Beginner', 5, 'old', $4)`,
        [id, title, title, edited],
      )
    const [dropped, kept, filled] = [1, 2, 3].map((n) => `33333333-3333-4333-8333-33333333333${n}`) as [
      string,
      string,
      string,
    ]
    await shipped(dropped, 'Dropped')
    await shipped(kept, 'Kept', '{title}')
    await shipped(filled, 'Filled')
    await edit('POST', '/questions', { topicId: filled, questionName: 'Own', link: 'https://example.com/' })
    await release()
    const ids = (await shownTopics()).map(({ id }) => id)
    expect([dropped, kept, filled].map((id) => ids.includes(id))).toEqual([false, true, true])
    // The topic is hidden and still stored.
    expect((await editedTopics()).find(({ _id }) => _id === dropped)).toMatchObject({ hidden: true })
  })

  test('CLUB-77 hides a question that it no longer ships, with its ticks, and leaves one that the club has changed', async () => {
    const topic = topicOf('sorting')
    const [gone, kept] = [1, 2].map((n) => `44444444-4444-4444-8444-44444444444${n}`) as [string, string]
    const shipped = async (id: string, edited: string) => {
      await run(
        `insert into questions (id, slug, name, difficulty, link, position, seed, edited)
         values ($1::uuid, $1::uuid::text, $1::uuid::text, 'Easy', 'https://example.com/', 5, 'old', $2)`,
        [id, edited],
      )
      await run('insert into topic_questions (topic_id, question_id, is_primary) values ($1, $2, true)', [
        topic,
        id,
      ])
      await tick(id)
    }
    await shipped(gone, '{}')
    await shipped(kept, '{link}')
    await release()
    const { data } = await listed(`topic=${topic}`)
    const one = (id: string) => data.find(({ _id }: { _id: string }) => _id === id)
    expect(one(gone)).toMatchObject({ hidden: true, shipped: true })
    expect(one(kept)).toMatchObject({ hidden: false, shipped: false })
    const ticked = (await completed()).completedQuestion.map(
      (tick: { questionId: string }) => tick.questionId,
    )
    expect(ticked).toEqual(expect.arrayContaining([gone, kept]))
  })
})

test('CLUB-78 5,000 questions: a page reads 100 of them, and the last is put first in one go', {
  tags: 'long',
}, async () => {
  const topicId = (await edit('POST', '/topics', { title: 'Many', description: 'So many.' })).body.data._id
  await run(
    `with made as (
       insert into questions (id, slug, name, difficulty, link, position)
       select gen_random_uuid(), 'many-' || n, 'Question ' || n, 'Easy', 'https://example.com/' || n, n
       from generate_series(1, 5000) n returning id)
     insert into topic_questions select $1, id, true from made`,
    [topicId],
  )
  const first = await listed(`topic=${topicId}`)
  expect([first.data.length, first.total]).toEqual([100, 5000])
  const second = await listed(`topic=${topicId}&cursor=${first.nextCursor}`)
  expect(second.data[0].questionName).toBe('Question 101')
  const found = await listed(`topic=${topicId}&q=question 5000`)
  const last = found.data[0]._id
  await edit('PUT', '/questions/place', { ids: [last], topicId, before: first.data[0]._id })
  expect((await listed(`topic=${topicId}`)).data[0]._id).toBe(last)
  // From then on, swapping a row with its neighbour writes only these two.
  const { xid } = (await run('select pg_current_xact_id()::text as xid')).rows[0]
  await edit('PUT', '/questions/place', { ids: [first.data[0]._id], topicId, before: last })
  const { rows } = await run('select count(*)::int as n from questions where xmin::text::bigint > $1', [xid])
  expect(rows).toEqual([{ n: 2 }])
})
