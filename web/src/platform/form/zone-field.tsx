import { say } from 'words:parts'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { useDeviceZone } from '../time/reader-zone.ts'
import { zoneNames, zoneOfToday, zoneTyped, zoneWords } from '../time/zone-names.ts'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

interface ZoneFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Null if none is chosen. */
  readonly value: string | null
  /** The meaning of an unset zone, shown in the empty field. */
  readonly empty: string
  readonly onChange: (zone: string) => void
}

const never = () => () => undefined
const none: readonly string[] = []

/** Chooses a time zone by a part of its name. The list comes from the browser, because the server may have other zones. */
export function ZoneField({ label, hint, value, empty, onChange }: ZoneFieldProps) {
  const id = useId()
  const zones = useSyncExternalStore(never, zoneNames, () => none)
  const here = useDeviceZone()
  // The typed text. Undefined while nobody types.
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const take = (text: string) => {
    const zone = zoneTyped(text, zones)
    const isKept = text.trim() === ''
    setWrong(!zone && !isKept)
    if (zone || isKept) setTyped(undefined)
    if (zone && zone !== value) onChange(zone)
  }
  return (
    <Field label={label} hint={hint} error={isWrong ? say('zoneUnknown') : undefined}>
      <TextInput
        list={id}
        autoComplete="off"
        spellCheck={false}
        placeholder={empty}
        value={typed ?? (value ? zoneWords(value) : '')}
        onFocus={({ target }) => target.select()}
        onChange={({ target, nativeEvent }) => {
          setWrong(false)
          setTyped(target.value)
          // A choice from the list arrives as a whole, not letter by letter.
          if (!isTyped(nativeEvent) && zoneTyped(target.value, zones)) take(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === undefined) return
          event.preventDefault()
          take(typed)
        }}
        onBlur={() => typed !== undefined && take(typed)}
      />
      <datalist id={id}>
        {[...new Set([...(here ? [zoneOfToday(here)] : []), ...zones])].map((zone) => (
          <option key={zone} value={zoneWords(zone)} />
        ))}
      </datalist>
    </Field>
  )
}

const isTyped = (event: Event) =>
  event instanceof InputEvent && /^(?:insert(?!Replacement)|delete)/.test(event.inputType)
