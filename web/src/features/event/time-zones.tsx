import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const none: readonly string[] = []
let known: readonly string[] | undefined

// The browser builds the list, because the server may have other time zones.
const zones = () => {
  known ??= Intl.supportedValuesOf('timeZone')
  return known
}

/** The suggestions of a time zone field. */
export function TimeZones({ id }: { id: string }) {
  const all = useSyncExternalStore(never, zones, () => none)
  return (
    <datalist id={id}>
      {all.map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}
