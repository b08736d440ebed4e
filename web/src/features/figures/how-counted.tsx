import { LEAST_ANSWERS } from '@callofcode/contract/event/feedback'
import { STUCK_DAYS } from '@callofcode/contract/learning/plan'
import { REVIEW_MINUTES, SOLVING_MINUTES } from '@callofcode/contract/learning/review'
import { STUCK } from '@callofcode/contract/site/mentor'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { say } from './figures-words.ts'

/** What is said of each group of figures, a paragraph each. */
const said = {
  tracker: () => [say('tracker'), say('days'), streak(), <DaysFile key="file" />],
  topic: () => [say('topic')],
  list: () => [say('list')],
  module: () => [say('module')],
  activity: () => [say('days'), streak()],
  memberDays: () => [say('memberDays')],
  memberSolved: () => [say('memberSolved')],
  day: () => [minutes(), streak()],
  problems: () => [say('problems')],
  accepted: () => [say('fuel'), say('acceptedSolved'), streak()],
  plan: () => [say('plan')],
  cohort: () => [say('cohort', { days: STUCK_DAYS })],
  cohortCounts: () => [say('cohortCounts')],
  companies: () => [say('companies')],
  board: () => [say('board')],
  reviews: () => [say('reviews')],
  attendance: () => [say('attendance')],
  feedback: () => [say('feedback', { least: LEAST_ANSWERS })],
  mentored: () => [say('mentored', STUCK)],
} as const satisfies Record<string, () => readonly ReactNode[]>

export type Figures = keyof typeof said

export function HowCounted({ of }: { of: Figures }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they never change
  return said[of]().map((words, at) => <p key={at}>{words}</p>)
}

const streak = () =>
  say('streak', {
    link: (inside) => (
      <Link className="link" to={paths.streak}>
        {inside}
      </Link>
    ),
  })

const minutes = () =>
  say('day', {
    solvingEasy: SOLVING_MINUTES.Easy,
    solvingMedium: SOLVING_MINUTES.Medium,
    solvingHard: SOLVING_MINUTES.Hard,
    reviewEasy: REVIEW_MINUTES.Easy,
    reviewMedium: REVIEW_MINUTES.Medium,
    reviewHard: REVIEW_MINUTES.Hard,
  })

function DaysFile() {
  return (
    <a className="link" href={paths.streakCsv} download>
      {say('daysFile')}
    </a>
  )
}
