import type { Screen } from '../../platform/page/screen.ts'
import { screenAt } from '../screen-at.ts'

/** Whether a screen accepts this value of a search key. It treats any other value as absent. */
export type TakesValue = (screen: Screen, key: string, value: string) => boolean

// What RFC 3986 calls unreserved means the same with percent signs and without.
const UNRESERVED = /[\w.~-]/
const spelled = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (triplet, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return UNRESERVED.test(letter) ? letter : triplet.toUpperCase()
  })

/**
 * One name for all addresses that show the same page: only the search keys that the screen knows, each once, in the
 * screen's order.
 */
export function pageName(url: string, takes: TakesValue = () => true): string {
  // Nearly every request: it is sent as it is named.
  if (!/[?%]/.test(url)) return url
  const [before = '', ...rest] = url.split('?')
  const path = before.includes('%') ? spelled(before) : before
  const screen = rest.length > 0 ? screenAt(path) : undefined
  if (!screen?.search) return path
  const given = new URLSearchParams(rest.join('?'))
  const kept = screen.search.flatMap((key) => {
    const value = given.getAll(key).at(-1)
    return value && takes(screen, key, value) ? [[key, value]] : []
  })
  const query = new URLSearchParams(kept).toString()
  return query ? `${path}?${query}` : path
}
