import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '@callofcode/contract/messages'
import type { AddressOf } from '../admission/client-address.ts'
import type { Connections } from '../admission/connections.ts'
import { isFile, type LoadShedder } from '../admission/load-shedder.ts'
import { COSTS, type RequestBudget } from '../admission/request-budget.ts'
import { RequestScheduler } from '../admission/request-scheduler.ts'
import type { AnswerCache } from '../answer-cache/answer-cache.ts'
import { sendCachedAnswer } from '../answer-cache/cached-answer.ts'
import type { Env } from '../env.ts'
import { errorLine } from '../error-facts.ts'
import { badRequest, Failure, overloaded, tooMany } from '../failure.ts'
import { counted, type Refusal } from '../watch/counted.ts'
import { answerBrokenRequest, failureBody, failureHeaders } from './answer-failure.ts'
import { noteArrival, noteRoute, type RequestRecorder } from './request-record.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** These are answered under any load, because monitoring needs them most then. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/
/** Milliseconds. */
const KEEP_ALIVE = 72_000
const CHECK_INTERVAL = 1_000

export interface HttpServerDependencies {
  readonly env: Pick<Env, 'REQUEST_SECONDS' | 'HEADERS_SECONDS'>
  /** Headers of every response. */
  readonly headers: Record<string, string>
  readonly connections: Connections
  readonly budget: RequestBudget
  readonly load: LoadShedder
  readonly cache: AnswerCache
  /** The key of a request in the cache. */
  readonly keyOf: (request: IncomingMessage) => string
  readonly addressOf: AddressOf
  readonly recorder: RequestRecorder
  readonly countView: (viewed: string, request: IncomingMessage, caller: null) => void
  /** The page that shows a failure to people. */
  readonly failurePage: (
    failure: Failure,
    request: IncomingMessage,
    id: string,
  ) => { html: string; headers: Record<string, string> }
}

/**
 * The HTTP server in front of the framework. It limits connections and requests. It also sends cached responses itself, which is
 * faster, and passes all other requests to `next`. Call `closeIdle` before closing it.
 */
export class HttpServer {
  readonly #dependencies: HttpServerDependencies
  readonly #server: Server
  readonly #scheduler = new RequestScheduler()

  constructor(dependencies: HttpServerDependencies) {
    const { env, headers, connections, recorder } = dependencies
    this.#dependencies = dependencies
    this.#server = openServer(env)
    connections.watch(this.#server)
    connections.onAnswered = recorder.answered
    this.#server.on('timeout', (socket: Socket) => this.#answerLate(socket))
    this.#server.on('clientError', (error, socket: Socket) => answerBrokenRequest(error, socket, headers))
    this.#server.on('checkExpectation', (request, response) =>
      this.#refuse(request, response, new Failure(417, 'bad_request', messages.badRequest)),
    )
  }

  passTo(next: RequestListener): Server {
    return this.#server.on('request', (request, response) => this.#take(request, response, next))
  }

  closeIdle() {
    this.#dependencies.connections.closeIdle()
  }

  #take(request: IncomingMessage, response: ServerResponse, next: RequestListener) {
    if (!this.#dependencies.connections.accepts(request.socket, response)) return
    noteArrival(request)
    this.#dependencies.recorder.begin(request, response)
    if (HEALTH.test(request.url ?? '')) return next(request, response)
    this.#scheduler.schedule((waited) => {
      if (!request.socket.destroyed && !response.headersSent) this.#answer(request, response, waited, next)
    })
  }

  #answer(request: IncomingMessage, response: ServerResponse, waited: number, next: RequestListener) {
    const { budget, cache, addressOf, countView, keyOf, load } = this.#dependencies
    if (isMalformed(request)) return this.#refuse(request, response, badRequest())
    const wait = budget.spend(addressOf(request), isFile(request) ? COSTS.file : COSTS.request)
    if (wait > 0) {
      // A client that continues has to reconnect for each refusal.
      response.shouldKeepAlive = false
      return this.#refuse(request, response, tooMany(wait), 'budget')
    }
    const cached = mayBeCached(request) ? cache.get(keyOf(request)) : undefined
    if (load.shouldRefuse(request, cached !== undefined, waited))
      return this.#refuse(request, response, overloaded(), 'shed')
    if (!cached) return next(request, response)
    if (cached.viewed) countView(cached.viewed, request, null)
    noteRoute(request, cached.route)
    cache.counts.sent += 1
    sendCachedAnswer(cached, request, response)
  }

  /**
   * Handles a connection without any traffic for REQUEST_SECONDS. A client that waits for its response gets a 503, and may try
   * again soon, when the response may be cached. All other clients are disconnected.
   */
  #answerLate(socket: Socket) {
    const response = this.#dependencies.connections.nextAnswer(socket)
    if (!response?.req.complete || response.headersSent) return socket.destroy()
    response.shouldKeepAlive = false
    this.#refuse(response.req, response, overloaded(), 'late')
  }

  #refuse(request: IncomingMessage, response: ServerResponse, failure: Failure, reason?: Refusal) {
    const { status, retryAfter } = failure
    if (reason) counted.refused.add({ reason })
    const id = this.#dependencies.recorder.knownId(request)
    const page = wantsPage(request) ? this.#dependencies.failurePage(failure, request, id) : undefined
    const body = page?.html ?? JSON.stringify(failureBody(failure, id))
    response
      .writeHead(status, {
        ...failureHeaders(this.#dependencies.headers),
        ...page?.headers,
        ...(page && { 'content-type': 'text/html; charset=utf-8' }),
        'content-length': Buffer.byteLength(body),
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      })
      .end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Creates a server with time limits for every client. */
export function openServer({ REQUEST_SECONDS, HEADERS_SECONDS }: HttpServerDependencies['env']): Server {
  const patience = REQUEST_SECONDS * 1000
  const server = createServer({
    requestTimeout: patience,
    headersTimeout: Math.min(patience, HEADERS_SECONDS * 1000),
    // Node's default is to check every 30 seconds.
    connectionsCheckingInterval: Math.min(patience / 4, CHECK_INTERVAL),
    maxHeaderSize: 16_384,
    // A missing host is refused below, with the body that every failure has.
    requireHostHeader: false,
  })
  // Its opener handles a failure to listen. A connection that fails must not end the process.
  server.on('error', (error) => {
    if (server.listening) console.error(`A connection could not be taken: ${errorLine(error)}`)
  })
  server.keepAliveTimeout = KEEP_ALIVE
  // keepAliveTimeout applies between requests. This one is for clients that stop sending, or stop reading a response.
  server.timeout = patience
  return server
}

// Returns whether a request may be answered from the cache. A signed-in member's page is made for them alone, and a blog that
// they read counts under their name.
const mayBeCached = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.authorization === undefined &&
  (request.headers.cookie === undefined || !hasSessionCookie(request))

// Returns whether a request is malformed. A request has no fragment, and `#` has a meaning of its own in a cache key.
const isMalformed = ({ headers, httpVersion, url }: IncomingMessage) =>
  (headers.host === undefined && httpVersion === '1.1') || url?.includes('#')

/** Returns whether a browser opens an address outside the API. */
export const wantsPage = ({ headers, url = '' }: IncomingMessage) =>
  !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false)
