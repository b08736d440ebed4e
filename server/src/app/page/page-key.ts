import type { IncomingMessage } from 'node:http'

type Asking = Pick<IncomingMessage, 'headers' | 'url'>

const COLLAPSED = /(?:^|;\s*)sidebar=collapsed(?:;|$)/
const LIGHT = /(?:^|;\s*)theme=light(?:;|$)/

/** True for somebody who folded the sidebar. */
export const sidebarCollapsed = ({ headers }: Asking) => COLLAPSED.test(headers.cookie ?? '')

/** True for somebody who chose light: the first paint is right without waiting for a script. */
export const lightTheme = ({ headers }: Asking) => LIGHT.test(headers.cookie ?? '')

/** The key of a ready-made answer: its address, and how the page is to look where that is not as for everybody. */
export function answerKey(asking: Asking, nameOf: (url: string) => string): string {
  const url = asking.url ?? '/'
  return url.startsWith('/api/') ? url : pageKey(asking, nameOf(url))
}

/** The key of a page by its name. */
export function pageKey(asking: Asking, name: string): string {
  if (asking.headers.cookie === undefined) return name
  return `${name}${sidebarCollapsed(asking) ? '#collapsed' : ''}${lightTheme(asking) ? '#light' : ''}`
}
