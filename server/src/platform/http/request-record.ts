import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { connectionAddressReader } from '../admission/client-address.ts'
import type { Env } from '../env.ts'
import { counted } from '../watch/counted.ts'
import type { Buckets } from '../watch/figures.ts'
import { type Doing, doing, type OpenSpan, traces } from '../watch/tracing.ts'
import { isInternalCall } from './internal-call.ts'

/** Data about a request beyond its own fields. */
interface Record {
  id: string
  route?: string | undefined
  request?: FastifyRequest
  span?: OpenSpan | undefined
  isStream?: boolean
}
const RECORD = Symbol('record')
type Recorded = IncomingMessage & { [RECORD]?: Record }

type Settings = Pick<Env, 'LOG_LEVEL' | 'TRUST_PROXY'>
type Log = Pick<FastifyInstance['log'], 'info' | 'debug'>

/** The format of proxies' ids. Other ids could forge lines of the log, or fill it. */
const SANE = /^[\w.:=+/-]{8,100}$/
/** Machines request these every few seconds. */
const PROBES = /^\/(healthz|readyz|metrics)(\?|$)/
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const CLASSES = ['aborted', '1xx', '2xx', '3xx', '4xx', '5xx']

/** Counts, logs and traces the responses of the HTTP server, by route pattern. An address itself is never stored. */
export class RequestRecorder {
  log: Log | undefined
  readonly #isLogged: boolean
  readonly #isTrusted: (request: IncomingMessage) => boolean
  readonly #series = new Map<string, Map<string, Series>>()

  constructor({ LOG_LEVEL, TRUST_PROXY }: Settings) {
    this.#isLogged = LOG_LEVEL === 'info' || LOG_LEVEL === 'debug'
    const addressOf = connectionAddressReader(TRUST_PROXY)
    this.#isTrusted = ({ socket }) => TRUST_PROXY !== undefined && addressOf(socket) === undefined
  }

  /**
   * Returns the id of a request, which its response, the log and the audit contain. An id from a proxy in TRUST_PROXY is used as
   * it is.
   */
  idOf(request: IncomingMessage): string {
    const noted = (request as Recorded)[RECORD]
    if (noted) return noted.id
    const given = request.headers['x-request-id']
    const id =
      typeof given === 'string' && SANE.test(given) && this.#isTrusted(request)
        ? given
        : randomBytes(9).toString('base64url')
    ;(request as Recorded)[RECORD] = { id }
    return id
  }

  /**
   * Must be called when the server begins with a request. A cached response costs less than an id, so it has an id only if logs
   * or traces use it.
   */
  begin(request: IncomingMessage, response: ServerResponse) {
    if (!this.#isLogged && !traces.to) return
    const id = this.idOf(request)
    response.setHeader('x-request-id', id)
    const record = (request as Recorded)[RECORD]
    if (record && traces.to)
      record.span = traces.to.request(request.headers, {
        'http.request.method': request.method,
        'request.id': id,
      })
  }

  /** Returns the id if the request has one. Refusals in a flood have none. */
  knownId = (request: IncomingMessage): string => (request as Recorded)[RECORD]?.id ?? 'none'

  /** Records a request within the framework, and makes its work belong to it. */
  follow(app: FastifyInstance) {
    app.addHook('onRequest', (request, reply, done) => {
      if (isInternalCall(request)) return done()
      note(request, reply)
      reply.raw.once('close', doing.keep())
      doing.enter(doingOf(request), done)
    })
    // The body is read in a callback of the connection, which belongs to no request.
    app.addHook('preValidation', (request, _reply, done) => {
      if (isInternalCall(request) || request.body === undefined) return done()
      doing.enter(doingOf(request), done)
    })
  }

  /** Must be called when a response was sent, or its client is gone. */
  readonly answered = (response: ServerResponse) => {
    const request = response.req as Recorded
    const record = request[RECORD]
    const milliseconds = performance.now() - arrivalOf(request)
    const route = routeOf(record)
    const status = response.writableFinished ? response.statusCode : 0
    const series = this.#seriesOf(route, request.method ?? 'GET')
    series.count(status)
    if (!record?.isStream) series.buckets.observe(milliseconds / 1_000)
    record?.span?.end(
      {
        'http.route': route,
        'http.response.status_code': response.statusCode,
        'client.gone': status === 0 || undefined,
      },
      { name: `${request.method} ${route}`, failed: response.statusCode >= 500 },
    )
    if (this.#isLogged && record) this.#write(request, record, { route, status, milliseconds })
  }

  #write(
    request: IncomingMessage,
    record: Record,
    { route, status, milliseconds }: { route: string; status: number; milliseconds: number },
  ) {
    const facts = {
      requestId: record.id,
      method: request.method,
      route,
      status: status || 'aborted',
      ms: Math.round(milliseconds),
      caller: record.request?.caller?.id,
      traceId: record.span?.traceId,
    }
    if (PROBES.test(request.url ?? '')) this.log?.debug(facts, 'request')
    else this.log?.info(facts, 'request')
  }

  #seriesOf(route: string, given: string): Series {
    const method = METHODS.has(given) ? given : 'other'
    const methods = this.#series.get(route) ?? new Map<string, Series>()
    const known = methods.get(method)
    if (known) return known
    const made = new Series(route, method)
    this.#series.set(route, methods.set(method, made))
    return made
  }
}

