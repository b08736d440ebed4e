import { useSyncExternalStore } from 'react'

/** Room for a text and its preview beside each other, and the sidebar. */
const WIDE = '(min-width: 75rem)'

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
