import { say } from 'words:core'
import { callMessages } from '@callofcode/contract/call-messages'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/client.ts'
import type { QueryMeta } from '../api/read.ts'
import { told } from '../language/told.ts'
import { paths } from '../paths.ts'
import { sessionKey } from '../session/session.ts'
import { toast } from './toasts.ts'

let expiredShownAt = Number.NEGATIVE_INFINITY
const TOGETHER = 4_000

/** Turns failures into the toasts of the specification's section 8. This is the only place that does so. */
export function showFailure(client: QueryClient, error: Error, meta: QueryMeta | undefined) {
  if (!(error instanceof CallError)) return console.error(error)
  if (error.status === 401 && !meta?.quiet && !meta?.stay) client.setQueryData(sessionKey, null)
  if (meta?.quiet) return
  if (error.status === 0) return toast.error(told(callMessages.networkError))
  if (meta?.sayMessage) return toast.error(error.message)
  if (error.status === 401) return sayExpired(meta?.stay)
  if (error.status >= 500) return toast.error(told(callMessages.serverError))
  if (!SAID.includes(error.status)) return
  // The form receives the error after this, and may show it beside a field.
  setTimeout(() => isSaidAtField(error) || toast.error(error.message))
}

// Returns an action that loads a new page, because this page still shows the signed-out member.
const signInAgain = () => ({
  label: say('signInAgain'),
  act: () => location.assign(paths.signIn(location.pathname + location.search + location.hash)),
})

/** Shows one toast for calls that fail together. If the page stays open, the toast links to the sign-in. */
function sayExpired(stay = false) {
  if (performance.now() - expiredShownAt < TOGETHER) return
  expiredShownAt = performance.now()
  toast.error(told(callMessages.sessionExpired), stay ? { action: signInAgain() } : {})
}

/** The statuses whose message a toast shows, unless the screen shows it. Screens show failures of any other status. */
const SAID = [400, 403, 409, 413, 415, 422, 429]

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
