import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

export interface WayParts {
  readonly router: AnyRouter
  readonly client: QueryClient
}
type Ways = typeof import('./ways.ts')

let parts: WayParts | undefined
let ways: Ways | undefined
let coming: Promise<Ways> | undefined

/** The keys, the palette and what happens on arrival are fetched when somebody first presses or follows something. */
function withWays(act: (ways: Ways, parts: WayParts) => void) {
  const given = parts
  if (ways && given) return act(ways, given)
  // One promise, so that what waits for it happens in the order in which it was wished.
  coming ??= import('./ways.ts')
  coming.then(
    (loaded) => {
      ways = loaded
      if (given) act(loaded, given)
    },
    () => {
      coming = undefined
    },
  )
}

export function startWays(given: WayParts) {
  parts = given
  addEventListener('keydown', (event) => {
    // At once: the browser has a use of its own for these keys, and does not wait for a script.
    const palette = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey
    if (palette && !event.defaultPrevented && !event.altKey && !event.shiftKey) event.preventDefault()
    else if (event.defaultPrevented) return
    // Asked now: the event tells only its listeners, and only by its path, what is in a shadow tree.
    const [at] = event.composedPath()
    withWays((loaded, all) => loaded.press(event, at, all))
  })
  given.router.subscribe('onBeforeNavigate', (move) => {
    const held = document.activeElement
    withWays((loaded) => loaded.leave(move, held))
  })
  given.router.subscribe('onResolved', (move) => withWays((loaded, all) => loaded.arrive(move, all)))
}

export const openPalette = () => withWays((loaded, all) => loaded.openPalette(all))
