import type { Difficulty } from '@callofcode/contract/curriculum/curriculum'
import { SOLVING_MINUTES } from '@callofcode/contract/plan/solving-minutes'
import type { Rating } from '@callofcode/contract/review/review'

/** How a solution was found since the last review of the question. */
export interface SolvingFacts {
  /** Submissions that were judged and not accepted. */
  readonly failed: number
  readonly hints: number
  /** Whether the editorial was read before solving. */
  readonly editorial: boolean
  /** The number that the browser reports, or null without a report. */
  readonly traces: number | null
  readonly counterexamples: number | null
  readonly seconds: number | null
}

const MANY_TRIES = 3

/** Returns the rating that FSRS gets for an accepted solution. The member can change it. */
export function ratingOf(facts: SolvingFacts, difficulty: Difficulty): Rating {
  const { failed, hints, editorial, seconds } = facts
  if (editorial) return 1
  const wasHelped = hints > 0 || (facts.traces ?? 0) > 0 || (facts.counterexamples ?? 0) > 0
  const usual = SOLVING_MINUTES[difficulty] * 60
  const isSlow = seconds !== null && seconds > 2 * usual
  if (wasHelped || failed >= MANY_TRIES || isSlow) return 2
  const isFast = seconds !== null && seconds < usual / 2
  return failed === 0 && isFast ? 4 : 3
}
