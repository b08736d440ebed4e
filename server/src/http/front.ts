import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { hasSessionCookie, wantsFresh } from '../account/caller.ts'
import { readyKey } from '../page/look.ts'
import { sendReady } from './answer-cache.ts'
import { answerBrokenRequest, asFailure, failureBody } from './answer-failure.ts'
import { tooMany } from './failure.ts'
import type { House } from './house.ts'

const KEEP_ALIVE = 72_000
const REQUEST_ARRIVES_WITHIN = 30_000

/**
 * The HTTP server in front of the framework: it counts requests, and sends ready-made answers without waking the
 * framework up for them. Everything else goes on to `next`.
 */
export function frontServer(house: () => House, next: RequestListener) {
  const server = createServer(
    { requestTimeout: REQUEST_ARRIVES_WITHIN, maxHeaderSize: 16_384 },
    (request, response) => {
      const { requests, cache, addressOf, countReading, env } = house()
      const wait = env.RATE_LIMITS === 'off' ? 0 : requests.spend(addressOf(request))
      if (wait > 0) return refuse(response, wait, house().headers)
      const ready = mayBeReady(request) ? cache.get(readyKey(request)) : undefined
      if (!ready) return next(request, response)
      if (ready.reading) countReading(ready.reading, request, null)
      sendReady(ready, request, response)
    },
  )
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = REQUEST_ARRIVES_WITHIN
  server.maxConnections = 5_000
  server.on('clientError', answerBrokenRequest)
  return server
}

// A page of somebody signed in is made for them alone, and a reading of theirs is counted under their name.
const mayBeReady = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.headers.authorization === undefined &&
  (request.headers.cookie === undefined || (!hasSessionCookie(request) && !wantsFresh(request)))

function refuse(response: ServerResponse, wait: number, headers: Record<string, string>) {
  const body = JSON.stringify(failureBody(asFailure(tooMany(wait)), 'none'))
  response
    .writeHead(429, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'retry-after': String(wait),
    })
    .end(body)
}
