import type { Endpoint } from '@callofcode/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, Failure } from '../failure.ts'
import { mayCall, refuseOthersPage } from './caller.ts'
import { refuseCrossSite } from './cross-site.ts'
import type { FindCaller } from './request-limits.ts'
import { hasSessionCookie, markFresh } from './session-cookie.ts'

interface Parts {
  readonly publicUrl: string
  readonly findCaller: FindCaller
}

/** A check of the endpoint itself, before the body is read. Throws a Failure to refuse. */
export type Admit = (request: FastifyRequest) => Promise<void>

/** A hook that finds the caller and throws a Failure where they may not call the endpoint, before the body is read. */
export function guardOf(endpoint: Endpoint, { publicUrl, findCaller }: Parts, admit?: Admit) {
  const writes = endpoint.method !== 'GET' || endpoint.unsafe
  const wantsJson = endpoint.method !== 'GET' && !endpoint.multipart

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const hasCookie = hasSessionCookie(request)
    if (writes) refuseCrossSite(request, publicUrl, hasCookie)
    refuseSecondCredential(request)
    const isVisitor = !hasCookie && !request.headers.authorization
    request.caller = endpoint.callers === 'anyone' && isVisitor ? null : await findCaller(request)
    mayCall(endpoint.callers, request.caller)
    refuseOthersPage(request, request.caller)
    await admit?.(request)
    if (wantsJson && !isJson(request))
      throw new Failure(415, 'unsupported_type', 'Send this as application/json.')
    if (request.caller && writes) markFresh(publicUrl, reply)
  }
}

/** Nobody can know which of two is meant. Node would silently take the first. */
function refuseSecondCredential({ raw, headers }: FastifyRequest) {
  if (headers.authorization === undefined) return
  const names = raw.rawHeaders.filter((_, at) => at % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1) throw badRequest()
}

const isJson = (request: FastifyRequest) => {
  const type = request.headers['content-type']
  return type === undefined || /^application\/json\s*(;|$)/i.test(type)
}
