import type { IncomingMessage } from 'node:http'
import { SOURCE } from './page-language.ts'

type Asking = Pick<IncomingMessage, 'headers' | 'url'>

const COLLAPSED = /(?:^|;\s*)sidebar=collapsed(?:;|$)/
const LIGHT = /(?:^|;\s*)theme=light(?:;|$)/

/** True when the person has collapsed the sidebar. */
export const sidebarCollapsed = ({ headers }: Asking) => COLLAPSED.test(headers.cookie ?? '')

/** True when the person has chosen the light theme. */
export const lightTheme = ({ headers }: Asking) => LIGHT.test(headers.cookie ?? '')

/**
 * The key of every kept answer. Of the API it is the address; of a page its name, its language and the person's display settings, where
 * they are not the default.
 */
export function answerKey(
  asking: Asking,
  nameOf: (url: string) => string,
  languageOf: (asking: Asking) => string,
) {
  const url = asking.url ?? '/'
  if (url.startsWith('/api/')) return url
  const name = nameOf(url)
  const language = languageOf(asking)
  const said = language === SOURCE ? name : `${name}#${language}`
  if (asking.headers.cookie === undefined) return said
  return `${said}${sidebarCollapsed(asking) ? '#collapsed' : ''}${lightTheme(asking) ? '#light' : ''}`
}
