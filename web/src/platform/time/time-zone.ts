import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The reader's own time zone; null while the server renders and until the browser has taken its markup over. */
export const useTimeZone = () =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )
