import type { Difficulty } from '../curriculum/curriculum.ts'

/** What a question takes the first time, in minutes. */
export const SOLVING_MINUTES = { Easy: 20, Medium: 35, Hard: 60 } as const
/** What every question counts as for a member who does not want to know how hard it is: its own minutes would tell. */
export const HELD_MINUTES = SOLVING_MINUTES.Medium

/** The problem that everybody begins with: Easy, to be solved in every language but Java, and shorter than the other Easy ones. */
export const FIRST_PROBLEM = 'fair-cuts'
const FIRST_MINUTES = 10

/** What a problem of this site takes, for every screen that says it. */
export const solvingMinutes = ({
  slug,
  difficulty,
}: {
  slug?: string | undefined
  difficulty: Difficulty
}) => (slug === FIRST_PROBLEM ? FIRST_MINUTES : SOLVING_MINUTES[difficulty])
