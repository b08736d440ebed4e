import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isCommand } from '../../platform/navigation/key-letter.ts'
import { onOpenPalette } from '../../platform/navigation/palette-button.tsx'

export interface AppParts {
  readonly router: AnyRouter
  readonly client: QueryClient
}
type Shortcuts = typeof import('./shortcuts.ts')

let shortcuts: Shortcuts | undefined
let loading: Promise<Shortcuts> | undefined

/** Loads shortcuts, palette and focus handling at the first key press or navigation. */
function withShortcuts(act: (shortcuts: Shortcuts) => void) {
  if (shortcuts) return act(shortcuts)
  // All callers share one promise, so that waiting actions run in order.
  loading ??= import('./shortcuts.ts')
  loading.then(
    (loaded) => {
      shortcuts = loaded
      act(loaded)
    },
    () => {
      loading = undefined
    },
  )
}

export function startShortcuts(parts: AppParts) {
  addEventListener('keydown', (event) => {
    // Prevented at once, because the browser uses these keys itself and waits for no script.
    if (isCommand(event, 'k') && !event.defaultPrevented) event.preventDefault()
    else if (event.defaultPrevented) return
    // Read now, because composedPath() is empty after the event.
    const [target] = event.composedPath()
    withShortcuts((loaded) => loaded.press(event, target, parts))
  })
  addEventListener('pointerdown', (event) => {
    const field = waitingFieldAt(event)
    if (field) withShortcuts((loaded) => loaded.focusOnceReady(field))
  })
  parts.router.subscribe('onBeforeNavigate', (move) => {
    const focused = document.activeElement
    withShortcuts((loaded) => loaded.keepFocus(move, focused))
  })
  parts.router.subscribe('onResolved', (move) => withShortcuts((loaded) => loaded.placeFocus(move)))
  onOpenPalette(() => withShortcuts((loaded) => loaded.openPalette(parts)))
}

/** Finds the pressed field of a form that still waits for its draft. */
const waitingFieldAt = ({ clientX, clientY }: PointerEvent) =>
  [...document.querySelectorAll<HTMLElement>('main [inert] :is(input, select, textarea)')].find((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect()
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  })
