import { expect, test } from 'vitest'
import { knownByLink } from './use-known-questions.ts'

const daily = {
  questionName: 'Daily Temperatures',
  difficulty: 'Medium' as const,
  link: 'https://leetcode.com/problems/daily-temperatures/',
}

test('CLUB-387 a link leads to the question of the tracker, however it was copied', () => {
  const known = knownByLink([daily])
  for (const link of [
    'https://leetcode.com/problems/daily-temperatures',
    'https://www.leetcode.com/problems/daily-temperatures/description/?envType=study-plan',
    'https://leetcode.com/problems/Daily-Temperatures/solutions/123/a-stack',
  ])
    expect(known(link), link).toBe(daily)
  for (const link of ['https://leetcode.com/problems/two-sum', 'https://leetcode.com', 'daily', ''])
    expect(known(link), link).toBeUndefined()
})
