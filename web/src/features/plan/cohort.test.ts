import type { CohortPlan } from '@callofcode/contract/plan/batch-plan'
import { expect, test } from 'vitest'
import { cohortRows } from './cohort.tsx'

const who = { memberId: 'asha', name: 'Asha', handle: null, since: '2026-03-01', tries: 1, hints: 0 }
const cohort = (isMentor: boolean) =>
  ({
    members: 4,
    isMentor,
    plan: { questions: [{ questionName: 'Two Sum', past: 2, stuck: isMentor ? [who] : [] }] },
  }) as unknown as CohortPlan

test('LEARN-270 the file of a batch’s plan says how many are stuck to mentors, and nothing of it to who is not told', () => {
  expect(cohortRows(cohort(true))).toEqual([
    ['Problem', 'Past it', 'Members', 'Stuck'],
    ['Two Sum', 2, 4, 1],
  ])
  expect(cohortRows(cohort(false))).toEqual([
    ['Problem', 'Past it', 'Members'],
    ['Two Sum', 2, 4],
  ])
})
