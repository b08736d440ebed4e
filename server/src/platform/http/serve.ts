import { Readable } from 'node:stream'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '@callofcode/contract/endpoint'
import { API, pathOf } from '@callofcode/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type Caller,
  callerOf,
  charge,
  hasSessionCookie,
  isInner,
  markFresh,
  mayCall,
  refuseOthersPage,
  wantsFresh,
} from '../../features/account/caller.ts'
import type { Database } from '../database/database.ts'
import { makeReady, type Ready, sendReady } from './answer-cache.ts'
import { check, checkParams } from './check-input.ts'
import { refuseCrossSite } from './cross-site.ts'
import { badRequest, Failure } from './failure.ts'
import type { House } from './house.ts'
import { etagOf } from './if-match.ts'
import { LONGEST_JSON, LONGEST_OF_STRANGERS } from './json-size.ts'
import { digestOf, idempotencyKey, once } from './once.ts'
import { COSTS } from './request-budget.ts'
import { API_POLICY } from './security-headers.ts'

/** What a handler is given: input already checked, and who calls. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['callers'] extends 'anyone' ? Caller | null : Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** To be used instead of the house's where the endpoint takes a key: what is done is then done once. */
  readonly database: Database
}
/** `version` is that of what is answered: no part of the answer, but of its ETag. */
type Result<E> = ResultOf<E> & { message?: string; version?: number }
/** What a handler answers; a stream is the whole body, where it may be too long to be held in memory. */
type Answer<E> = Result<E> | Readable

/** What is kept is sent before anybody looks at who asks, so only what anyone may ask for can be. */
export type Options<E extends Endpoint> = OwnOptions<E> &
  (E['callers'] extends 'anyone' ? Tagged<E> : { tags?: never })
interface Tagged<E extends Endpoint> {
  /** Names what the answer is made from: it is then kept ready-made until a write names one of these tags. */
  tags?: (params: ParamsOf<E>, result: Result<E>) => string[]
}
interface OwnOptions<E extends Endpoint> {
  /** Names what is read by asking, where readings are counted. */
  reading?: (params: ParamsOf<E>, result: Result<E>) => string
  /** Refuses, before the body is read, what only the endpoint itself can judge. */
  admit?: (request: FastifyRequest) => Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Serves an endpoint: refuses who may not call, checks the input, acts, answers in the one form. */
export function serve<const E extends Endpoint>(
  house: House,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
  options: Options<E> = {} as Options<E>,
) {
  const { tags: tagsOf }: Tagged<E> = options
  const readsOnly = endpoint.method === 'GET' && !endpoint.unsafe
  /** What a query means that leaves everything out. */
  const unsaid: Record<string, unknown> = endpoint.query?.safeParse({}).data ?? {}

  house.app.route({
    method: endpoint.method,
    url: API + endpoint.path,
    bodyLimit: isStrangers(endpoint) ? LONGEST_OF_STRANGERS : LONGEST_JSON,
    async onRequest(request, reply) {
      const cookie = hasSessionCookie(request)
      if (!readsOnly) refuseCrossSite(request, house.publicUrl, cookie)
      refuseSecondCredential(request)
      request.caller =
        endpoint.callers === 'anyone' && !cookie && !request.headers.authorization
          ? null
          : await callerOf(house, request)
      mayCall(endpoint.callers, request.caller)
      refuseOthersPage(request, request.caller)
      await options.admit?.(request)
      if (endpoint.method !== 'GET' && !endpoint.multipart && !isJson(request))
        throw new Failure(415, 'unsupported_type', 'Send this as application/json.')
      if (request.caller && !readsOnly) markFresh(house, reply)
    },
    async handler(request, reply) {
      const params = checkParams(endpoint, request.params)
      const query = check(endpoint.query, request.query)
      const key = tagsOf && keyOf(request, params, query)
      if (!request.caller && !(key && house.cache.get(key))) charge(house, request, null, COSTS.making)
      if (key === undefined) {
        const made = await inTurn(request, () => answerOf(request, reply, params, query))
        // A stream answers by itself.
        if (reply.sent) return reply
        noteReading(made, request, reply)
        if (made.version !== undefined) reply.header('etag', etagOf(made.version))
        return reply
          .code(endpoint.status ?? 200)
          .header('cache-control', 'no-store')
          .type(JSON_TYPE)
          .send(made.text)
      }
      const { ready } = await house.cache.once(key, () =>
        inTurn(request, () => makeAnswer(request, reply, params, query)),
      )
      reply.hijack()
      noteReading(ready, request, reply)
      sendReady(ready, request.raw, reply.raw)
    },
  })

  /**
   * Where an answer is kept: under one address of all those that mean the same, or every one would be made and kept
   * anew. Nowhere for a member who must not be answered from before their own write.
   */
  function keyOf(request: FastifyRequest, params: ParamsOf<E>, query: unknown): string | undefined {
    if (request.caller && (request.headers.authorization !== undefined || wantsFresh(request)))
      return undefined
    const chosen = Object.entries(query ?? {}).filter(([key, value]) => value !== unsaid[key])
    // With what is empty as well: it may be refused, where the same without it is kept.
    const search = new URLSearchParams(chosen.map(([key, value]) => [key, String(value)])).toString()
    return pathOf(endpoint, params as Record<string, string>) + (search && `?${search}`)
  }

  /** Who sends a form or listens is not waited for by others, and a page that is being drawn has had its turn. */
  function inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    if (endpoint.multipart || endpoint.stream || isInner(house, request)) return work()
    const line = house.load[endpoint.method === 'GET' ? 'reads' : 'writes']
    return line.run(request.caller?.id ?? house.addressOf(request.raw), () => false, work)
  }

