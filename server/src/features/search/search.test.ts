import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

interface Line {
  kind: string
  id: string
  label: string
  hint: string
  topicId: string | null
}
const search = async (q: string): Promise<Line[]> =>
  (await site.ask('GET', `/search?${new URLSearchParams({ q })}`)).body.data
const send = async (path: string, body: object) => {
  const { as } = await site.member({ role: 'admin' })
  const answer = await site.ask('POST', path, { as, body })
  expect(answer.status).toBe(201)
  return answer.body.data._id as string
}
const labels = (lines: readonly Line[], kind: string) =>
  lines.filter((one) => one.kind === kind).map(({ label }) => label)

test('one call finds every kind of item, by its name and by its second line', async () => {
  const word = 'Zymurgy'
  const blog = await send('/admin/createBlog', { title: `On ${word}`, author: 'A', content: 'C' })
  const module = await send('/admin/createModule', { title: word, description: 'D', questions: [] })
  const told = { company: word, role: 'SDE', verdict: 'Selected', content: 'C', candidate: 'Kavya' }
  const experience = await send('/admin/createInterviewExp', told)
  const asked = { title: 'Asked', category: 'General', content: `All about ${word}` }
  const thread = await send('/forum/threads', asked)
  const lines = await search('  zYMURGY ')
  expect(Object.fromEntries(lines.map(({ kind, id }) => [kind, id]))).toEqual({
    blog,
    module,
    experience,
    thread,
  })
  expect(labels(await search('kavya sde'), 'experience')).toEqual([`${word}, SDE`])
})

test('a few of each kind, names that begin with the words first; a question says its topic', async () => {
  const lines = await search('two')
  const questions = lines.filter(({ kind }) => kind === 'question')
  expect(questions.length).toBeLessThanOrEqual(6)
  expect(questions[0]?.label).toMatch(/^two/i)
  for (const { topicId } of questions) {
    const { body } = await site.ask('GET', `/topics/${topicId}/questions`)
    expect(body.questions.map(({ id }: { id: string }) => id)).toContain(
      questions.find((one) => one.topicId === topicId)?.id,
    )
  }
  expect(labels(lines, 'topic')).toContain('Two Pointers')
  expect(labels(await search('fair cuts'), 'problem')).toEqual(['Fair Cuts'])
})

test('safety I6 removed or unaccepted content is not found, and wildcards are ordinary characters', async () => {
  const { as } = await site.member({ role: 'admin' })
  const gone = await send('/admin/createBlog', { title: 'Quixotry 100% done_', author: 'A', content: 'C' })
  expect(labels(await search('100% done_'), 'blog')).toEqual(['Quixotry 100% done_'])
  expect(labels(await search('1%0 d_ne'), 'blog')).toEqual([])
  expect((await site.ask('DELETE', `/admin/blogs/${gone}`, { as })).status).toBe(200)
  const sent = { company: 'Quixotry', role: 'SDE', verdict: 'Selected', content: 'C', anonymous: true }
  expect((await site.ask('POST', '/experiences', { as, body: sent })).status).toBe(201)
  expect(await search('quixotry')).toEqual([])
  expect(await search("'; drop table blogs; --")).toEqual([])
})

test('safety I7 nothing, too much and unknown keys are refused', async () => {
  for (const bad of ['', '?q=', '?q=%20', `?q=${'a'.repeat(201)}`, '?q=a&q=b', '?q=two&sort=name'])
    expect([bad, (await site.ask('GET', `/search${bad}`)).status]).toEqual([bad, 400])
})
