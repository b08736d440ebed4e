import { say } from 'words:authoring'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'

const LONGEST = 80

/** Turns typed text into the letters of an address. A hyphen at the end may be followed by more. */
export const slugText = (typed: string) =>
  typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)

/** Removes a final hyphen before the slug is sent. */
export const withoutEnd = (slug: string) => slug.replace(/-$/, '')

/** Repeats the rule of the contract, because browsers do not load its schemas. */
export const isSlug = (text: string) => text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

interface SlugFieldProps {
  value: string
  onChange: (slug: string) => void
  error: string | undefined
  /** The slug that an empty field stands for. */
  optional?: string
}

/** Sets the problem's address for members. Any typed text becomes an address. */
export function SlugField({ value, onChange, error, optional }: SlugFieldProps) {
  const shown = withoutEnd(value) || (optional ?? 'two-crates')
  return (
    <Field
      label={optional ? say('address', { optional }) : say('addressRequired')}
      required={!optional}
      hint={say('addressHint', {
        optional: optional && !value ? 'yes' : 'no',
        shown: paths.problem(shown),
      })}
      error={error}
    >
      <TextInput
        className="mono"
        name="slug"
        placeholder={say('addressExample')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(slugText(target.value))}
      />
    </Field>
  )
}
