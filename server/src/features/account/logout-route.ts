import { logout } from '@callofcode/contract/account'
import { cookieOptions, sessionCookie, tokenOf } from '../../platform/http/session-cookie.ts'
import type { AccountParts } from './account-parts.ts'
import { sessionStore } from './session-store.ts'

/** Signing out: the cookie and the token of a sign-in are one, and end together. */
export function logoutRoute({ api, database, publicUrl }: AccountParts) {
  api.serve(logout, async ({ request, reply }) => {
    const cookie = sessionCookie(publicUrl)
    for (const token of [tokenOf(publicUrl, request), request.cookies[cookie]])
      if (token) await sessionStore.remove(database.sql, token)
    reply.clearCookie(cookie, cookieOptions(publicUrl))
    return { message: 'Logged out' }
  })
}
