import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'
import { say } from './authoring-words.ts'
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
      label={optional ? say('address', { optional }) : say('address2')}
      required={!optional}
      hint={say('itStaysForEver', {
        optional: optional && !value ? 'yes' : 'no',
        shown: paths.problem(shown),
      })}
      error={error}
    >
      <TextInput
        className="mono"
        name="slug"
        placeholder={say('twoCrates')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(slugText(target.value))}
      />
    </Field>
  )
}
