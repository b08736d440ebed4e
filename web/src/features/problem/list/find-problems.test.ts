import { nextOfPath } from '@callofcode/contract/problem/next-of-path'
import type { ProblemListed } from '@callofcode/contract/problem/problem'
import { expect, test } from 'vitest'
import { findProblems, type ProblemRow, type ProblemState } from './find-problems.ts'
import { nextUnsolved } from './list-context.ts'
import { chosenOrder, orderProblems, sortOf, turned } from './order-problems.ts'
import { pickProblem } from './pick-problem.ts'

let places = 0
const one = (
  slug: string,
  topic: string,
  difficulty: ProblemRow['difficulty'] = 'Easy',
  state: ProblemState = 'New',
  solvedBy = 0,
): ProblemRow => ({
  slug,
  title: slug.replaceAll('-', ' '),
  difficulty,
  topics: [{ slug: topic, title: topic }],
  questionId: null,
  question: null,
  leetcode: null,
  languages: [],
  style: 'function',
  number: ++places,
  state,
  solvedBy,
})
const all = [
  one('fair-cuts', 'arrays', 'Easy', 'Solved', 9),
  one('long-ribbon', 'arrays', 'Hard', 'New', 2),
  one('carousel', 'strings', 'Easy', 'Tried', 9),
  one('aground', 'graphs', 'Medium'),
]
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug)
const sorted = (sort: string) => slugs(orderProblems(all, chosenOrder({ sort })))

test('LIST-03 problems match all chosen filters together', () => {
  expect(slugs(findProblems(all, { topic: 'arrays', difficulty: 'Hard' }))).toEqual(['long-ribbon'])
  expect(slugs(findProblems(all, { q: 'RIBBON long' }))).toEqual(['long-ribbon'])
})

test('LIST-391 a problem is found by the name of its question and its number on LeetCode, and in spite of a typing error', () => {
  const named = [
    { ...one('sandbags-and-balloons', 'arrays'), question: 'Two Sum', leetcode: 1 },
    { ...one('saffron-trade', 'arrays'), question: 'Best Time to Buy and Sell Stock', leetcode: 121 },
    { ...one('long-word', 'strings'), question: 'Longest Substring Without Repeating Characters' },
  ]
  const found = (q: string) => slugs(findProblems(named, { q }))
  expect(found('two sum')).toEqual(['sandbags-and-balloons'])
  expect(found('stock')).toEqual(['saffron-trade'])
  expect(found('longest substring')).toEqual(['long-word'])
  expect(found('saffon')).toEqual(['saffron-trade'])
  expect(found('longst substrng')).toEqual(['long-word'])
  expect(found('sum')).toEqual(['sandbags-and-balloons'])
  expect(found('sun')).toEqual([])
  expect(found('121')).toEqual(['saffron-trade'])
  expect(found('leetcode 1')).toEqual(['sandbags-and-balloons'])
  expect(found('12')).toEqual([])
})

test('LIST-03 what is tried is found by its own state, and among what is to do', () => {
  const found = (solved: string) => slugs(findProblems(all, { solved }))
  expect(found('Solved')).toEqual(['fair-cuts'])
  expect(found('Tried')).toEqual(['carousel'])
  expect(found('To do')).toEqual(['long-ribbon', 'carousel', 'aground'])
  expect(found('Nonsense')).toEqual(slugs(all))
})

test('LIST-03 each column sorts in both directions, and equal rows stay in the order of the learning path', () => {
  expect(sorted('')).toEqual(slugs(all))
  expect(sorted('nonsense')).toEqual(slugs(all))
  expect(sorted('-path')).toEqual(slugs(all).reverse())
  expect(sorted('title')).toEqual(['aground', 'carousel', 'fair-cuts', 'long-ribbon'])
  expect(sorted('topic')).toEqual(['fair-cuts', 'long-ribbon', 'aground', 'carousel'])
  expect(sorted('difficulty')).toEqual(['fair-cuts', 'carousel', 'aground', 'long-ribbon'])
  expect(sorted('-difficulty')).toEqual(['long-ribbon', 'aground', 'fair-cuts', 'carousel'])
  expect(sorted('-solved')).toEqual(['fair-cuts', 'carousel', 'long-ribbon', 'aground'])
  expect(sorted('state')).toEqual(['carousel', 'long-ribbon', 'aground', 'fair-cuts'])
})

test('LIST-03 a heading sorts in its natural direction first, then in the other', () => {
  const path = chosenOrder({})
  const bySolved = turned(path, 'solved')
  expect([sortOf(path), sortOf(bySolved), sortOf(turned(bySolved, 'solved'))]).toEqual([
    undefined,
    '-solved',
    'solved',
  ])
  expect(sortOf(turned(path, 'title'))).toBe('title')
  expect(sortOf(turned(turned(path, 'title'), 'path'))).toBeUndefined()
})

