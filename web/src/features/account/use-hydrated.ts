import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render of the browser, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
