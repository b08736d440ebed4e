import type { Screen } from '../../platform/page/screen.ts'
import { screenAt } from '../screen-at.ts'

/** Whether a screen accepts this value of a search key. It treats any other value as absent. */
export type TakesValue = (screen: Screen, key: string, value: string) => boolean

// Decodes the characters that RFC 3986 calls unreserved. Their meaning stays the same.
const UNRESERVED = /[\w.~-]/
const spelled = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (triplet, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return UNRESERVED.test(letter) ? letter : triplet.toUpperCase()
  })

/**
 * Returns one name for all addresses that show the same page. The name keeps only the search keys of the screen, each once, in
 * the screen's order.
 */
export function pageName(url: string, takes: TakesValue = () => true): string {
  // Nearly every request is already sent in this form.
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
