import { DIFFICULTIES } from '@callofcode/contract/curriculum'
import type { ProblemListed } from '@callofcode/contract/problem'

/** The filters and the order in the address. An absent one means any, and the learning path. */
export interface ProblemSearch {
  readonly difficulty?: string | undefined
  readonly topic?: string | undefined
  readonly solved?: string | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
}

export type ProblemState = 'Solved' | 'Tried' | 'New'

/** A problem as a row of the list. */
export interface ProblemRow extends ProblemListed {
  /** Its place in the learning path, from 1. */
  readonly number: number
  readonly state: ProblemState
  /** Undefined while it is not known. */
  readonly solvedBy: number | undefined
}

/** What the filter of states offers. What is tried is to do as well. */
export const STATE_FILTERS = ['To do', 'Tried', 'Solved'] as const
export const chosenDifficulty = ({ difficulty }: ProblemSearch) =>
  DIFFICULTIES.find((one) => one === difficulty)
export const chosenState = ({ solved }: ProblemSearch) => STATE_FILTERS.find((one) => one === solved)

type Filtered = Pick<ProblemRow, 'title' | 'difficulty' | 'topics' | 'state'>

/** The problems that match all filters and whose title contains every searched word. */
export function findProblems<P extends Filtered>(all: readonly P[], search: ProblemSearch): P[] {
  const difficulty = chosenDifficulty(search)
  const state = chosenState(search)
  const words = (search.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    if (difficulty && one.difficulty !== difficulty) return false
    if (search.topic && !one.topics.some(({ slug }) => slug === search.topic)) return false
    if (state && (state === 'To do' ? one.state === 'Solved' : one.state !== state)) return false
    return words.every((word) => one.title.toLowerCase().includes(word))
  })
}
