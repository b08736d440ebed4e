import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has come alive: not on the server, nor in the drawing that takes its markup over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
