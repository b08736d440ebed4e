import { CallError } from '../api/client.ts'

/** The statuses whose message a toast shows, unless the screen shows it. Screens show failures of any other status. */
export const SAID = [400, 403, 409, 413, 415, 422, 429]

const atField = new WeakSet<Error>()

/** Marks a failure that is fully shown beside its fields, because a toast would repeat it. */
export const noteSaidAtField = (error: Error) => void atField.add(error)
export const isSaidAtField = (error: Error) => atField.has(error)

/**
 * Returns the message of a failure for a form with one field. Undefined if the failure does not concern the field. A toast shows
 * that.
 */
export function wordsAtField(error: Error, name: string): string | undefined {
  if (!(error instanceof CallError) || !SAID.includes(error.status)) return undefined
  noteSaidAtField(error)
  return error.errors[name] ?? error.message
}
