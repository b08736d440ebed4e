import { leetcodeNumbers, questions } from '@callofcode/content/curriculum'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('RES-445 a problem comes with the name of its question, and its number on LeetCode', async () => {
  const known = site.problems.list().find(({ question }) => leetcodeNumbers.has(question ?? ''))
  const read = async (slug: string | undefined) => (await site.ask('GET', `/problems/${slug}`)).body.data
  const name = questions.find(({ slug }) => slug === known?.question)?.name
  expect(await read(known?.slug)).toMatchObject({
    question: name,
    leetcode: leetcodeNumbers.get(known?.question ?? ''),
  })
  const free = site.problems.list().find(({ question }) => question === undefined)
  if (free) expect(await read(free.slug)).toMatchObject({ question: null, leetcode: null })
})
