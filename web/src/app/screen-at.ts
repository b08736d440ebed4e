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

/** Returns the screen of an address and the parameters in its path. A trailing slash is ignored. */
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

/** Returns the screen with exactly this path. */
export const screenOf = (path: string): Screen | undefined => byPath.get(path)

/** Returns the steps above a screen, outermost first. */
export const stepsAbove = ({ under = [] }: Screen, params: PathParams): readonly StepAbove[] =>
  typeof under === 'function' ? under(params) : under
