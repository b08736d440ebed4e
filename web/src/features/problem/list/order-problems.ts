import { DIFFICULTIES } from '@callofcode/contract/curriculum/curriculum'
import type { ProblemRow, ProblemSearch } from './find-problems.ts'

/** The columns by which the list can be sorted. `path` is the place in the learning path. */
const COLUMNS = ['state', 'path', 'title', 'topic', 'difficulty', 'solved'] as const
export type Column = (typeof COLUMNS)[number]

export interface Order {
  readonly by: Column
  readonly descending: boolean
}

/** The values of `sort` in the address: a column, with a minus for descending. */
export const SORTS = COLUMNS.flatMap((column) => [column, `-${column}`])
export const LEARNING_PATH: Order = { by: 'path', descending: false }

export function chosenOrder({ sort = '' }: ProblemSearch): Order {
  const by = COLUMNS.find((column) => column === sort.replace(/^-/, ''))
  return by ? { by, descending: sort.startsWith('-') } : LEARNING_PATH
}

/** Returns the value of `sort` for an order. Undefined for the learning path. */
export const sortOf = ({ by, descending }: Order): string | undefined =>
  descending ? `-${by}` : by === 'path' ? undefined : by

/** Returns the order after a click on a heading: first its natural direction, then the reverse. */
export function turned(order: Order, by: Column): Order {
  if (order.by === by) return { by, descending: !order.descending }
  return { by, descending: by === 'solved' }
}

const STATES = ['Tried', 'New', 'Solved']

const compare: { readonly [column in Column]: (one: ProblemRow, other: ProblemRow) => number } = {
  state: (one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state),
  path: (one, other) => one.number - other.number,
  title: (one, other) => one.title.localeCompare(other.title, 'en'),
  topic: (one, other) => topicOf(one).localeCompare(topicOf(other), 'en'),
  difficulty: (one, other) => rank(one) - rank(other),
  solved: (one, other) => (one.solvedBy ?? 0) - (other.solvedBy ?? 0),
}
const rank = ({ difficulty }: ProblemRow) => DIFFICULTIES.indexOf(difficulty)
const topicOf = ({ topics: [topic] }: ProblemRow) => topic?.title ?? ''

/** Sorts the rows. Equal rows keep the order of the learning path in both directions. */
export function orderProblems(rows: readonly ProblemRow[], { by, descending }: Order): ProblemRow[] {
  const sign = descending ? -1 : 1
  return rows.toSorted((one, other) => sign * compare[by](one, other) || one.number - other.number)
}
