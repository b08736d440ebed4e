import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { CallError } from '../../platform/api/client.ts'
import { showFailure } from '../../platform/feedback/failures.ts'

/** Shows a failure as a toast. The exception is 401: it means a wrong password or token, and the form shows it. */
export function useFailureToast() {
  const client = useQueryClient()
  return (error: Error) => {
    if (error instanceof CallError && error.status === 401) return
    showFailure(client, error, undefined)
  }
}

/** `gcTime` of calls with a password or a token: the cache drops them together with their form. */
export const NOT_CACHED = 0

const never = () => () => undefined

/** Returns false on the server and in the first render of the browser, and true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
