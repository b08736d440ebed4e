import { useSyncExternalStore } from 'react'
import { zoneOfToday } from './zone-names.ts'

const never = () => () => undefined

export const deviceZone = () => zoneOfToday(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The time zone of the device by the name of today, as events have it; null on the server and until hydration. */
export const useDeviceZone = () => useSyncExternalStore(never, deviceZone, () => null)
