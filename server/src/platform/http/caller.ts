import { type Callers, PAGE_OF } from '@callofcode/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { factorRequired, forbidden, signedOut } from '../failure.ts'

/** The signed-in member of a request. */
export interface Caller {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly role: 'member' | 'admin' | null
  readonly isManager: boolean
  readonly profilePhoto: string | null
  /** An admin who must set up a second factor first. Until then they have the rights of a member. */
  readonly lacksFactor?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export const isAdmin = (caller: Caller) => caller.role === 'admin'
export const isModerator = (caller: Caller) => isAdmin(caller) || caller.isManager

/**
 * Throws 401 where the caller must sign in, and 403 where they may not call. Reset tokens are checked by their
 * endpoint.
 */
export function mayCall(callers: Callers, caller: Caller | null) {
  if (callers === 'anyone' || callers === 'reset') return
  if (!caller) throw signedOut()
  const allowed = callers === 'member' || (callers === 'admin' ? isAdmin(caller) : isModerator(caller))
  if (!allowed) throw caller.lacksFactor ? factorRequired() : forbidden()
}

/** Throws 401 where the page was loaded for another member than the one who is signed in now in that browser. */
export function refuseOthersPage({ headers }: FastifyRequest, caller: Caller | null) {
  const member = headers[PAGE_OF]
  if (caller && member !== undefined && member !== caller.id) throw signedOut()
}
