import { say } from 'words:shell'
import { logout } from '@callofcode/contract/account/account'
import { LEAVING_COOKIE } from '@callofcode/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError, call } from '../../platform/api/client.ts'
import { isUnanswered, pauseAfter } from '../../platform/api/try-again.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { isReached } from '../../platform/offline/use-site-reached.ts'
import { isOffline } from '../../platform/offline/while-offline.ts'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session/session.ts'

/** Milliseconds to wait for a network that does not answer. */
const PATIENCE = 6_000
/** Longer than any session. Browsers limit cookies to this age. */
const COOKIE_SECONDS = 400 * 86_400

/** Ends the session and returns the site's message. Without a network, the site is notified later. Throws if the site refuses. */
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
 * Sets a second cookie, because scripts cannot delete the session's cookie. The first request that reaches the site with it ends
 * the session before the response. A sign-in deletes the second cookie.
 */
function leaveLater(jar: { cookie: string }): undefined {
  jar.cookie = `${LEAVING_COOKIE}=1; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`
  const first = () => tryUntilReached(0)
  addEventListener('online', first, { once: true })
  first()
}

/** Sends that request from the page that stays open. */
function tryUntilReached(failures: number) {
  const ask = () =>
    isReached()
      .then((isDone) => isDone || tryUntilReached(failures + 1))
      .catch(reportError)
  setTimeout(ask, pauseAfter(failures, undefined))
}

/** Signs out. The device forgets the member even if the site is not reached. */
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
