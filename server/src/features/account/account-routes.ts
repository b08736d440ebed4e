import type { House } from '../../platform/http/house.ts'
import { logoutRoute } from './logout-route.ts'
import { passwordRoute } from './password-route.ts'
import { resetRoutes } from './reset-routes.ts'
import { setupRoute } from './setup-route.ts'
import { signinListRoutes } from './signin-list-routes.ts'
import { signinRoute } from './signin-route.ts'
import { signupRoute } from './signup-route.ts'

/** Joining, signing in and out, and getting back in. */
export function accountRoutes(house: House) {
  setupRoute(house)
  signupRoute(house)
  signinRoute(house)
  logoutRoute(house)
  resetRoutes(house)
  passwordRoute(house)
  signinListRoutes(house)
}
