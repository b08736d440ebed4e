import { OWN_CALL } from '@callofcode/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { forbidden } from '../failure.ts'

const SAFE = new Set(['same-origin', 'none'])

/**
 * Throws 403 for a request that another site made the browser send with our cookie (CSRF). Browsers say where a request
 * comes from in `Sec-Fetch-Site`, older ones in `Origin`; with a cookie and neither header it is refused too. Browsers
 * never add a bearer token by themselves, so it needs no check.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string, hasCookie: boolean) {
  const { 'sec-fetch-site': site, origin, host } = request.headers
  if (request.headers.authorization !== undefined) return
  if (site !== undefined) {
    if (!SAFE.has(String(site)) || isMarkup(request)) throw forbidden('This request came from another site.')
    return
  }
  if (origin !== undefined) {
    if (origin !== publicUrl && !sameHost(origin, host))
      throw forbidden('This request came from another site.')
    return
  }
  if (hasCookie && !isOwnCall(request)) throw forbidden('This request does not say where it came from.')
}

const sameHost = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host

/** A picture or a link in a member's text comes from this site too. It must not sign its readers out. */
const isMarkup = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'same-origin' && (headers['sec-fetch-dest'] ?? 'empty') !== 'empty'

/** With a GET to an address without https a browser sends neither header. Every other method comes with an `Origin`. */
const isOwnCall = ({ method, headers }: FastifyRequest) => method === 'GET' && headers[OWN_CALL] !== undefined
