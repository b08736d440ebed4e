import { expect, test } from 'vitest'
import { leetcodeNumbers, questions } from './curriculum.ts'

test('every number belongs to a question, and no two questions share one', () => {
  const slugs = new Set(questions.map(({ slug }) => slug))
  for (const slug of leetcodeNumbers.keys()) expect(slugs).toContain(slug)
  expect(new Set(leetcodeNumbers.values()).size).toBe(leetcodeNumbers.size)
})

test('only the two questions that one source alone numbers are without', () => {
  const without = questions.filter(({ slug }) => !leetcodeNumbers.has(slug)).map(({ slug }) => slug)
  expect(without.toSorted()).toEqual(['number-of-provinces', 'smallest-range-covering-elements-from-k-lists'])
})

test.each([
  ['two-sum', 1],
  ['lru-cache', 146],
  ['word-break', 139],
  ['find-the-index-of-the-first-occurrence-in-a-string', 28],
  ['single-element-in-a-sorted-array', 540],
  ['koko-eating-bananas', 875],
])('%s is number %i', (slug, number) => {
  expect(leetcodeNumbers.get(slug)).toBe(number)
})

// An independent check: the authors of questions.json sorted it by numbers that the file does not contain.
test('questions stand within their topic, difficulty and number of lists in the order of their numbers', () => {
  const last = new Map<string, number>()
  for (const { slug, topics, difficulty, lists } of questions) {
    const number = leetcodeNumbers.get(slug)
    if (number === undefined) continue
    const group = `${topics[0]} ${difficulty} ${lists.length}`
    expect(number, slug).toBeGreaterThan(last.get(group) ?? 0)
    last.set(group, number)
  }
})
