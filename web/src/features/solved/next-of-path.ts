import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import type { ProblemListed } from '@callofcode/contract/problem/problem'

/**
 * Returns the next unsolved problem. It is of the same main topic and level, or else of the topic's next level. Otherwise the
 * next problems of the path are tried in the same way. After the end, the search starts again at the beginning.
 */
export function nextOfPath(
  problems: readonly ProblemListed[],
  slug: string,
  solved: ReadonlySet<string>,
): ProblemListed | undefined {
  const at = problems.findIndex((one) => one.slug === slug)
  const here = problems[at]
  const open = [...problems.slice(at + 1), ...problems.slice(0, Math.max(0, at))].filter(
    (one) => !solved.has(one.slug),
  )
  if (!here) return open[0]
  const level = DIFFICULTIES.indexOf(here.difficulty)
  const byLevel = (of: readonly ProblemListed[]) =>
    of.find(({ difficulty }) => difficulty === here.difficulty) ??
    of.find(({ difficulty }) => DIFFICULTIES.indexOf(difficulty) === level + 1)
  const topic = here.topics[0]?.slug
  return byLevel(open.filter(({ topics }) => topics[0]?.slug === topic)) ?? byLevel(open) ?? open[0]
}
