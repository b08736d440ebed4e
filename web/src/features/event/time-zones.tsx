import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const none: readonly string[] = []
let known: readonly string[] | undefined

// The server may know other zones than the browser, so that the list is made in the browser.
const zones = () => {
  known ??= Intl.supportedValuesOf('timeZone')
  return known
}

/** What a field of time zones offers while one types. */
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
