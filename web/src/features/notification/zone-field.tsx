import { useSyncExternalStore } from 'react'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { useTimeZone } from '../../platform/time/shown-time.tsx'
import { say } from './notification-words.ts'

interface ZoneFieldProps {
  /** Null for the zone of each event. */
  value: string | null
  onChange: (zone: string | null) => void
}

const never = () => () => undefined
const none: readonly string[] = []
let known: readonly string[] | undefined

// The server may know other time zones than the browser, so the browser builds the list.
const zones = () => {
  known ??= Intl.supportedValuesOf('timeZone')
  return known
}
const words = (zone: string) => zone.replaceAll('_', ' ')

/** In which time zone mails say when something begins. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const all = useSyncExternalStore(never, zones, () => none)
  const here = useTimeZone()
  const first = [...new Set([value, here].filter((zone) => typeof zone === 'string'))]
  return (
    <Field label={say('timesInMails')} hint={say('remindersSayWhenAn')}>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{say('byTheClockWhere')}</option>
        {first.map((zone) => (
          <option key={zone} value={zone}>
            {words(zone)}
            {zone === here && say('thisDevice')}
          </option>
        ))}
        {all
          .filter((zone) => !first.includes(zone))
          .map((zone) => (
            <option key={zone} value={zone}>
              {words(zone)}
            </option>
          ))}
      </Select>
    </Field>
  )
}
