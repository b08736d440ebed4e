import { apiTokenMessages } from '@callofcode/contract/account/api-token'
import { type Endpoint, OWN_CALL } from '@callofcode/contract/endpoint'
import { sentence } from '@callofcode/contract/sentence'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, Failure, forbidden } from '../failure.ts'
import { mayCall, mayTalk, refuseOthersPage, tokenCallerAt } from './caller.ts'
import type { FindByToken, FindCaller } from './request-limits.ts'
import { hasSessionCookie, setFreshCookie } from './session-cookie.ts'

interface Dependencies {
  readonly publicUrl: string
  readonly findCaller: FindCaller
  readonly findByToken: FindByToken
  readonly isClosed: IsClosed
}

/** Returns whether this part of the site is for members only. */
export type IsClosed = (area: Endpoint['area']) => boolean

/** A check of the endpoint itself, before the body is read. Throws a Failure to refuse. */
export type Admit = (request: FastifyRequest) => Promise<void>

/** Returns a hook that finds the caller before the body is read. It throws a Failure if they may not call the endpoint. */
export function guardOf(endpoint: Endpoint, { publicUrl, isClosed, ...find }: Dependencies, admit?: Admit) {
  const writes = endpoint.method !== 'GET' || endpoint.unsafe
  // A closed part has the rules for members: an API token needs the scope to read it, and may not get its files.
  const closed: Endpoint = {
    ...endpoint,
    callers: 'member',
    ...(!endpoint.file && { scope: endpoint.scope ?? 'read' }),
  }
  const wantsJson = endpoint.method !== 'GET' && !endpoint.multipart

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const hasCookie = hasSessionCookie(request)
    if (writes) refuseCrossSite(request, publicUrl, hasCookie)
    refuseSecondCredential(request)
    const target = isClosed(endpoint.area) ? closed : endpoint
    const isVisitor = !hasCookie && !request.headers.authorization
    request.caller = target.callers === 'anyone' && isVisitor ? null : await callerAt(target, find, request)
    mayCall(target.callers, request.caller)
    refuseOthersPage(request, request.caller)
    mayTalk(target, request.caller)
    await admit?.(request)
    if (wantsJson && !isJson(request))
      throw new Failure(
        415,
        'unsupported_type',
        sentence('requestGuard.sendApplicationJson', 'Send this as application/json.'),
      )
    if (request.caller && writes) setFreshCookie(publicUrl, reply)
  }
}

async function callerAt(
  endpoint: Endpoint,
  find: Omit<Dependencies, 'publicUrl' | 'isClosed'>,
  request: FastifyRequest,
) {
  const byToken = await find.findByToken(request)
  if (byToken === undefined) return find.findCaller(request)
  if (byToken) return tokenCallerAt(endpoint, byToken)
  // A program has no session that could expire, so the message names what its owner must check.
  if (endpoint.callers !== 'anyone') throw new Failure(401, 'unauthenticated', apiTokenMessages.dead)
  return null
}

/** Refuses a request with two credentials, because it is unclear which one counts. Node would silently use the first. */
function refuseSecondCredential({ raw, headers }: FastifyRequest) {
  if (headers.authorization === undefined) return
  const names = raw.rawHeaders.filter((_, at) => at % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1) throw badRequest()
}

const isJson = (request: FastifyRequest) => {
  const type = request.headers['content-type']
  return type === undefined || /^application\/json\s*(;|$)/i.test(type)
}

const SAFE = new Set(['same-origin', 'none'])

/**
 * Throws 403 for a request that another site made the browser send with our cookie (CSRF). Browsers send the origin of a request
 * in `Sec-Fetch-Site`, older ones in `Origin`. A request with a cookie and neither header is refused too. Browsers never add a
 * bearer token by themselves, so it needs no check.
 */
function refuseCrossSite(request: FastifyRequest, publicUrl: string, hasCookie: boolean) {
  const { 'sec-fetch-site': site, origin, host } = request.headers
  if (request.headers.authorization !== undefined) return
  if (site !== undefined) {
    if (!SAFE.has(String(site)) || isMarkup(request))
      throw forbidden(sentence('requestGuard.requestCameFromAnother', 'This request came from another site.'))
    return
  }
  if (origin !== undefined) {
    if (origin !== publicUrl && !sameHost(origin, host))
      throw forbidden(sentence('requestGuard.requestCameFromAnother', 'This request came from another site.'))
    return
  }
  if (hasCookie && !isOwnCall(request))
    throw forbidden(
      sentence('requestGuard.requestDoesNotSay', 'This request does not say where it came from.'),
    )
}

const sameHost = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host

/**
 * Returns whether a picture or link in a text made the request. It comes from this site too, and must not sign its readers out.
 */
const isMarkup = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'same-origin' && (headers['sec-fetch-dest'] ?? 'empty') !== 'empty'

/**
 * Returns whether our own page made the request. With a GET to an address without https, a browser sends neither header. Every
 * other method has an `Origin`.
 */
const isOwnCall = ({ method, headers }: FastifyRequest) => method === 'GET' && headers[OWN_CALL] !== undefined
