import type { DailyProblem } from '@callofcode/contract/curriculum/curriculum'

/** The number of next unsolved problems that take turns. */
const IN_TURN = 3

interface Chosen {
  readonly problem: DailyProblem | undefined
  /** Its replacement, available once. */
  readonly other: DailyProblem | undefined
}

/**
 * Chooses the problem of a day: one of the first in the learning path that were unsolved when the day began. It stays the same
 * all day, even after it is solved.
 */
export function problemOfDay(
  problems: readonly DailyProblem[],
  day: string,
  dayOf: (instant: string) => string,
): Chosen {
  const unsolved = problems.filter(({ solvedAt }) => solvedAt === null || dayOf(solvedAt) >= day)
  if (unsolved.length === 0) return { problem: undefined, other: undefined }
  const easy = unsolved.filter(({ difficulty }) => difficulty === 'Easy')
  // A member without a solve begins with an easy problem.
  const open = unsolved.length === problems.length && easy.length > 0 ? easy : unsolved
  const at = dayNumber(day) % Math.min(IN_TURN, open.length)
  return { problem: open[at], other: open.length > 1 ? open[(at + 1) % open.length] : undefined }
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
