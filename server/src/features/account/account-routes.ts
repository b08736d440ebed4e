import { logout } from '@callofcode/contract/account/account'
import { LEAVING_COOKIE } from '@callofcode/contract/endpoint'
import { sentence } from '@callofcode/contract/sentence'
import type { FastifyInstance } from 'fastify'
import { cookieOptions, sessionCookie, tokenOf } from '../../platform/http/session-cookie.ts'
import type { AccountDependencies, Admission, SecondSteps } from './account-dependencies.ts'
import { addressRoutes } from './address/address-routes.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { passwordRoute } from './password-route.ts'
import { resetRoutes } from './reset-routes.ts'
import { sessionStore } from './session-store.ts'
import { setupRoute } from './setup-route.ts'
import { signinListRoutes } from './signin-list-routes.ts'
import { signinRoute } from './signin-route.ts'
import { signupRoute } from './signup-route.ts'

/** Sign-up, sign-in, sign-out, and password reset. */
export function accountRoutes(dependencies: AccountDependencies & SecondSteps & Admission) {
  setupRoute(dependencies)
  signupRoute(dependencies)
  signinRoute(dependencies)
  logoutRoute(dependencies)
  resetRoutes(dependencies)
  passwordRoute(dependencies)
  addressRoutes(dependencies)
  identityRoutes(dependencies)
  signinListRoutes(dependencies)
}

/** Signs out: ends the sessions of the cookie and of the bearer token. */
function logoutRoute({ api, database, publicUrl }: AccountDependencies) {
  api.serve(logout, async ({ request, reply }) => {
    const cookie = sessionCookie(publicUrl)
    for (const token of [tokenOf(publicUrl, request), request.cookies[cookie]])
      if (token) await sessionStore.remove(database.sql, token)
    reply.clearCookie(cookie, cookieOptions(publicUrl))
    return { message: sentence('account.loggedOut', 'Logged out') }
  })
}

/** Ends the session of a browser that signed out offline. This happens with the browser's first request, before the response. */
export function endLeftSessions({ app, database, publicUrl }: LeftSessions) {
  app.addHook('onRequest', async ({ cookies }, reply) => {
    if (cookies[LEAVING_COOKIE] === undefined) return
    const token = cookies[sessionCookie(publicUrl)]
    if (token) await sessionStore.remove(database.sql, token)
    reply.clearCookie(LEAVING_COOKIE, { path: '/' })
  })
}

interface LeftSessions extends Pick<AccountDependencies, 'database' | 'publicUrl'> {
  readonly app: FastifyInstance
}
