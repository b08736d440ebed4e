import type { IncomingMessage } from 'node:http'

type Asking = Pick<IncomingMessage, 'headers' | 'url'>

const COLLAPSED = /(?:^|;\s*)sidebar=collapsed(?:;|$)/
const LIGHT = /(?:^|;\s*)theme=light(?:;|$)/

/** True when the person has collapsed the sidebar. */
export const sidebarCollapsed = ({ headers }: Asking) => COLLAPSED.test(headers.cookie ?? '')

/** True when the person has chosen the light theme. */
export const lightTheme = ({ headers }: Asking) => LIGHT.test(headers.cookie ?? '')

/** The cache key of a response: its address, and the person's display settings where they are not the default. */
export function answerKey(asking: Asking, nameOf: (url: string) => string): string {
  const url = asking.url ?? '/'
  return url.startsWith('/api/') ? url : pageKey(asking, nameOf(url))
}

/** The cache key of a page. */
export function pageKey(asking: Asking, name: string): string {
  if (asking.headers.cookie === undefined) return name
  return `${name}${sidebarCollapsed(asking) ? '#collapsed' : ''}${lightTheme(asking) ? '#light' : ''}`
}
