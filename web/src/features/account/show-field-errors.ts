import { CallError } from '../../platform/api/client.ts'

interface Errors<Name extends string> {
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void
}

/** Puts what the server refused beside the fields it names; the first of them is focused. True if there was any. */
export function showFieldErrors<Name extends string>(
  { setError }: Errors<Name>,
  error: Error,
  fields: readonly Name[],
): boolean {
  const refused = refusedFields(error)
  const shown = fields.filter((name) => refused.has(name))
  for (const [at, name] of shown.entries())
    setError(name, { message: refused.get(name) ?? '' }, { shouldFocus: at === 0 })
  return shown.length > 0
}

/** A field of the body may lie deeper: `memberData.password`. */
function refusedFields(error: Error): Map<string, string> {
  const errors = error instanceof CallError ? error.errors : {}
  return new Map(Object.entries(errors).map(([path, message]) => [path.split('.').at(-1) ?? path, message]))
}
