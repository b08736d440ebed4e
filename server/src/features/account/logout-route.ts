import { logout } from '@callofcode/contract/account'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { cookieOptions, sessionCookie, tokenOf } from './caller.ts'
import { sessionStore } from './session-store.ts'

/** Signing out: the cookie and the token of a sign-in are one, and end together. */
export function logoutRoute(house: House) {
  serve(house, logout, async ({ request, reply }) => {
    const cookie = sessionCookie(house.publicUrl)
    for (const token of [tokenOf(house, request), request.cookies[cookie]])
      if (token) await sessionStore.remove(house.database.sql, token)
    reply.clearCookie(cookie, cookieOptions(house))
    return { message: 'Logged out' }
  })
}
