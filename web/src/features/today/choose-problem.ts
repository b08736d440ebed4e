import type { DailyProblem } from '@callofcode/contract/curriculum/curriculum'

/** So many of the next unsolved problems take turns. */
const IN_TURN = 3

interface Chosen {
  readonly problem: DailyProblem | undefined
  /** Instead of it, once. */
  readonly other: DailyProblem | undefined
}

/**
 * The problem of a day: one of the first in the learning path that were unsolved when the day began. So it stays the
 * same all day, also after it was solved.
 */
export function problemOfDay(
  problems: readonly DailyProblem[],
  day: string,
  dayOf: (instant: string) => string,
): Chosen {
  const unsolved = problems.filter(({ solvedAt }) => solvedAt === null || dayOf(solvedAt) >= day)
  if (unsolved.length === 0) return { problem: undefined, other: undefined }
  const easy = unsolved.filter(({ difficulty }) => difficulty === 'Easy')
  // Who has solved none yet begins with an easy one.
  const open = unsolved.length === problems.length && easy.length > 0 ? easy : unsolved
  const at = dayNumber(day) % Math.min(IN_TURN, open.length)
  return { problem: open[at], other: open.length > 1 ? open[(at + 1) % open.length] : undefined }
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
