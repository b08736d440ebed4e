import { CallError } from '../api/client.ts'
import { noteSaidAtField } from '../feedback/failures.ts'

interface Errors<Name extends string> {
  setError: (name: Name, error: { message: string }, options: { shouldFocus: boolean }) => void
}

/**
 * Shows the server's errors at their fields and focuses the first. Returns true if there was any. If the fields show the whole
 * failure, no toast repeats it.
 */
export function showFieldErrors<Name extends string>(
  { setError }: Errors<Name>,
  error: Error,
  fields: readonly Name[],
): boolean {
  const refused = refusedFields(error, fields)
  const shown = fields.filter((name) => refused.has(name))
  for (const [at, name] of shown.entries())
    setError(name, { message: refused.get(name) ?? '' }, { shouldFocus: at === 0 })
  if (shown.length > 0 && !refused.has(undefined)) noteSaidAtField(error)
  return shown.length > 0
}

/** Returns the refused fields. A path may lead to a field (`memberData.password`) or to a part of one (`tags.2`). */
function refusedFields(error: Error, fields: readonly string[]): Map<string | undefined, string> {
  const errors = error instanceof CallError ? error.errors : {}
  const fieldOf = (path: string) => path.split('.').find((part) => fields.includes(part))
  return new Map(Object.entries(errors).map(([path, message]) => [fieldOf(path), message]))
}
