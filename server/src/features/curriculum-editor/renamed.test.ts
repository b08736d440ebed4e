import { contentId } from '@callofcode/content/curriculum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await testSite()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

type Named = { slug: string; title: string }[]

test('CLUB-82 problems and Today call a topic what the club calls it, also where they were read before', async () => {
  const { as } = await site.member()
  const listed = async () =>
    (await site.ask('GET', '/problems')).body.data as { slug: string; topics: Named }[]
  const [first = expect.fail('no problem')] = await listed()
  const [{ slug, title } = expect.fail('no topic')] = first.topics
  const names = async () => ({
    listed: (await listed())[0]?.topics[0]?.title,
    shown: (await site.ask('GET', `/problems/${first.slug}`)).body.data.topics[0].title,
  })
  const today = async (): Promise<string[]> =>
    (await site.ask('GET', '/today', { as })).body.data.problems.map((one: { topic: string }) => one.topic)
  const tagOf = async () => (await site.app.inject({ url: `/dsa/problems/${first.slug}.png` })).headers.etag
  const picture = await tagOf()
  const rename = (to: string) =>
    site.ask('PATCH', `/admin/curriculum/topics/${contentId('topic', slug)}`, {
      as: admin,
      body: { title: to },
    })
  expect(await names()).toEqual({ listed: title, shown: title })
  expect(await today()).toContain(title)
  expect((await rename('First steps')).status).toBe(200)
  expect(await names()).toEqual({ listed: 'First steps', shown: 'First steps' })
  expect(await tagOf()).not.toBe(picture)
  expect(await today()).toContain('First steps')
  expect(await today()).not.toContain(title)
})

test('CLUB-83 questions are put first in a topic, though its first one is not known', async () => {
  const topic = contentId('topic', 'trie')
  const shown = async (of: string): Promise<string[]> =>
    (await site.ask('GET', `/topics/${of}/questions`)).body.questions.map(({ id }: { id: string }) => id)
  const there = await shown(topic)
  const [one = '', two = ''] = await shown(contentId('topic', 'heap'))
  const place = (ids: string[]) =>
    site.ask('PUT', '/admin/curriculum/questions/place', {
      as: admin,
      body: { ids, topicId: topic, before: 'first' },
    })
  expect((await place([two, one])).status).toBe(200)
  expect(await shown(topic)).toEqual([two, one, ...there])
  // Reorders questions that are already first.
  await place([one, two])
  expect(await shown(topic)).toEqual([one, two, ...there])
})
