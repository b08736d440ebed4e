import { callMessages } from '@callofcode/contract/call-messages'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/client.ts'
import type { QueryMeta } from '../api/read.ts'
import { say } from '../language/core-words.ts'
import { paths } from '../paths.ts'
import { sessionKey } from '../session/session.ts'
import { toast } from './toasts.ts'

let expiredShownAt = Number.NEGATIVE_INFINITY
const TOGETHER = 4_000

/** The one place that turns failures into the toasts of the specification's section 8. */
export function showFailure(client: QueryClient, error: Error, meta: QueryMeta | undefined) {
  if (!(error instanceof CallError)) return console.error(error)
  if (error.status === 401 && !meta?.quiet && !meta?.stay) client.setQueryData(sessionKey, null)
  if (meta?.quiet) return
  if (error.status === 0) return toast.error(callMessages.networkError)
  if (meta?.sayMessage) return toast.error(error.message)
  if (error.status === 401) return sayExpired(meta?.stay)
  const text = textOf(error)
  if (text) toast.error(text)
}

// Loads a new page: this one still shows the member who was signed in.
const signInAgain = () => ({
  label: say('signInAgain'),
  act: () => location.assign(paths.signIn(location.pathname + location.search + location.hash)),
})

/** Calls that fail together show one toast. If the page stays open, the toast links to the sign-in. */
function sayExpired(stay = false) {
  if (performance.now() - expiredShownAt < TOGETHER) return
  expiredShownAt = performance.now()
  toast.error(callMessages.sessionExpired, stay ? { action: signInAgain() } : {})
}

/** The screen itself shows failures of any other status. */
const SAID = [400, 403, 409, 413, 415, 422, 429]

function textOf({ status, message }: CallError): string | undefined {
  if (status >= 500) return callMessages.serverError
  return SAID.includes(status) ? message : undefined
}
