import { DIFFICULTIES } from '@callofcode/contract/curriculum'
import type { ProblemListed } from '@callofcode/contract/problem'
import { distance } from 'fastest-levenshtein'

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

type Filtered = Pick<ProblemRow, 'title' | 'question' | 'leetcode' | 'difficulty' | 'topics' | 'state'>

/**
 * The problems that match all filters and have every searched word in their title, in the name of the question that they are in the
 * tracker, or as its number on LeetCode. Where no problem has them, words with a typing error count.
 */
export function findProblems<P extends Filtered>(all: readonly P[], search: ProblemSearch): P[] {
  const difficulty = chosenDifficulty(search)
  const state = chosenState(search)
  const filtered = all.filter((one) => {
    if (difficulty && one.difficulty !== difficulty) return false
    if (search.topic && !one.topics.some(({ slug }) => slug === search.topic)) return false
    return !state || (state === 'To do' ? one.state !== 'Solved' : one.state === state)
  })
  const words = wordsOf(search.q ?? '')
  const found = filtered.filter((one) =>
    words.every((word) => word === String(one.leetcode) || namesOf(one).includes(word)),
  )
  if (found.length > 0) return found
  return filtered.filter((one) => {
    const own = wordsOf(namesOf(one))
    return words.every((word) => own.some((other) => isMistyped(word, other)))
  })
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)
const namesOf = ({ title, question, leetcode }: Filtered) =>
  `${title} ${question ?? ''} ${leetcode === null ? '' : 'LeetCode'}`.toLowerCase()

/** From so many letters on a word may have one typing error, and twice so many, two. */
const LETTERS = 4

/** Whether the word is the other one, or its beginning, but for a letter or two. */
function isMistyped(word: string, other: string): boolean {
  const most = Math.min(2, Math.floor(word.length / LETTERS))
  if (most === 0) return other.startsWith(word)
  return [-1, 0, 1].some((more) => distance(word, other.slice(0, word.length + more)) <= most)
}
