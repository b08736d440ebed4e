import { DIFFICULTIES } from '@callofcode/contract/curriculum'
import type { ProblemListed } from '@callofcode/contract/problem'

/** The filters in the address. An absent one means any. */
export interface ProblemSearch {
  readonly difficulty?: string | undefined
  readonly topic?: string | undefined
  readonly solved?: string | undefined
  readonly q?: string | undefined
}

export const chosenDifficulty = ({ difficulty }: ProblemSearch) =>
  DIFFICULTIES.find((one) => one === difficulty)
export const SOLVED = ['Solved', 'To do'] as const
export const chosenSolved = ({ solved }: ProblemSearch) => SOLVED.find((one) => one === solved)

type Listed = Pick<ProblemListed, 'slug' | 'title' | 'difficulty' | 'topics'>

/** The problems that match all filters and whose title contains every searched word. */
export function findProblems<P extends Listed>(
  all: readonly P[],
  search: ProblemSearch,
  solved: ReadonlySet<string>,
): P[] {
  const difficulty = chosenDifficulty(search)
  const state = chosenSolved(search)
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    if (difficulty && one.difficulty !== difficulty) return false
    if (search.topic && !one.topics.some(({ slug }) => slug === search.topic)) return false
    if (state && solved.has(one.slug) !== (state === 'Solved')) return false
    return words.every((word) => one.title.toLowerCase().includes(word))
  })
}

/** The next unsolved problem: of the same topic if there is one, else the next in the list, which is read in a circle. */
export function nextProblem<P extends Pick<ProblemListed, 'slug' | 'topics'>>(
  all: readonly P[],
  { slug, topics: [topic] }: Pick<P, 'slug' | 'topics'>,
  solved: ReadonlySet<string>,
): P | undefined {
  const at = all.findIndex((one) => one.slug === slug)
  const after = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  const open = after.filter((one) => one.slug !== slug && !solved.has(one.slug))
  return open.find((one) => one.topics[0]?.slug === topic?.slug) ?? open[0]
}
