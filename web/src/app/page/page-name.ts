import { dashboardScreens, type Screen, screens, workshopScreens } from '../routes.tsx'

/** Whether a screen takes this value for this key of its address; in place of another one it shows what it shows without. */
export type TakesValue = (screen: Screen, key: string, value: string) => boolean

const all = [...screens, ...dashboardScreens, ...workshopScreens]
const plain = new Map(all.filter(({ path }) => !path.includes('$')).map((screen) => [screen.path, screen]))
const patterns = all
  .filter(({ path }) => path.includes('$'))
  .map((screen) => ({ screen, path: new RegExp(`^${screen.path.replace(/\$\w+/g, '[^/]+')}$`) }))

/** The screen that a path leads to. A slash at its end is no part of it. */
export function screenAt(path: string): Screen | undefined {
  const exact = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return plain.get(exact) ?? patterns.find((one) => one.path.test(exact))?.screen
}

// What RFC 3986 calls unreserved means the same with percent signs and without.
const UNRESERVED = /[\w.~-]/
const spelled = (path: string) =>
  path.replace(/%([0-9a-f]{2})/gi, (triplet, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16))
    return UNRESERVED.test(letter) ? letter : triplet.toUpperCase()
  })

/**
 * The one address of all those that show the same: without the keys that their screen does not know, those it knows
 * once and in its own order.
 */
export function pageName(url: string, takes: TakesValue = () => true): string {
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
