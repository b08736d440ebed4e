import { type UseMutationResult, useMutation } from '@tanstack/react-query'

const never = () => {
  throw new Error('The server changes nothing while it draws')
}
/** The state of a mutation before its start. */
const IDLE = {
  status: 'idle',
  isIdle: true,
  isPending: false,
  isSuccess: false,
  isError: false,
  isPaused: false,
  data: undefined,
  error: null,
  variables: undefined,
  context: undefined,
  failureCount: 0,
  failureReason: null,
  submittedAt: 0,
  mutate: never,
  mutateAsync: never,
  reset: never,
} as unknown as UseMutationResult

/** Tests run the server's code, and also open pages that make changes. */
const useIdle = ((...given: Parameters<typeof useMutation>) => {
  const use = typeof document === 'undefined' ? () => IDLE : useMutation
  return use(...given)
}) as typeof useMutation

/**
 * Replaces `useMutation` in components that are on many pages or in each row of a list. The server changes nothing, so there it
 * needs no observer.
 */
export const useChange: typeof useMutation = import.meta.env.SSR ? useIdle : useMutation
