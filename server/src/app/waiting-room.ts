import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages } from '@callofcode/contract/messages'
import type { Env } from '../platform/env.ts'
import { Failure } from '../platform/failure.ts'
import { failureBody, failureHeaders } from '../platform/http/answer-failure.ts'
import { openServer, wantsPage } from '../platform/http/http-server.ts'
import { commonHeaders } from '../platform/http/security-headers.ts'
import { mailLanguages, mailWords } from '../platform/mail/mail-words.ts'
import { HOUSE } from '../platform/mail/mailer.ts'
import { failurePage } from './page/document.ts'
import { pageLanguage, SOURCE } from './page/page-language.ts'

/** Seconds after which a client may retry. */
const AGAIN_AFTER = 2
const failure = new Failure(503, 'unavailable', messages.serverError, undefined, AGAIN_AFTER)

/**
 * Holds the port of the site while its database is unavailable. `/healthz` reports that the process is up, and every other path
 * answers that the site cannot serve yet. Throws when the port is taken.
 */
export async function openWaitingRoom(env: Env) {
  const headers = commonHeaders(env.PUBLIC_URL?.startsWith('https:') ?? false)
  const server = openServer(env)
  server.on('request', (request, response) => answer(request, response, headers))
  server.listen({ port: env.PORT, host: env.HOST, backlog: env.CONNECTIONS })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Releases the port for the site. */
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>) {
  const isUp = /^\/healthz(\?|$)/.test(request.url ?? '')
  const page = !isUp && wantsPage(request) ? pageFor(request) : undefined
  const body =
    page?.html ?? JSON.stringify(isUp ? { success: true, message: 'OK' } : failureBody(failure, 'none'))
  response
    .writeHead(isUp ? 200 : failure.status, {
      ...failureHeaders(headers),
      ...page?.headers,
      ...(page && { 'content-type': 'text/html; charset=utf-8' }),
      'content-length': Buffer.byteLength(body),
      ...(!isUp && { 'retry-after': String(AGAIN_AFTER) }),
      // A client that retries then reaches the site itself, once it is open.
      connection: 'close',
    })
    .end(request.method === 'HEAD' ? undefined : body)
}

function pageFor(request: IncomingMessage) {
  const language = pageLanguage(request, { club: SOURCE }, mailLanguages)
  return failurePage(failure, 'none', mailWords(language, HOUSE.siteName), HOUSE.siteName)
}
