import type { InputOf } from '@callofcode/contract/endpoint'
import { CATEGORIES, type listThreads, THREAD_SORTS, type ThreadSort } from '@callofcode/contract/forum'
import { limits } from '@callofcode/contract/limits'

/** What the address asks for; absent means all categories, the latest first, from the beginning. */
export interface ThreadSearch {
  readonly category?: string | undefined
  readonly sort?: string | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** One of the choices of a filter row; anything else in the address means the first of them. */
export const chosenCategory = ({ category }: ThreadSearch) => CATEGORIES.find((one) => one === category)
export const chosenSort = ({ sort }: ThreadSearch): ThreadSort =>
  THREAD_SORTS.find((one) => one === sort) ?? 'latest'

/** The query of the call: what the address leaves out or gets wrong is left out. */
export function threadsQuery(search: ThreadSearch): NonNullable<InputOf<typeof listThreads>['query']> {
  const category = chosenCategory(search)
  const sort = chosenSort(search)
  const q = [...(search.q ?? '').trim()].slice(0, limits.search).join('')
  return {
    ...(sort !== 'latest' && { sort }),
    ...(category && { category }),
    ...(q && { q }),
    ...(search.cursor && { cursor: search.cursor }),
  }
}
