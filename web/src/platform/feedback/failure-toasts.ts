import { say } from 'words:core'
import { callMessages } from '@callofcode/contract/call-messages'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/client.ts'
import type { QueryMeta } from '../api/read.ts'
import { told } from '../language/told.ts'
import { paths } from '../paths.ts'
import { sessionKey } from '../session/session.ts'
import { isSaidAtField, SAID } from './said-at-field.ts'
import { toast } from './toasts.ts'

let expiredShownAt = Number.NEGATIVE_INFINITY
const TOGETHER = 4_000

/** The one place that turns failures into the toasts of the specification's section 8. */
export function showFailure(client: QueryClient, error: Error, meta: QueryMeta | undefined) {
  if (!(error instanceof CallError)) return console.error(error)
  if (error.status === 401 && !meta?.quiet && !meta?.stay) client.setQueryData(sessionKey, null)
  if (meta?.quiet) return
  if (error.status === 0) return toast.error(told(callMessages.networkError))
  if (meta?.sayMessage) return toast.error(error.message)
  if (error.status === 401) return sayExpired(meta?.stay)
  if (error.status >= 500) return toast.error(told(callMessages.serverError))
  if (!SAID.includes(error.status)) return
  // The form is told of it after this, and may say it where it belongs.
  setTimeout(() => isSaidAtField(error) || toast.error(error.message))
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
  toast.error(told(callMessages.sessionExpired), stay ? { action: signInAgain() } : {})
}
