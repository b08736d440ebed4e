import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import type { ProblemListed } from '@callofcode/contract/problem/problem'
import { findByWords } from '../../../platform/find-by-words.ts'

/** The filters and the order in the address. A missing filter matches all, and a missing order means the learning path. */
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
  /** Undefined until it is loaded. */
  readonly solvedBy: number | undefined
}

/** The options of the state filter. Tried problems are part of `To do` as well. */
export const STATE_FILTERS = ['To do', 'Tried', 'Solved'] as const
export const chosenDifficulty = ({ difficulty }: ProblemSearch) =>
  DIFFICULTIES.find((one) => one === difficulty)
export const chosenState = ({ solved }: ProblemSearch) => STATE_FILTERS.find((one) => one === solved)

type Filtered = Pick<ProblemRow, 'title' | 'question' | 'leetcode' | 'difficulty' | 'topics' | 'state'>

/**
 * Returns the problems that match all filters. The search covers the title and the name of the problem's question in the tracker.
 */
export function findProblems<P extends Filtered>(all: readonly P[], search: ProblemSearch): P[] {
  const difficulty = chosenDifficulty(search)
  const state = chosenState(search)
  const filtered = all.filter((one) => {
    if (difficulty && one.difficulty !== difficulty) return false
    if (search.topic && !one.topics.some(({ slug }) => slug === search.topic)) return false
    return !state || (state === 'To do' ? one.state !== 'Solved' : one.state === state)
  })
  return findByWords(filtered, search.q ?? '', ({ title, question, leetcode }) => ({
    names: [title, question],
    number: leetcode,
  }))
}
