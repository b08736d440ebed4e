import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Returns the name of the session cookie. With `__Host-`, browsers require Secure, the path `/` and no domain, so it is used only
 * over https.
 */
export const sessionCookie = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-callofcode' : 'callofcode'

const FRESH = 'fresh'
/** Seconds after which a write has reached every other process. */
const FRESH_SECONDS = 10
const COOKIE_NAMES = /(?:^|;\s*)(?:__Host-)?callofcode=/

export const hasSessionCookie = ({ headers }: FastifyRequest | IncomingMessage) =>
  COOKIE_NAMES.test(headers.cookie ?? '')

/** Returns true for a browser that wrote a moment ago. It must not get a response from before that write. */
export const hasFreshCookie = ({ headers }: FastifyRequest) => headers.cookie?.includes(`${FRESH}=1`) ?? false

export function setFreshCookie(publicUrl: string, reply: FastifyReply) {
  reply.setCookie(FRESH, '1', { ...cookieOptions(publicUrl), maxAge: FRESH_SECONDS })
}

export const cookieOptions = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const

/** Returns the credential of a request: its bearer token, or else its cookie. */
export function tokenOf(publicUrl: string, { headers, cookies }: FastifyRequest): string | undefined {
  const { authorization } = headers
  if (authorization !== undefined) return /^Bearer ([\w-]{20,200})$/.exec(authorization)?.[1]
  const kept = cookies[sessionCookie(publicUrl)]
  return /^[\w-]{20,200}$/.test(kept ?? '') ? kept : undefined
}
