import type { IncomingMessage } from 'node:http'

const COLLAPSED = /(?:^|;\s*)sidebar=collapsed(?:;|$)/

/** True for somebody who folded the sidebar: their pages are drawn so, and are nobody else's. */
export const sidebarCollapsed = ({ headers }: { headers: IncomingMessage['headers'] }) =>
  COLLAPSED.test(headers.cookie ?? '')
