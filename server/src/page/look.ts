import type { IncomingMessage } from 'node:http'

type Asking = Pick<IncomingMessage, 'headers' | 'url'>

const COLLAPSED = /(?:^|;\s*)sidebar=collapsed(?:;|$)/
const LIGHT = /(?:^|;\s*)theme=light(?:;|$)/

/** True for somebody who folded the sidebar. */
export const sidebarCollapsed = ({ headers }: Asking) => COLLAPSED.test(headers.cookie ?? '')

/** True for somebody who chose light: the first paint is right without waiting for a script. */
export const lightTheme = ({ headers }: Asking) => LIGHT.test(headers.cookie ?? '')

/** The key of a ready-made answer: its address, and how the page is to look where that is not as for everybody. */
export function readyKey(asking: Asking): string {
  const url = asking.url ?? '/'
  if (asking.headers.cookie === undefined || url.startsWith('/api/')) return url
  return `${url}${sidebarCollapsed(asking) ? '#collapsed' : ''}${lightTheme(asking) ? '#light' : ''}`
}
