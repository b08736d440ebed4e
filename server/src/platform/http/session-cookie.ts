import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The name of the session cookie. With `__Host-` browsers require Secure, the path `/` and no domain: only over
 * https.
 */
export const sessionCookie = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-callofcode' : 'callofcode'

const FRESH = 'fresh'
/** Seconds after which every other process has heard of a write. */
const FRESH_SECONDS = 10
const COOKIE_NAMES = /(?:^|;\s*)(?:__Host-)?callofcode=/

export const hasSessionCookie = ({ headers }: FastifyRequest | IncomingMessage) =>
  COOKIE_NAMES.test(headers.cookie ?? '')

/** True for a browser that wrote a moment ago. It must not get an answer from before that write. */
export const hasFreshCookie = ({ headers }: FastifyRequest) => headers.cookie?.includes(`${FRESH}=1`) ?? false

export function setFreshCookie(publicUrl: string, reply: FastifyReply) {
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
