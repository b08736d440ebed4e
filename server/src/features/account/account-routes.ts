import type { AccountParts } from './account-parts.ts'
import { logoutRoute } from './logout-route.ts'
import { passwordRoute } from './password-route.ts'
import { resetRoutes } from './reset-routes.ts'
import { setupRoute } from './setup-route.ts'
import { signinListRoutes } from './signin-list-routes.ts'
import { signinRoute } from './signin-route.ts'
import { signupRoute } from './signup-route.ts'

/** Joining, signing in and out, and getting back in. */
export function accountRoutes(parts: AccountParts) {
  setupRoute(parts)
  signupRoute(parts)
  signinRoute(parts)
  logoutRoute(parts)
  resetRoutes(parts)
  passwordRoute(parts)
  signinListRoutes(parts)
}
