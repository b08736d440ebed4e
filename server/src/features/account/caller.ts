import type { IncomingMessage } from 'node:http'
import { type Callers, PAGE_OF } from '@callofcode/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden, signedOut, tooMany } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { COSTS } from '../../platform/http/request-budget.ts'
import { type Caller, sessionStore } from './session-store.ts'

export type { Caller }

/** The sign-in cookie. The prefix makes browsers insist on Secure, the path `/` and no domain, so only over https. */
export const sessionCookie = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-callofcode' : 'callofcode'

const FRESH = 'fresh'
/** Seconds in which another process has surely heard of a write. */
const FRESH_SECONDS = 10
const COOKIE_NAMES = /(?:^|;\s*)(?:__Host-)?callofcode=/

export const hasSessionCookie = (request: FastifyRequest | IncomingMessage) =>
  COOKIE_NAMES.test(request.headers.cookie ?? '')

/** True for a browser that wrote a moment ago: it is never answered from before its own write. */
export const wantsFresh = (request: FastifyRequest | IncomingMessage) =>
  request.headers.cookie?.includes(`${FRESH}=1`) ?? false

export function markFresh(house: House, reply: FastifyReply) {
  reply.setCookie(FRESH, '1', { ...cookieOptions(house), maxAge: FRESH_SECONDS })
}

export const cookieOptions = (house: House) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: house.publicUrl.startsWith('https:') }) as const

/** The credential of a request: its bearer token, else its cookie. */
export function tokenOf(house: House, request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  if (authorization !== undefined) return /^Bearer ([\w-]{20,200})$/.exec(authorization)?.[1]
  const kept = request.cookies[sessionCookie(house.publicUrl)]
  return /^[\w-]{20,200}$/.test(kept ?? '') ? kept : undefined
}

/** Who calls; null for a visitor and for a credential that is unknown, expired or ended. */
export async function callerOf(house: House, request: FastifyRequest): Promise<Caller | null> {
  const token = tokenOf(house, request)
  if (!token) return null
  const find = () => sessionStore.find(house.database, token, house.env)
  if (isInner(house, request)) return find()
  const address = house.addressOf(request.raw)
  const caller = await house.load.reads.run(address, () => hasGone(request), find)
  const { requests } = house
  const wait = caller ? requests.move(address, caller.id) : requests.spend(address, COSTS.making)
  if (wait > 0) throw tooMany(wait)
  return caller
}

/** True for the calls that a page makes while it is drawn: they are part of it. */
export const isInner = ({ innerKey }: House, { headers }: FastifyRequest) => headers['x-inner'] === innerKey

/** True for who hung up and reads no answer. */
export const hasGone = ({ raw }: FastifyRequest) => raw.socket?.destroyed ?? false

/** Counts what an answer takes beside the request itself. Throws 429 for who had too much already. */
export function charge(house: House, request: FastifyRequest, caller: Caller | null, cost: number) {
  if (isInner(house, request)) return
  const wait = house.requests.spend(caller?.id ?? house.addressOf(request.raw), cost)
  if (wait > 0) throw tooMany(wait)
}

export const isAdmin = (caller: Caller) => caller.role === 'admin'
export const isModerator = (caller: Caller) => isAdmin(caller) || caller.isManager

/** Throws 401 for what comes from the page of another member than who is signed in in that browser by now. */
export function refuseOthersPage({ headers }: FastifyRequest, caller: Caller | null) {
  const member = headers[PAGE_OF]
  if (caller && member !== undefined && member !== caller.id) throw signedOut()
}

/** Throws 401 for who must sign in first and 403 for who may not. The reset token is its endpoint's own business. */
export function mayCall(callers: Callers, caller: Caller | null) {
  if (callers === 'anyone' || callers === 'reset') return
  if (!caller) throw signedOut()
  const allowed = callers === 'member' || (callers === 'admin' ? isAdmin(caller) : isModerator(caller))
  if (!allowed) throw forbidden()
}
