import { expect, test } from 'vitest'
import { findProblems, nextProblem } from './find-problems.ts'

const one = (slug: string, topic: string, difficulty: 'Easy' | 'Hard' = 'Easy') => ({
  slug,
  title: slug.replaceAll('-', ' '),
  difficulty,
  topics: [{ slug: topic, title: topic }],
})
const all = [one('fair-cuts', 'arrays'), one('carousel', 'strings'), one('long-ribbon', 'arrays', 'Hard')]
const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug)

test('problems match all chosen filters together', () => {
  expect(slugs(findProblems(all, { topic: 'arrays', difficulty: 'Hard' }, new Set()))).toEqual([
    'long-ribbon',
  ])
  expect(slugs(findProblems(all, { solved: 'To do' }, new Set(['carousel'])))).toEqual([
    'fair-cuts',
    'long-ribbon',
  ])
  expect(slugs(findProblems(all, { q: 'RIBBON long' }, new Set()))).toEqual(['long-ribbon'])
})

test('the next problem is one of the same topic, and never a solved one', () => {
  expect(nextProblem(all, all[0] ?? one('', ''), new Set())?.slug).toBe('long-ribbon')
  expect(nextProblem(all, all[0] ?? one('', ''), new Set(['long-ribbon']))?.slug).toBe('carousel')
  expect(nextProblem(all, all[0] ?? one('', ''), new Set(['long-ribbon', 'carousel']))).toBeUndefined()
})
