import type { PlannedQuestion } from '@callofcode/contract/plan/plan'
import { expect, test } from 'vitest'
import { minutesOf, mondayOf, weeksOf } from './plan-days.ts'

const question = (id: string, on: string | null, done = false) =>
  ({ id, on, done, minutes: 20 }) as unknown as PlannedQuestion

test('LEARN-72 a plan shows the days of this week from today on, then later weeks, and apart what was done before', () => {
  expect(['2026-03-02', '2026-03-08', '2026-03-09'].map(mondayOf)).toEqual([
    '2026-03-02',
    '2026-03-02',
    '2026-03-09',
  ])
  const all = [
    question('unknown', null, true),
    question('before', '2026-03-01', true),
    question('monday', '2026-03-02', true),
    question('sunday', '2026-03-08'),
    question('today', '2026-03-04'),
    question('done', '2026-03-04', true),
    question('late', '2026-03-23'),
    question('next', '2026-03-09'),
  ]
  const { now, later, before } = weeksOf(all, '2026-03-04')
  const idsOf = (questions: readonly PlannedQuestion[]) => questions.map(({ id }) => id)
  expect(now.map(({ day, questions }) => [day, idsOf(questions)])).toEqual([
    ['2026-03-04', ['today', 'done']],
    ['2026-03-08', ['sunday']],
  ])
  expect(later.map(({ monday, days }) => [monday, days.map(({ day }) => day)])).toEqual([
    ['2026-03-09', ['2026-03-09']],
    ['2026-03-23', ['2026-03-23']],
  ])
  expect(idsOf(before)).toEqual(['unknown', 'before', 'monday'])
  expect(minutesOf(all)).toBe(80)
  // All hidden difficulties count the same minutes.
  expect(minutesOf(all, true)).toBe(140)
})
