import { useEffect, useState } from 'react'

const NONE: readonly string[] = []

/** The time zones by the names of today, once the browser has them: the server may know others. Fetched when they are shown. */
export function useZoneNames(): readonly string[] {
  const [zones, setZones] = useState(NONE)
  useEffect(() => {
    // Without a network there are no suggestions, and a name can be typed all the same.
    import('./zone-names.ts').then(
      ({ zoneNames }) => setZones(zoneNames()),
      () => undefined,
    )
  }, [])
  return zones
}
