import { say } from 'words:authoring'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { paths } from '../../platform/paths.ts'

const LONGEST = 80

/** What is typed as an address, in the letters that an address has. A hyphen at the end may be followed by more. */
export const slugText = (typed: string) =>
  typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)

/** As it is sent: nothing follows any more. */
export const withoutEnd = (slug: string) => slug.replace(/-$/, '')

/** The rule of the contract, whose schemas do not come to browsers. */
export const isSlug = (text: string) => text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

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
