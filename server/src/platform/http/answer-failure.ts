import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { endpoints } from '@callofcode/contract/all'
import { baseOf } from '@callofcode/contract/endpoint'
import { messages } from '@callofcode/contract/messages'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { awayFor } from '../database/database-away.ts'
import { Failure, missing, Overloaded } from '../failure.ts'
import { counted } from '../watch/counted.ts'
import { API_POLICY } from './security-headers.ts'

/** Milliseconds before the connection is closed. An immediate close might lose the response. */
const TIME_TO_READ = 1_000

const frameworkTexts: Record<number, [code: string, said: Sentence]> = {
  400: ['bad_request', messages.badRequest],
  404: ['not_found', messages.notFound],
  408: ['timeout', sentence('failure.slow', 'The request took too long to arrive.')],
  413: ['too_large', sentence('failure.tooLargeSend', 'That is too large to send.')],
  414: ['address_too_long', sentence('failure.longAddress', 'That address is too long.')],
  415: ['unsupported_type', sentence('requestGuard.sendApplicationJson', 'Send this as application/json.')],
  429: ['too_many_requests', messages.tooMany],
  431: ['headers_too_large', sentence('failure.largeHeaders', 'The headers of that request are too large.')],
  503: ['unavailable', messages.serverError],
}

/** Returns any error as a Failure. An unexpected one becomes a plain 500, which reveals nothing of the server. */
export function asFailure(error: FastifyError | Failure | Error): Failure {
  if (error instanceof Failure) return error
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const seconds = awayFor(error)
  if (seconds) return new Failure(503, 'unavailable', messages.serverError, undefined, seconds)
  if (status < 500 || status === 503) {
    const [code, said] = frameworkTexts[status] ?? ['bad_request', messages.badRequest]
    return new Failure(status, code, said)
  }
  return new Failure(500, 'internal', messages.serverError)
}

const mapped = <To>(of: Record<string, Sentence>, to: (sentence: Sentence) => To) =>
  Object.fromEntries(Object.entries(of).map(([field, sentence]) => [field, to(sentence)]))

/** Returns the body of every failure. */
export const failureBody = (failure: Failure, requestId: string) => ({
  success: false,
  ...failure.said.said,
  code: failure.code,
  ...(failure.errors && {
    errors: mapped(failure.errors, ({ text }) => text),
    fields: mapped(failure.errors, ({ said: { message: _, ...parts } }) => parts),
  }),
  requestId,
})

/** Returns the headers of a failure that is answered without Fastify. */
export const failureHeaders = (headers: Record<string, string>) => ({
  ...headers,
  'content-security-policy': API_POLICY,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
})

export function answerFailure(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  countRefusal(failure)
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(failure.retryAfter)))
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureBody(failure, request.id))
}

/** Counts refusals by budgets and by overload. Refusals by the database are not counted. */
export function countRefusal(failure: Failure) {
  if (failure.status === 429) counted.refused.add({ reason: 'budget' })
  if (failure instanceof Overloaded) counted.refused.add({ reason: 'shed' })
}

/** Answers an incomplete request: a syntax error, headers that are too large, a client that is too slow. */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const failure = asFailure(Object.assign(new Error(), { statusCode: status }))
  const body = JSON.stringify(failureBody(failure, 'none'))
  const lines = Object.entries({
    ...failureHeaders(headers),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  // A client that keeps sending would keep the connection open forever.
  setTimeout(() => socket.destroy(), TIME_TO_READ).unref()
}

const addresses = endpoints.map((one) => ({
  methods: one.method === 'GET' ? ['GET', 'HEAD'] : [one.method],
  address: new RegExp(`^${baseOf(one)}${one.path.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
}))

const methodsOf = (path: string) =>
  addresses.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods)

/** Answers a request without a matching route: 405 if another method matches, 404 otherwise. */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply) {
  const methods = methodsOf(request.url.split('?', 1)[0] ?? '')
  // The path matches, but a parameter is too long for the router. No such id exists.
  if (methods.length === 0 || methods.includes(request.method))
    return answerFailure(missing(), request, reply)
  reply.header('allow', methods.join(', '))
  const failure = new Failure(
    405,
    'method_not_allowed',
    sentence('answerFailure.addressDoesNotTake', 'This address does not take that method.'),
  )
  return answerFailure(failure, request, reply)
}
