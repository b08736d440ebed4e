import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'
import { slugText, withoutEnd } from './slug-text.ts'

interface SlugFieldProps {
  value: string
  onChange: (slug: string) => void
  error: string | undefined
  /** What it is when it is left empty. */
  optional?: string
}

/** Where members will find the problem. Whatever is typed becomes an address. */
export function SlugField({ value, onChange, error, optional }: SlugFieldProps) {
  const shown = withoutEnd(value) || (optional ?? 'two-crates')
  return (
    <Field
      label={optional ? `Address (${optional})` : 'Address'}
      required={!optional}
      hint={`It stays for ever, as progress hangs on it${optional && !value ? '.' : `: ${paths.problem(shown)}`}`}
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
