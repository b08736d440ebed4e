import { say } from 'words:parts'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { useDeviceZone } from '../time/reader-zone.ts'
import { zoneNames, zoneOfToday, zoneTyped, zoneWords } from '../time/zone-names.ts'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

interface ZoneFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Null where none is chosen. */
  readonly value: string | null
  /** What no zone means, shown in the empty field. */
  readonly empty: string
  readonly onChange: (zone: string) => void
}

const never = () => () => undefined
const none: readonly string[] = []

/** A time zone, found by typing a part of its name. The browser has the list: the server may know others. */
export function ZoneField({ label, hint, value, empty, onChange }: ZoneFieldProps) {
  const id = useId()
  const zones = useSyncExternalStore(never, zoneNames, () => none)
  const here = useDeviceZone()
  // What is typed; undefined while nobody types.
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
    <Field label={label} hint={hint} error={isWrong ? say('noSuchZone') : undefined}>
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
          // One that is chosen from the list is not typed letter by letter.
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
