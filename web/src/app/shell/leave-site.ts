import { say } from 'words:shell'
import { logout } from '@callofcode/contract/account/account'
import { LEAVING_COOKIE } from '@callofcode/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError, call } from '../../platform/api/client.ts'
import { isUnanswered, pauseAfter } from '../../platform/api/try-again.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { isOffline } from '../../platform/offline/is-offline.ts'
import { isReached } from '../../platform/offline/use-site-reached.ts'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session/session.ts'

/** How long to wait for a network that does not answer. */
const PATIENCE = 6_000
/** Longer than any session; browsers keep no cookie longer. */
const COOKIE_SECONDS = 400 * 86_400

/** Ends the session. Returns the site's message; without one the site is told later. Throws what the site refuses. */
export async function leaveSite(): Promise<string | undefined> {
  if (isOffline()) return leaveLater(document)
  try {
    const { message } = await call(logout, {}, { signal: AbortSignal.timeout(PATIENCE) })
    return message
  } catch (error) {
    if (error instanceof CallError && !isUnanswered(error)) throw error
    return leaveLater(document)
  }
}

/**
 * No script can take the cookie of the session away. So another one goes along with it: the first request that reaches the site, for whatever
 * it is, ends the session before it is answered. A sign-in takes that cookie away.
 */
function leaveLater(jar: { cookie: string }): undefined {
  jar.cookie = `${LEAVING_COOKIE}=1; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`
  const first = () => tryUntilReached(0)
  addEventListener('online', first, { once: true })
  first()
}

/** The page that stays open makes that request itself. */
function tryUntilReached(failures: number) {
  const ask = () =>
    isReached()
      .then((isDone) => isDone || tryUntilReached(failures + 1))
      .catch(reportError)
  setTimeout(ask, pauseAfter(failures, undefined))
}

/** Where the site is not reached, the device forgets the member all the same. */
export function useLogout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useChange({
    mutationFn: leaveSite,
    meta: { sayMessage: true },
    onSuccess: async (message) => {
      if (message) toast.success(message)
      else toast.info(say('loggedOutHere'))
      // Navigate first: a guarded screen without a session would redirect to the sign-in.
      await navigate({ to: paths.home }).finally(() => endSession(client))
    },
  })
}
