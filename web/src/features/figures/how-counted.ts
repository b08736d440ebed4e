import { LEAST_ANSWERS } from '@callofcode/contract/event/feedback'
import { STUCK_DAYS } from '@callofcode/contract/learning/plan'
import { REVIEW_MINUTES, SOLVING_MINUTES } from '@callofcode/contract/learning/review'
import { STUCK } from '@callofcode/contract/site/mentor'
import { say } from './figures-words.ts'

/** What is said of each group of figures, in one sentence. */
export const howCounted = {
  tracker: () => say('tracker'),
  topic: () => say('topic'),
  list: () => say('list'),
  module: () => say('module'),
  days: () => say('days'),
  memberDays: () => say('memberDays'),
  memberSolved: () => say('memberSolved'),
  day: () =>
    say('day', {
      solvingEasy: SOLVING_MINUTES.Easy,
      solvingMedium: SOLVING_MINUTES.Medium,
      solvingHard: SOLVING_MINUTES.Hard,
      reviewEasy: REVIEW_MINUTES.Easy,
      reviewMedium: REVIEW_MINUTES.Medium,
      reviewHard: REVIEW_MINUTES.Hard,
    }),
  problems: () => say('problems'),
  fuel: () => say('fuel'),
  plan: () => say('plan'),
  cohort: () => say('cohort', { days: STUCK_DAYS }),
  cohortCounts: () => say('cohortCounts'),
  companies: () => say('companies'),
  board: () => say('board'),
  reviews: () => say('reviews'),
  attendance: () => say('attendance'),
  feedback: () => say('feedback', { least: LEAST_ANSWERS }),
  mentored: () => say('mentored', STUCK),
} as const satisfies Record<string, () => string>

export type Figures = keyof typeof howCounted
