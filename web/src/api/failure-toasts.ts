import { messages } from '@callofcode/contract/messages'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../ui/toasts.ts'
import { CallError } from './client.ts'
import type { QueryMeta } from './read.ts'
import { sessionKey } from './session.ts'

let expiredShownAt = Number.NEGATIVE_INFINITY
const TOGETHER = 4_000

/** The one place that turns failures into the toasts of the specification's section 8. */
export function showFailure(client: QueryClient, error: Error, meta: QueryMeta | undefined) {
  if (!(error instanceof CallError)) return console.error(error)
  if (error.status === 401 && !meta?.quiet && !meta?.stay) client.setQueryData(sessionKey, null)
  if (meta?.quiet) return
  if (error.status === 0) return toast.error(messages.networkError)
  if (meta?.sayMessage) return toast.error(error.message)
  if (error.status === 401) return sayExpired()
  const text = textOf(error)
  if (text) toast.error(text)
}

/** Calls that fail together say once that the session is over. */
function sayExpired() {
  if (performance.now() - expiredShownAt < TOGETHER) return
  expiredShownAt = performance.now()
  toast.error(messages.sessionExpired)
}

function textOf({ status, serverMessage }: CallError): string | undefined {
  if (status >= 500) return messages.serverError
  if (status === 403) return serverMessage ?? messages.accessDenied
  if (status === 400) return serverMessage ?? messages.badRequest
  if ([409, 413, 415, 422, 429].includes(status)) return serverMessage
  return undefined
}