  async function makeAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    params: ParamsOf<E>,
    query: unknown,
  ) {
    const { text, ...made } = await answerOf(request, reply, params, query)
    const headers = { ...house.headers, ...READY_HEADERS }
    return { ready: await makeReady(String(text), { headers, ...made }) }
  }

  async function answerOf(request: FastifyRequest, reply: FastifyReply, params: ParamsOf<E>, query: unknown) {
    const body = check(endpoint.body, request.body ?? {})
    // What is kept for everybody is made for nobody.
    const caller = tagsOf ? null : request.caller
    let tags: string[] = []
    let reading: string | undefined
    let version: number | undefined
    const act = async (database: Database) => {
      const result = await handler({ params, query, body, caller, request, reply, database } as Call<E>)
      if (result instanceof Readable) return result
      tags = tagsOf?.(params, result) ?? []
      reading = options.reading?.(params, result)
      const { version: made, ...answer } = result
      version = made
      return JSON.stringify({ success: true, message: 'OK', ...checkAnswer(house, endpoint, answer) })
    }
    const key = idempotencyKey(endpoint, request)
    if (key === undefined || !caller) return { text: await act(house.database), tags, reading, version }
    const wish = { memberId: caller.id, key, asked: digestOf(endpoint, params, body) }
    const { answer, again } = await once(house.database, wish, house.env.IDEMPOTENCY_SECONDS, async (whole) =>
      String(await act(whole)),
    )
    if (again) reply.header('idempotency-replayed', 'true')
    return { text: answer, tags, reading, version }
  }

  function noteReading(
    { tags, reading }: Pick<Ready, 'tags' | 'reading'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (request.headers['x-inner'] === house.innerKey) {
      // The page that is being rendered is made from the same things, and is what the person reads.
      reply.raw.setHeader('x-tags', tags.join(' '))
      if (reading) reply.raw.setHeader('x-reading', reading)
    } else if (reading) house.countReading(reading, request.raw, request.caller)
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const READY_HEADERS = {
  'content-type': JSON_TYPE,
  'cache-control': 'no-cache',
  'content-security-policy': API_POLICY,
}

/** Which of two is meant cannot be known; Node would take the first without a word. */
function refuseSecondCredential({ raw, headers }: FastifyRequest) {
  if (headers.authorization === undefined) return
  const names = raw.rawHeaders.filter((_, at) => at % 2 === 0)
  if (names.filter((name) => name.toLowerCase() === 'authorization').length > 1) throw badRequest()
}

const isStrangers = ({ callers }: Endpoint) => callers === 'anyone' || callers === 'reset'

const isJson = (request: FastifyRequest) => {
  const type = request.headers['content-type']
  return type === undefined || /^application\/json\s*(;|$)/i.test(type)
}

/** In tests an answer may hold only what the contract says it holds. */
function checkAnswer(house: House, endpoint: Endpoint, result: object): object {
  if (house.env.NODE_ENV === 'production') return result
  const { message, ...rest } = result as { message?: string }
  const strict = endpoint.answer?.strict()
  if (!strict && Object.keys(rest).length > 0) throw new Error(`${endpoint.path} answers more than it says`)
  return { ...(message !== undefined && { message }), ...strict?.parse(rest) }
}
