// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { all, nameOf, one, until, wordsOf } from '../../../../testing/person.ts'
import { closeScreen, openScreen } from '../../../../testing/screen.tsx'

afterEach(closeScreen)

const listed = (slug: string, title: string, question: string | null) => ({
  slug,
  title,
  question,
  difficulty: 'Easy',
  topics: [],
  questionId: null,
  leetcode: null,
  languages: [],
  style: 'function',
})

test('LIST-392 a row shows the name of the question beside the title, where they differ', async () => {
  const data = [listed('sandbags', 'Sandbags and Balloons', 'Two Sum'), listed('heap', 'A Heap', 'A Heap')]
  await openScreen('/dsa/problems', { answers: { 'GET /problems': { data } } })
  await until(() => one('link', 'Sandbags and Balloons'))
  const rows = [...document.querySelectorAll('.problem-rows .p-title')].map(wordsOf)
  expect(rows).toEqual(['Sandbags and BalloonsTwo Sum', 'A Heap'])
  expect(all('link', /Heap/).map(nameOf)).toEqual(['A Heap'])
})
