import { contentId, questions, topics } from '@callofcode/content/curriculum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const download = (file: string, as: string) =>
  site.app.inject({ url: `/curriculum.${file}`, headers: { authorization: `Bearer ${as}` } })
const rowsOf = async () => (await download('csv', admin)).body.slice(1).trimEnd().split('\r\n')
const edit = (method: 'POST' | 'PUT', path: string, body: object) =>
  site.ask(method, `/admin/curriculum${path}`, { as: admin, body })

test('CLUB-84 the curriculum comes as JSON with the ids, in its order, with what is hidden', async () => {
  const trie = contentId('topic', 'trie')
  const shown = (await site.ask('GET', `/topics/${trie}/questions`)).body.questions
  const ids: string[] = shown.map(({ id }: { id: string }) => id)
  await edit('PUT', '/questions/place', { ids: [ids[2]], topicId: trie, before: 'first' })
  await edit('PUT', '/questions/hidden', { ids: [ids[1]], hidden: true })
  const { headers, body } = await download('json', admin)
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="curriculum.json"',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  const file = JSON.parse(body)
  expect(file.topics.map(({ title }: { title: string }) => title)).toEqual(topics.map(({ title }) => title))
  const found = file.topics.find(({ id }: { id: string }) => id === trie)
  expect(found.questions.map(({ id }: { id: string }) => id)).toEqual([
    ids[2],
    ids[0],
    ids[1],
    ...ids.slice(3),
  ])
  expect(found.questions[2]).toMatchObject({ hidden: true, name: shown[1].questionName, link: shown[1].link })
  const all = file.topics.flatMap((one: { questions: object[] }) => one.questions).concat(file.withoutTopic)
  expect(all).toHaveLength(questions.length)
})

test('CLUB-84 its questions come as CSV, and no cell is a formula', async () => {
  const given = { topicId: contentId('topic', 'math'), questionName: '=1+1, "so"', link: 'https://x.org/' }
  const { _id } = (await edit('POST', '/questions', given)).body.data
  const rows = await rowsOf()
  expect(rows[0]).toBe('"Id","Topic","Name","Difficulty","Link","Hidden"')
  expect(rows).toContain(`"${_id}","Math & Number Theory","'=1+1, ""so""","Easy","https://x.org/","no"`)
  expect(rows).toHaveLength(questions.length + 2)
})

test('CLUB-84 5,000 questions are read by one statement', { tags: 'long' }, async () => {
  await site.database.pool.query(
    `with made as (
       insert into questions (id, slug, name, difficulty, link, position)
       select gen_random_uuid(), 'many-' || n, 'Question ' || n, 'Easy', 'https://example.com/', n
       from generate_series(1, 5000) n returning id)
     insert into topic_questions select $1, id, true from made`,
    [contentId('topic', 'math')],
  )
  expect(await countStatements(site.database, '"questions"', rowsOf)).toBe(1)
  expect((await rowsOf()).length).toBeGreaterThan(5_000)
})
