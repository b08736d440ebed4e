import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The sign-in cookie. The prefix makes browsers insist on Secure, the path `/` and no domain, so only over https. */
export const sessionCookie = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-callofcode' : 'callofcode'

const FRESH = 'fresh'
/** Seconds in which another process has surely heard of a write. */
const FRESH_SECONDS = 10
const COOKIE_NAMES = /(?:^|;\s*)(?:__Host-)?callofcode=/

export const hasSessionCookie = ({ headers }: FastifyRequest | IncomingMessage) =>
  COOKIE_NAMES.test(headers.cookie ?? '')

/** True for a browser that wrote a moment ago: it is never answered from before its own write. */
export const wantsFresh = ({ headers }: FastifyRequest) => headers.cookie?.includes(`${FRESH}=1`) ?? false

export function markFresh(publicUrl: string, reply: FastifyReply) {
  reply.setCookie(FRESH, '1', { ...cookieOptions(publicUrl), maxAge: FRESH_SECONDS })
}

export const cookieOptions = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const

/** The credential of a request: its bearer token, else its cookie. */
export function tokenOf(publicUrl: string, { headers, cookies }: FastifyRequest): string | undefined {
  const { authorization } = headers
  if (authorization !== undefined) return /^Bearer ([\w-]{20,200})$/.exec(authorization)?.[1]
  const kept = cookies[sessionCookie(publicUrl)]
  return /^[\w-]{20,200}$/.test(kept ?? '') ? kept : undefined
}
