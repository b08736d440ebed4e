import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The reader's own time zone; null on the server and until hydration. */
export const useTimeZone = () =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
