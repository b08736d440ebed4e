import type { InputOf } from '@callofcode/contract/endpoint'
import {
  CATEGORY_NAME,
  type listThreads,
  THREAD_SORTS,
  type ThreadSort,
} from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'

/** The search in the address. Without it the list shows all categories, latest first, from the beginning. */
export interface ThreadSearch {
  readonly category?: string | undefined
  readonly sort?: string | undefined
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** Returns the category in the address. The club has categories of its own, so only the server knows whether it exists. */
export const chosenCategory = ({ category }: ThreadSearch) => {
  const name = category?.trim() ?? ''
  return name && name.length <= CATEGORY_NAME ? name : undefined
}
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
