import { say } from 'words:authoring'
import { useState } from 'react'
import { Field } from '../../../platform/form/field.tsx'
import { TextInput } from '../../../platform/form/inputs.tsx'

interface NumberFieldProps {
  label: string
  className?: string
  hint?: string
  value: number | undefined
  /** Gets undefined when the field is empty, or contains no number yet. */
  onChange: (value: number | undefined) => void
}

/** Keeps the typed text as it is: `1e-` is on its way to a number. */
export function NumberField({ label, className, hint, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const shown = numberOf(typed) === value ? typed : textOf(value)
  const isNone = shown.trim() !== '' && numberOf(shown) === undefined
  return (
    <Field className={className} label={label} hint={hint} error={isNone ? say('notNumber') : undefined}>
      <TextInput
        inputMode="decimal"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(numberOf(target.value))
        }}
      />
    </Field>
  )
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value))

function numberOf(text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}
