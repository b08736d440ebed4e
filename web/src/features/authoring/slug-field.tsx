import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'
import { slugText } from './slug-text.ts'

interface SlugFieldProps {
  value: string
  onChange: (slug: string) => void
  error: string | undefined
}

/** Where members will find the problem. Whatever is typed becomes an address. */
export function SlugField({ value, onChange, error }: SlugFieldProps) {
  return (
    <Field
      label="Address"
      required
      hint={`It stays for ever, as progress hangs on it: ${paths.problem(value || 'two-crates')}`}
      error={error}
    >
      <TextInput
        className="mono"
        name="slug"
        placeholder="two-crates"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(slugText(target.value))}
      />
    </Field>
  )
}
