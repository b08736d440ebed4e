import { useNavigate } from '@tanstack/react-router'
import { Field } from './field.tsx'
import { TextInput } from './inputs.tsx'

/** Changes filters of a list, which are in its address. A new choice begins at the list's first page. */
export function useFilters<Search extends object>() {
  const navigate = useNavigate()
  return (changes: Search) => {
    const search = (before: object) => ({ ...before, ...changes, cursor: undefined })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}

interface DayFilterProps<Name extends string> {
  readonly search: Readonly<Partial<Record<Name, string | undefined>>>
  readonly name: Name
  readonly label: string
}

export function DayFilter<Name extends string>({ search, name, label }: DayFilterProps<Name>) {
  const choose = useFilters()
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={search[name] ?? ''}
        onChange={(event) => choose({ [name]: event.target.value || undefined })}
      />
    </Field>
  )
}
