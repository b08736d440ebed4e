import { say } from 'words:member-fact'
import { type FactKind, factLimits } from '@callofcode/contract/member-fact/read-fact'
import { Field } from '../../../platform/form/field.tsx'
import { Select, TextInput } from '../../../platform/form/inputs.tsx'

interface FactInputProps {
  readonly field: { readonly name: string; readonly kind: FactKind; readonly choices: readonly string[] }
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** One fact of a member in a form, by the kind of its field. */
export function FactInput({ field: { name, kind, choices }, value, error, onChange }: FactInputProps) {
  return (
    <Field label={name} error={error}>
      {kind === 'choice' ? (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{say('none')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={factLimits.value}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
