import { CallError } from '../../platform/api/client.ts'

interface Errors<Name extends string> {
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void
}

/** Puts what the server refused beside its fields: `tags.2` belongs to `tags`. The first of them is focused. */
export function showRefused<Name extends string>(
  { setError }: Errors<Name>,
  error: Error,
  fields: readonly Name[],
) {
  const errors = error instanceof CallError ? Object.entries(error.errors) : []
  const refused = new Map(errors.map(([path, message]) => [path.split('.')[0], message]))
  const shown = fields.filter((name) => refused.has(name))
  for (const [at, name] of shown.entries())
    setError(name, { message: refused.get(name) ?? '' }, { shouldFocus: at === 0 })
}
