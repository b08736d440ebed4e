import { CallError } from '../api/client.ts'

/** What a toast says with the server's message, unless the screen says it. Screens show failures of any other status. */
export const SAID = [400, 403, 409, 413, 415, 422, 429]

const atField = new WeakSet<Error>()

/** Notes that all of a failure stands beside its fields: a toast would say it twice. */
export const noteSaidAtField = (error: Error) => void atField.add(error)
export const isSaidAtField = (error: Error) => atField.has(error)

/** What the one field of a form says of a failure. Undefined for what is no matter of the field: that is left to a toast. */
export function wordsAtField(error: Error, name: string): string | undefined {
  if (!(error instanceof CallError) || !SAID.includes(error.status)) return undefined
  noteSaidAtField(error)
  return error.errors[name] ?? error.message
}
