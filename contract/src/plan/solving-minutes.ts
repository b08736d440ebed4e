import type { Difficulty } from '../curriculum/curriculum.ts'

/** Minutes for the first solve of a question. */
export const SOLVING_MINUTES = { Easy: 20, Medium: 35, Hard: 60 } as const
/** The minutes of every question for a member who hides difficulty. Its own minutes would reveal it. */
export const HELD_MINUTES = SOLVING_MINUTES.Medium

/**
 * The first problem for everybody. One loop solves it, it is available in every language but Java, and it is a question of the
 * tracker, so that the first solve counts on every screen.
 */
export const FIRST_PROBLEM = 'saffron-trade'
const FIRST_MINUTES = 10

/** Returns the minutes for a problem of this site, for every screen that shows them. */
export const solvingMinutes = ({
  slug,
  difficulty,
}: {
  slug?: string | undefined
  difficulty: Difficulty
}) => (slug === FIRST_PROBLEM ? FIRST_MINUTES : SOLVING_MINUTES[difficulty])
