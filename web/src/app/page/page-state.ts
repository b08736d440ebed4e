import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the server hands to the browser beside the markup, as JSON in the page. */
export interface PageState {
  /** What was read for the page. Without times, so that the same data gives the same bytes and ETag. */
  readonly cache: readonly (readonly [QueryKey, unknown])[]
  readonly workshop: boolean
}

export const STATE_ID = 'state'
export const APP_ID = 'app'

/** The state as text that is safe in HTML: an unescaped `<` could end the element that holds it. */
export function stateText(client: QueryClient, workshop: boolean): string {
  const read = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  const state: PageState = { cache: read.map((query) => [query.queryKey, query.state.data]), workshop }
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

/** Fills the browser's cache. This data is as new as the page: the server drops a page when its data changes. */
export function takeState(client: QueryClient): PageState {
  const text = document.getElementById(STATE_ID)?.textContent
  const state: PageState = text ? JSON.parse(text) : { cache: [], workshop: false }
  for (const [key, data] of state.cache) client.setQueryData(key, data)
  return state
}
