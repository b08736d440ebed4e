import type { IncomingMessage } from 'node:http'
import { SOURCE } from './page-language.ts'

type Asking = Pick<IncomingMessage, 'headers' | 'url'>

const COLLAPSED = /(?:^|;\s*)sidebar=collapsed(?:;|$)/
const LIGHT = /(?:^|;\s*)theme=light(?:;|$)/

export const sidebarCollapsed = ({ headers }: Asking) => COLLAPSED.test(headers.cookie ?? '')

export const lightTheme = ({ headers }: Asking) => LIGHT.test(headers.cookie ?? '')

/**
 * Returns the key of a cached response. For the API it is the address. For a page it is its name, its language and the display
 * settings that differ from the default.
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
