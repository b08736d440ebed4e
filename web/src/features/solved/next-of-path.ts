import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import type { ProblemListed } from '@callofcode/contract/problem/problem'

/**
 * The unsolved problem to go on with after one: of its main topic and its level, else of the next level there; else the next ones of
 * the path, on the same terms. The path is read in a circle.
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
