import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** The data that the server sends to the browser beside the markup, as JSON in the page. */
export interface PageState {
  /** The data that was read for the page. It has no times, so that the same data gives the same bytes and ETag. */
  readonly cache: readonly (readonly [QueryKey, unknown])[]
  readonly workshop: boolean
}

export const STATE_ID = 'state'
export const APP_ID = 'app'

/** Returns the text of a `PageState` that is safe in HTML. Texts that `jsonOf` has ready make up most of it. */
export function stateText(
  client: QueryClient,
  workshop: boolean,
  jsonOf: (answered: object) => string | undefined,
): string {
  const read = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  const textOf = (data: unknown) => (isObject(data) && jsonOf(data)) || safeJson(data)
  const dataOf = (data: unknown) =>
    isInParts(data)
      ? `{"pages":[${data.pages.map(textOf)}],"pageParams":${safeJson(data.pageParams)}}`
      : textOf(data)
  const cache = read.map(({ queryKey, state }) => `[${safeJson(queryKey)},${dataOf(state.data)}]`)
  return `{"cache":[${cache}],"workshop":${workshop}}`
}

/** Escapes `<`, which could end the element around the JSON. */
const safeJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
const isObject = (data: unknown) => typeof data === 'object' && data !== null
const isInParts = (data: unknown): data is InfiniteData<unknown> =>
  isObject(data) && 'pages' in data && Object.keys(data).join() === 'pages,pageParams'

/** Fills the browser's cache. This data is as new as the page: the server drops a page when its data changes. */
export function takeState(client: QueryClient): PageState {
  const text = document.getElementById(STATE_ID)?.textContent
  const state: PageState = text ? JSON.parse(text) : { cache: [], workshop: false }
  for (const [key, data] of state.cache) client.setQueryData(key, data)
  return state
}