test('LIST-06 the pick is a found problem that is not solved, and an easy step if there is one', () => {
  const draws = [0, 0.2, 0.4, 0.6, 0.8, 0.999]
  const picked = (found: readonly ProblemRow[]) =>
    new Set(draws.map((draw) => pickProblem(found, all, () => draw)?.slug))
  // A hard problem after an easy one is too large a step. So is a new topic that begins with a medium problem.
  expect(picked(all)).toEqual(new Set(['carousel']))
  expect(picked(findProblems(all, { topic: 'arrays' }))).toEqual(new Set(['long-ribbon']))
  expect(picked(findProblems(all, { solved: 'Solved' }))).toEqual(new Set(['fair-cuts']))
  expect(pickProblem([], all)).toBeUndefined()
})

test('LIST-06 a topic is near when it was begun or is one of the next three', () => {
  const topics = ['a', 'b', 'c', 'd', 'e'].map((topic) => one(topic, topic))
  const draws = Array.from({ length: 20 }, (_, at) => at / 20)
  const picked = (rows: readonly ProblemRow[]) =>
    new Set(draws.map((draw) => pickProblem(rows, rows, () => draw)?.slug))
  expect(picked(topics)).toEqual(new Set(['a', 'b', 'c']))
  const begun = [...topics.slice(0, 4), one('e1', 'e', 'Easy', 'Solved'), one('e2', 'e', 'Medium')]
  expect(picked(begun)).toEqual(new Set(['a', 'b', 'c', 'e2']))
})

test('LIST-08 the next problem after a solve is the next one in the list that is not solved', () => {
  expect(nextUnsolved(all, 'fair-cuts', new Set())?.slug).toBe('long-ribbon')
  expect(nextUnsolved(all, 'fair-cuts', new Set(['long-ribbon']))?.slug).toBe('carousel')
  expect(nextUnsolved(all, 'aground', new Set(['fair-cuts']))?.slug).toBe('long-ribbon')
  expect(nextUnsolved(all, 'aground', new Set(slugs(all)))).toBeUndefined()
})

test('LIST-09 after a solve comes an unsolved problem of the same topic and level, then of the next level, then of the path', () => {
  const placed = (slug: string, topic: string, difficulty: ProblemListed['difficulty']) =>
    ({
      slug,
      difficulty,
      questionId: null,
      topics: [{ slug: topic, title: topic }],
    }) as unknown as ProblemListed
  const path = [
    placed('heap-easy', 'heaps', 'Easy'),
    placed('sum-medium', 'sums', 'Medium'),
    placed('sum-first', 'sums', 'Easy'),
    placed('sum-hard', 'sums', 'Hard'),
    placed('sum-easy', 'sums', 'Easy'),
    placed('tree-easy', 'trees', 'Easy'),
  ]
  const solved: string[] = ['sum-first']
  const next = () => {
    const slug = nextOfPath(path, 'sum-first', new Set(solved))?.slug
    if (slug) solved.push(slug)
    return slug
  }
  expect(next()).toBe('sum-easy')
  expect(next()).toBe('sum-medium')
  expect(next()).toBe('tree-easy')
  expect(next()).toBe('heap-easy')
  expect(next()).toBe('sum-hard')
  expect(next()).toBeUndefined()
  expect(nextOfPath(path, 'elsewhere', new Set())?.slug).toBe('heap-easy')
})

test('LIST-09 after an easy solve comes an easy problem that is answered in the same way and trains a topic of it', () => {
  const placed = (slug: string, style: ProblemListed['style'], ...topics: string[]) =>
    ({
      slug,
      style,
      difficulty: 'Easy',
      questionId: null,
      topics: topics.map((topic) => ({ slug: topic })),
    }) as unknown as ProblemListed
  const path = [
    placed('other', 'function', 'strings'),
    placed('rows', 'function', 'arrays'),
    placed('first', 'function', 'sums', 'arrays'),
    placed('reads-input', 'stdin', 'sums', 'arrays'),
    placed('later', 'function', 'windows', 'arrays'),
  ]
  const after = (...solved: string[]) => nextOfPath(path, 'first', new Set(['first', ...solved]))?.slug
  expect(after()).toBe('rows')
  expect(after('rows')).toBe('later')
  expect(after('rows', 'later')).toBe('reads-input')
  const counted = path.map((one) => ({ ...one, questionId: one.slug === 'later' ? 'q' : null }))
  expect(nextOfPath(counted, 'first', new Set(['first']))?.slug).toBe('later')
})
