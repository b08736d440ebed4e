import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../platform/api/client.ts'
import { showFailure } from '../../platform/feedback/failure-toasts.ts'

/** Says in a toast what failed; not a 401, which here means a wrong password or token and is said in place. */
export function useFailureToast() {
  const client = useQueryClient()
  return (error: Error) => {
    if (error instanceof CallError && error.status === 401) return
    showFailure(client, error, undefined)
  }
}

/** How long the cache keeps a call that held a password or a token, once its form is gone: not at all. */
export const NOT_CACHED = 0
