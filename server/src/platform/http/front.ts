import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '@callofcode/contract/messages'
import { failurePage } from '../../app/page/failure-page.ts'
import { readyKey } from '../../app/page/look.ts'
import { hasSessionCookie } from '../../features/account/caller.ts'
import type { Env } from '../env.ts'
import { sendReady } from './answer-cache.ts'
import { answerBrokenRequest, failureBody, failureHeaders } from './answer-failure.ts'
import { connectionAddressReader } from './client-address.ts'
import { Connections } from './connections.ts'
import { Entrance } from './entrance.ts'
import { badRequest, Failure, overloaded, tooMany } from './failure.ts'
import type { House } from './house.ts'
import { isFile } from './load.ts'
import { COSTS } from './request-budget.ts'
import type { Traffic } from './traffic.ts'

/** Who asks how the site is must be told most of all while it has too much to do. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/
const KEEP_ALIVE = 72_000
const LOOKS_EVERY = 1_000

type Limits = Pick<
  Env,
  'REQUEST_SECONDS' | 'HEADERS_SECONDS' | 'CONNECTIONS' | 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'
>

/**
 * The HTTP server in front of the framework: it counts requests, and sends ready-made answers without waking the
 * framework up for them. Everything else goes on to `next`. Before it is closed, `closeIdle` is to be called.
 */
export function frontServer(house: () => House, limits: Limits, next: RequestListener) {
  const patience = limits.REQUEST_SECONDS * 1000
  const server = createServer(
    {
      requestTimeout: patience,
      headersTimeout: Math.min(patience, limits.HEADERS_SECONDS * 1000),
      // Node looks every 30 seconds only, whatever the patience.
      connectionsCheckingInterval: Math.min(patience / 4, LOOKS_EVERY),
      maxHeaderSize: 16_384,
      // A missing host is refused below, in the form that every failure has.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!connections.takes(request.socket, response)) return
      count(house().traffic, response)
      response.on('timeout', () => answerLate(request, response, house().headers))
      if (HEALTH.test(request.url ?? '')) return next(request, response)
      entrance.enter((waited) => {
        if (!request.socket.destroyed && !response.headersSent) answer(request, response, waited)
      })
    },
  )
  const entrance = new Entrance()

  function answer(request: IncomingMessage, response: ServerResponse, waited: number) {
    const { requests, cache, addressOf, countReading, nameOf, headers, load } = house()
    if (isMalformed(request)) return refuse(request, response, badRequest(), headers)
    const wait = requests.spend(addressOf(request), isFile(request) ? COSTS.file : COSTS.request)
    if (wait > 0) {
      // Who asks on has to connect again for each refusal.
      response.shouldKeepAlive = false
      return refuse(request, response, tooMany(wait), headers)
    }
    const ready = mayBeReady(request) ? cache.get(readyKey(request, nameOf)) : undefined
    if (load.refuses(request, ready !== undefined, waited))
      return refuse(request, response, overloaded(), headers)
    if (!ready) return next(request, response)
    if (ready.reading) countReading(ready.reading, request, null)
    sendReady(ready, request, response)
  }
  server.keepAliveTimeout = KEEP_ALIVE
  // Between requests the pause above holds: this cuts off who sends nothing, or takes nothing of an answer.
  server.timeout = patience
  const connections = new Connections(
    server,
    { all: limits.CONNECTIONS, perAddress: limits.CONNECTIONS_PER_ADDRESS },
    connectionAddressReader(limits.TRUST_PROXY),
  )
  server.on('clientError', (error, socket: Socket) => answerBrokenRequest(error, socket, house().headers))
  server.on('checkExpectation', (request, response) =>
    refuse(request, response, new Failure(417, 'bad_request', messages.badRequest), house().headers),
  )
  return { server, closeIdle: () => connections.closeIdle() }
}

function count(traffic: Traffic, response: ServerResponse) {
  traffic.underWay.add(response)
  response.once('close', () => traffic.underWay.delete(response))
  if (traffic.stopping) response.shouldKeepAlive = false
}

// A page of somebody signed in is made for them alone, and a reading of theirs is counted under their name.
const mayBeReady = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.authorization === undefined &&
  (request.headers.cookie === undefined || !hasSessionCookie(request))

// A fragment has no place in an address that is asked for, and in a key it would mean something else.
const isMalformed = ({ headers, httpVersion, url }: IncomingMessage) =>
  (headers.host === undefined && httpVersion === '1.1') || url?.includes('#')

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  failure: Failure,
  headers: Record<string, string>,
) {
  const { status, retryAfter } = failure
  const page = wantsPage(request) ? failurePage(failure.message) : undefined
  const body = page?.html ?? JSON.stringify(failureBody(failure, 'none'))
  response
    .writeHead(status, {
      ...failureHeaders(headers),
      ...page?.headers,
      ...(page && { 'content-type': 'text/html; charset=utf-8' }),
      'content-length': Buffer.byteLength(body),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
    .end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Nothing went to or fro for as long as a connection may be silent. Who waits for an answer that is still being made is
 * told so, and finds it ready a little later; all others sent nothing, or take nothing.
 */
function answerLate(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>) {
  if (!request.complete || response.headersSent) return request.socket.destroy()
  response.shouldKeepAlive = false
  refuse(request, response, overloaded(), headers)
}

const wantsPage = ({ headers, url = '' }: IncomingMessage) =>
  !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false)
