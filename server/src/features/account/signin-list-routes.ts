import {
  endOtherSignins,
  endSignin,
  listSignins,
  ownAccountMessages,
  type SigninRecord,
  signOutEverywhere,
} from '@callofcode/contract/account/own-account'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { cookieOptions, sessionCookie } from '../../platform/http/session-cookie.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { SessionRow } from './account-tables.ts'
import { auditStore } from './audit-store.ts'
import { endAccess } from './end-access.ts'
import { sessionStore } from './session-store.ts'

/** A member's own sessions. Each session is looked up together with the caller's id, so members reach only their own. */
export function signinListRoutes({ api, env, database, publicUrl }: AccountDependencies) {
  api.serve(listSignins, async ({ caller }) => {
    const rows = await sessionStore.list(database.sql, caller.id, env)
    return { data: rows.map((row) => presentSignin(row, caller.sessionId)) }
  })

  api.serve(endSignin, async (call) => {
    const { params, caller, reply } = call
    await write(database, async (tx) => {
      if (!(await sessionStore.removeOwn(tx, caller.id, params.id)))
        throw missing(ownAccountMessages.signinMissing)
      await auditStore.record(tx, call, 'session.end', caller.id)
    })
    if (params.id === caller.sessionId) reply.clearCookie(sessionCookie(publicUrl), cookieOptions(publicUrl))
    return { message: sentence('account.loginEnded', 'That login was ended') }
  })

  api.serve(endOtherSignins, async (call) => {
    const { caller } = call
    const ended = await write(database, async (tx) => {
      const count = await sessionStore.removeAll(tx, caller.id, caller.sessionId)
      if (count > 0) await auditStore.record(tx, call, 'session.end-others', caller.id)
      return count
    })
    return { ended, message: sentence('account.everyOtherLoginEnded', 'Every other login was ended') }
  })

  api.serve(signOutEverywhere, async (call) => {
    const { body, caller, reply } = call
    const counts = await write(database, async (tx) => {
      const all = body.tokens ? await endAccess(tx, [caller.id]) : undefined
      const ended = all?.sessions ?? (await sessionStore.removeAll(tx, caller.id))
      const endedTokens = all?.api_tokens ?? 0
      if (ended > 0) await auditStore.record(tx, call, 'session.end-all', caller.id)
      if (endedTokens > 0) await auditStore.record(tx, call, 'token.end-all', caller.id)
      if (all?.plan_feeds) await auditStore.record(tx, call, 'calendar.end-all', caller.id)
      return { ended, endedTokens }
    })
    reply.clearCookie(sessionCookie(publicUrl), cookieOptions(publicUrl))
    return { ...counts, message: sentence('account.loggedOutEverywhere', 'You are logged out everywhere') }
  })
}

const presentSignin = (row: SessionRow, currentId: string): SigninRecord => ({
  _id: row.id,
  device: deviceName(row.userAgent),
  address: row.address,
  signedInAt: row.createdAt.toISOString(),
  lastSeenAt: row.usedAt.toISOString(),
  current: row.id === currentId,
})

// The order matters, because a browser also names the browsers that it derives from.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^(?:node|undici|axios|python|okhttp|Go-http|PostmanRuntime|insomnia)/i, 'A program'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const first = (names: readonly [RegExp, string][], agent: string) =>
  names.find(([mark]) => mark.test(agent))?.[1]

/** Returns a user agent in plain words: `Firefox on Windows`. The device sends it itself, so it proves nothing. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? ''
  const browser = first(BROWSERS, agent)
  const system = first(SYSTEMS, agent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : ownAccountMessages.unknownDevice.text)
}
