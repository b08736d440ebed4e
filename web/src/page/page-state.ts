import type { DehydratedState } from '@tanstack/react-query'

/** What the server hands to the browser beside the markup, as JSON in the page. */
export interface PageState {
  readonly cache: DehydratedState
  readonly workshop: boolean
}

export const STATE_ID = 'state'
export const APP_ID = 'app'

// `<` would let a text end the element that holds the JSON.
export const stateText = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c')
