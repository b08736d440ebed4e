import type { DailyProblem } from '@callofcode/contract/curriculum/curriculum'
import { expect, test } from 'vitest'
import { problemOfDay } from './choose-problem.ts'

const problem = (slug: string, solvedAt: string | null = null) =>
  ({ slug, title: slug, difficulty: 'Easy', topic: 'Arrays', solvedAt }) as const
const inUtc = (instant: string) => instant.slice(0, 10)
const path = ['a', 'b', 'c', 'd'].map((slug) => problem(slug))
const slugOf = (problems: typeof path, day: string) => problemOfDay(problems, day, inUtc).problem?.slug

test('TODAY-04 the first problems of the path take turns, one a day', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
  const found = days.map((day) => slugOf(path, day))
  expect(new Set(found)).toEqual(new Set(['a', 'b', 'c']))
  expect(found[3]).toBe(found[0])
})

test('TODAY-04 it stays the same after it or another one was solved on that day', () => {
  const day = '2026-03-02'
  const before = slugOf(path, day)
  for (const solved of path) {
    const after = path.map((one) => (one === solved ? problem(one.slug, '2026-03-02T09:00:00Z') : one))
    expect(slugOf(after, day)).toBe(before)
  }
})

test('TODAY-04 what was solved on the day before is none of this day', () => {
  const after = [problem('a', '2026-03-01T23:59:00Z'), problem('b')]
  expect(slugOf(after, '2026-03-02')).toBe('b')
  expect(problemOfDay(after, '2026-03-02', inUtc).other).toBeUndefined()
})

test('TODAY-04 who has solved none yet begins with an easy one', () => {
  const hard = { ...problem('z'), difficulty: 'Medium' as const }
  const days = ['2026-03-01', '2026-03-02', '2026-03-03']
  const chosen = (problems: readonly DailyProblem[]) =>
    new Set(days.map((day) => problemOfDay(problems, day, inUtc).problem?.slug))
  expect(chosen([hard, problem('a'), problem('b')])).toEqual(new Set(['a', 'b']))
  expect(chosen([hard])).toEqual(new Set(['z']))
  const begun = [problem('a', '2026-02-01T09:00:00Z'), hard, problem('b')]
  expect(chosen(begun)).toEqual(new Set(['z', 'b']))
})

test('TODAY-04 the other one is the next of the path; with nothing left there is none', () => {
  const { problem: one, other } = problemOfDay(path, '2026-03-02', inUtc)
  expect(path.findIndex(({ slug }) => slug === other?.slug)).toBe(
    path.findIndex(({ slug }) => slug === one?.slug) + 1,
  )
  expect(problemOfDay([], '2026-03-02', inUtc).problem).toBeUndefined()
})
