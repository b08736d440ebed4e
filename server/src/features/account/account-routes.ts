import { logout } from '@callofcode/contract/account'
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
    return { message: 'Logged out' }
  })
}
