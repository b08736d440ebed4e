import type { PathParams, Screen, StepAbove } from '../platform/page/screen.ts'
import { screens } from './screens.ts'

const byPath = new Map(screens.map((screen) => [screen.path, screen]))
const patterns = screens
  .filter(({ path }) => path.includes('$'))
  .map((screen) => ({
    screen,
    pattern: new RegExp(`^${screen.path.replace(/\$(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))

interface Place {
  readonly screen: Screen
  readonly params: PathParams
}

/** The screen of an address, and what stands in the open parts of its path. A trailing slash is ignored. */
export function placeAt(address: string): Place | undefined {
  const exact = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address
  const screen = byPath.get(exact)
  if (screen && !exact.includes('$')) return { screen, params: {} }
  for (const { screen, pattern } of patterns) {
    const found = pattern.exec(exact)
    if (found) return { screen, params: found.groups ?? {} }
  }
  return undefined
}

export const screenAt = (address: string): Screen | undefined => placeAt(address)?.screen

/** The screen with this very path. */
export const screenOf = (path: string): Screen | undefined => byPath.get(path)

/** What stands above a screen, outermost first. */
export const stepsAbove = ({ under = [] }: Screen, params: PathParams): readonly StepAbove[] =>
  typeof under === 'function' ? under(params) : under
