import { type UseMutationResult, useMutation } from '@tanstack/react-query'

const never = () => {
  throw new Error('The server changes nothing while it draws')
}
/** What a mutation is before anybody began it. */
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

/** Tests run what the server runs, and open pages in which things are changed. */
const useIdle = ((...given: Parameters<typeof useMutation>) => {
  const use = typeof document === 'undefined' ? () => IDLE : useMutation
  return use(...given)
}) as typeof useMutation

/** `useMutation` for what stands on many pages, or in each row of a list. On the server nothing is changed, so it watches nothing there. */
export const useChange: typeof useMutation = import.meta.env.SSR ? useIdle : useMutation
