import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sql } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { cookieOptions, sessionCookie } from '../../platform/http/session-cookie.ts'
import { auditOrigin, auditStore } from './audit-store.ts'
import { sessionStore } from './session-store.ts'

/** Starts a session and records the sign-in. Returns the token, for the answer and the cookie. */
export async function startSession(tx: Sql, memberId: string, request: FastifyRequest): Promise<string> {
  const origin = auditOrigin(request)
  await auditStore.create(tx, {
    ...{ action: 'signin', outcome: 'ok', actorId: memberId, target: memberId },
    ...origin,
  })
  const userAgent = request.headers['user-agent']
  return sessionStore.create(tx, memberId, { userAgent, address: origin.address })
}

export function setSessionCookie(
  { env, publicUrl }: { env: Pick<Env, 'SESSION_SECONDS'>; publicUrl: string },
  reply: FastifyReply,
  token: string,
) {
  const maxAge = env.SESSION_SECONDS
  reply.setCookie(sessionCookie(publicUrl), token, { ...cookieOptions(publicUrl), maxAge })
}
