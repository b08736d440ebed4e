import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '@callofcode/contract/messages'
import { type AddressOf, connectionAddressReader } from '../admission/client-address.ts'
import { Connections } from '../admission/connections.ts'
import type { InFlight } from '../admission/in-flight.ts'
import { isFile, type LoadShedder } from '../admission/load-shedder.ts'
import { COSTS, type RequestBudget } from '../admission/request-budget.ts'
import { RequestScheduler } from '../admission/request-scheduler.ts'
import type { AnswerCache } from '../answer-cache/answer-cache.ts'
import { sendCachedAnswer } from '../answer-cache/cached-answer.ts'
import type { Env } from '../env.ts'
import { badRequest, Failure, overloaded, tooMany } from '../failure.ts'
import { answerBrokenRequest, failureBody, failureHeaders } from './answer-failure.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** Who asks how the site is must be told most of all while it has too much to do. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/
const KEEP_ALIVE = 72_000
const LOOKS_EVERY = 1_000

export interface HttpServerParts {
  readonly env: Pick<
    Env,
    'REQUEST_SECONDS' | 'HEADERS_SECONDS' | 'CONNECTIONS' | 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'
  >
  /** Headers of every answer. */
  readonly headers: Record<string, string>
  readonly inFlight: InFlight
  readonly budget: RequestBudget
  readonly load: LoadShedder
  readonly cache: AnswerCache
  /** Where the answer to a request is kept, if it is. */
  readonly keyOf: (request: IncomingMessage) => string
  readonly addressOf: AddressOf
  readonly countReading: (reading: string, request: IncomingMessage, caller: null) => void
  /** What a person is shown instead of a page. */
  readonly failurePage: (message: string) => { html: string; headers: Record<string, string> }
}

/**
 * The HTTP server in front of the framework: it counts requests, and sends ready-made answers without waking the
 * framework up for them. Everything else goes on to `next`. Before it is closed, `closeIdle` is to be called.
 */
export class HttpServer {
  readonly #parts: HttpServerParts
  readonly #server: Server
  readonly #connections: Connections
  readonly #scheduler = new RequestScheduler()

  constructor(parts: HttpServerParts) {
    const { env, headers } = parts
    this.#parts = parts
    this.#server = openServer(env)
    this.#connections = new Connections(
      this.#server,
      { all: env.CONNECTIONS, perAddress: env.CONNECTIONS_PER_ADDRESS },
      connectionAddressReader(env.TRUST_PROXY),
    )
    this.#server.on('clientError', (error, socket: Socket) => answerBrokenRequest(error, socket, headers))
    this.#server.on('checkExpectation', (request, response) =>
      this.#refuse(request, response, new Failure(417, 'bad_request', messages.badRequest)),
    )
  }

  passTo(next: RequestListener): Server {
    return this.#server.on('request', (request, response) => this.#take(request, response, next))
  }

  closeIdle() {
    this.#connections.closeIdle()
  }

  #take(request: IncomingMessage, response: ServerResponse, next: RequestListener) {
    if (!this.#connections.accepts(request.socket, response)) return
    count(this.#parts.inFlight, response)
    response.on('timeout', () => this.#answerLate(request, response))
    if (HEALTH.test(request.url ?? '')) return next(request, response)
    this.#scheduler.schedule((waited) => {
      if (!request.socket.destroyed && !response.headersSent) this.#answer(request, response, waited, next)
    })
  }

  #answer(request: IncomingMessage, response: ServerResponse, waited: number, next: RequestListener) {
    const { budget, cache, addressOf, countReading, keyOf, load } = this.#parts
    if (isMalformed(request)) return this.#refuse(request, response, badRequest())
    const wait = budget.spend(addressOf(request), isFile(request) ? COSTS.file : COSTS.request)
    if (wait > 0) {
      // Who asks on has to connect again for each refusal.
      response.shouldKeepAlive = false
      return this.#refuse(request, response, tooMany(wait))
    }
    const cached = mayBeCached(request) ? cache.get(keyOf(request)) : undefined
    if (load.shouldRefuse(request, cached !== undefined, waited))
      return this.#refuse(request, response, overloaded())
    if (!cached) return next(request, response)
    if (cached.reading) countReading(cached.reading, request, null)
    sendCachedAnswer(cached, request, response)
  }

  /**
   * Nothing went to or fro for as long as a connection may be silent. Who waits for an answer that is still being made
   * is told so, and finds it ready a little later; all others sent nothing, or take nothing.
   */
  #answerLate(request: IncomingMessage, response: ServerResponse) {
    if (!request.complete || response.headersSent) return request.socket.destroy()
    response.shouldKeepAlive = false
    this.#refuse(request, response, overloaded())
  }

  #refuse(request: IncomingMessage, response: ServerResponse, failure: Failure) {
    const { status, retryAfter } = failure
    const page = wantsPage(request) ? this.#parts.failurePage(failure.message) : undefined
    const body = page?.html ?? JSON.stringify(failureBody(failure, 'none'))
    response
      .writeHead(status, {
        ...failureHeaders(this.#parts.headers),
        ...page?.headers,
        ...(page && { 'content-type': 'text/html; charset=utf-8' }),
        'content-length': Buffer.byteLength(body),
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      })
      .end(request.method === 'HEAD' ? undefined : body)
  }
}

function openServer({ REQUEST_SECONDS, HEADERS_SECONDS }: HttpServerParts['env']): Server {
  const patience = REQUEST_SECONDS * 1000
  const server = createServer({
    requestTimeout: patience,
    headersTimeout: Math.min(patience, HEADERS_SECONDS * 1000),
    // Node looks every 30 seconds only, whatever the patience.
    connectionsCheckingInterval: Math.min(patience / 4, LOOKS_EVERY),
    maxHeaderSize: 16_384,
    // A missing host is refused below, in the form that every failure has.
    requireHostHeader: false,
  })
  server.keepAliveTimeout = KEEP_ALIVE
  // Between requests the pause above holds: this cuts off who sends nothing, or takes nothing of an answer.
  server.timeout = patience
  return server
}

function count(inFlight: InFlight, response: ServerResponse) {
  inFlight.responses.add(response)
  response.once('close', () => inFlight.responses.delete(response))
  if (inFlight.stopping) response.shouldKeepAlive = false
}

// A page of somebody signed in is made for them alone, and a reading of theirs is counted under their name.
const mayBeCached = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.authorization === undefined &&
  (request.headers.cookie === undefined || !hasSessionCookie(request))

// A fragment has no place in an address that is asked for, and in a key it would mean something else.
const isMalformed = ({ headers, httpVersion, url }: IncomingMessage) =>
  (headers.host === undefined && httpVersion === '1.1') || url?.includes('#')

const wantsPage = ({ headers, url = '' }: IncomingMessage) =>
  !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false)