/** The figures of one route and method. */
class Series {
  readonly buckets: Buckets
  readonly #counts: { value: number }[] = []
  readonly #labels: { method: string; route: string }

  constructor(route: string, method: string) {
    this.#labels = { method, route }
    this.buckets = counted.requestSeconds.of(this.#labels)
  }

  count(status: number) {
    const at = Math.floor(status / 100)
    const known = this.#counts[at]
    if (known) known.value += 1
    else {
      const made = counted.requests.of({ ...this.#labels, status: CLASSES[at] ?? 'other' })
      this.#counts[at] = made
      made.value += 1
    }
  }
}

/** Records the route pattern of a response that is sent without the framework. */
export function noteRoute(request: IncomingMessage, route: string | undefined) {
  const record = (request as Recorded)[RECORD]
  if (record) record.route = route
  else if (route !== undefined) (request as Recorded)[RECORD] = { id: 'none', route }
}

/** Marks a response that lasts as long as its reader stays. */
export function noteStream(request: IncomingMessage) {
  const record = (request as Recorded)[RECORD]
  if (record) record.isStream = true
}

function note(request: FastifyRequest, reply: FastifyReply) {
  const raw = request.raw as Recorded
  raw[RECORD] ??= { id: request.id }
  raw[RECORD].request = request
  // Covers responses that are sent without the framework.
  if (!reply.raw.headersSent) reply.raw.setHeader('x-request-id', request.id)
}

const doingOf = (request: FastifyRequest): Doing => ({
  requestId: request.id,
  name: () => `${request.method} ${routeOf((request.raw as Recorded)[RECORD])}`,
  span: (request.raw as Recorded)[RECORD]?.span,
})

/** Built files all have different names, so they count as one route. */
function routeOf(record: Record | undefined): string {
  const route = record?.route ?? record?.request?.routeOptions.url
  if (route === undefined) return 'none'
  return route.startsWith('/assets/') ? '/assets/*' : route
}

const ARRIVED = Symbol('arrived')
type Noted = IncomingMessage & { [ARRIVED]?: number }

/** Records when a request arrived, before it waits for anything. */
export function noteArrival(request: IncomingMessage) {
  ;(request as Noted)[ARRIVED] = performance.now()
}

/**
 * Returns when a request arrived, on the clock of `performance.now()`. Returns now for a request that this process makes itself.
 */
export const arrivalOf = (request: IncomingMessage): number =>
  (request as Noted)[ARRIVED] ?? performance.now()
