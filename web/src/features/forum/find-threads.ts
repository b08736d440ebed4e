import type { InputOf } from '@callofcode/contract/endpoint'
import { CATEGORIES, type listThreads, THREAD_SORTS, type ThreadSort } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'

/** The search in the address. Without it the list shows all categories, latest first, from the beginning. */
export interface ThreadSearch {
  readonly category?: string | undefined
  readonly sort?: string | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** Returns the category in the address. A value outside the filter row means the first choice. */
export const chosenCategory = ({ category }: ThreadSearch) => CATEGORIES.find((one) => one === category)
export const chosenSort = ({ sort }: ThreadSearch): ThreadSort =>
  THREAD_SORTS.find((one) => one === sort) ?? 'latest'

/** Returns the query of the call, without absent or invalid values. */
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
