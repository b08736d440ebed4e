import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '@callofcode/contract/messages'
import { hasSessionCookie, wantsFresh } from '../account/caller.ts'
import { readyKey } from '../page/look.ts'
import { sendReady } from './answer-cache.ts'
import { answerBrokenRequest, failureBody, failureHeaders } from './answer-failure.ts'
import { badRequest, Failure, tooMany } from './failure.ts'
import type { House } from './house.ts'

const KEEP_ALIVE = 72_000
const REQUEST_ARRIVES_WITHIN = 30_000

/**
 * The HTTP server in front of the framework: it counts requests, and sends ready-made answers without waking the
 * framework up for them. Everything else goes on to `next`.
 */
export function frontServer(house: () => House, next: RequestListener) {
  const server = createServer(
    // A missing host is refused below, in the form that every failure has.
    { requestTimeout: REQUEST_ARRIVES_WITHIN, maxHeaderSize: 16_384, requireHostHeader: false },
    (request, response) => {
      const { requests, cache, addressOf, countReading, env } = house()
      if (isMalformed(request)) return refuse(response, badRequest(), house().headers)
      const wait = env.RATE_LIMITS === 'off' ? 0 : requests.spend(addressOf(request))
      if (wait > 0) return refuse(response, tooMany(wait), house().headers)
      const ready = mayBeReady(request) ? cache.get(readyKey(request)) : undefined
      if (!ready) return next(request, response)
      if (ready.reading) countReading(ready.reading, request, null)
      sendReady(ready, request, response)
    },
  )
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = REQUEST_ARRIVES_WITHIN
  server.maxConnections = 5_000
  server.on('clientError', (error, socket: Socket) => answerBrokenRequest(error, socket, house().headers))
  server.on('checkExpectation', (_request, response) =>
    refuse(response, new Failure(417, 'bad_request', messages.badRequest), house().headers),
  )
  return server
}

// A page of somebody signed in is made for them alone, and a reading of theirs is counted under their name.
const mayBeReady = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.authorization === undefined &&
  (request.headers.cookie === undefined || (!hasSessionCookie(request) && !wantsFresh(request)))

// A fragment has no place in an address that is asked for, and in a key it would mean something else.
const isMalformed = ({ headers, httpVersion, url }: IncomingMessage) =>
  (headers.host === undefined && httpVersion === '1.1') || url?.includes('#')

function refuse(response: ServerResponse, failure: Failure, headers: Record<string, string>) {
  const { status, retryAfter } = failure
  const body = JSON.stringify(failureBody(failure, 'none'))
  response
    .writeHead(status, {
      ...failureHeaders(headers),
      'content-length': Buffer.byteLength(body),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
    .end(body)
}
