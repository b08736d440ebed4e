import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { API, type Endpoint, type ParamsOf, pathOf } from '@callofcode/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { COSTS } from '../admission/request-budget.ts'
import type { AnswerCache, Cacheable } from '../answer-cache/answer-cache.ts'
import {
  type CachedAnswer,
  makeCachedAnswer,
  PUBLIC,
  sendCachedAnswer,
} from '../answer-cache/cached-answer.ts'
import type { Database } from '../database/database.ts'
import { writingAs } from '../database/writer.ts'
import type { Env } from '../env.ts'
import { executeOnce, idempotencyKey, requestDigest } from '../idempotency/idempotency.ts'
import { doing } from '../watch/tracing.ts'
import type { Caller } from './caller.ts'
import { check, checkParams } from './check-input.ts'
import type { Call, Handler, Options, OwnOptions, Result, Tagged } from './endpoint-handler.ts'
import { etagOf } from './if-match.ts'
import { isInternalCall, reportToPage } from './internal-call.ts'
import type { RequestLimits } from './request-limits.ts'
import { API_POLICY } from './security-headers.ts'
import { hasFreshCookie } from './session-cookie.ts'

export interface RouteDependencies {
  readonly env: Pick<Env, 'NODE_ENV' | 'IDEMPOTENCY_SECONDS'>
  readonly database: Database
  readonly cache: AnswerCache
  readonly limits: RequestLimits
  /** Throws if this many bytes exceed the member's room. */
  readonly refuseFull: (memberId: string, bytes: number) => Promise<void>
  /** Whether this part of the site is for members only. */
  readonly isClosed: (area: Endpoint['area']) => boolean
  /** Whether some members may read more than visitors at an endpoint with `perReader`. */
  readonly readersDiffer: () => boolean
  /** Headers of every response. */
  readonly headers: Record<string, string>
  /** Counts a view. `viewed` is the viewed item: `blog:ID`. */
  readonly countView: (viewed: string, request: IncomingMessage, caller: Caller | null) => void
}

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: unknown
}
interface Made {
  readonly text: string | Readable
  readonly tags?: readonly string[]
  readonly viewed?: string | undefined
  readonly version?: number | undefined
}

/** Bytes of a body that changes existing data, such as a password. */
const SMALL = 2_000
/** The media type of a download. */
export const BYTES = 'application/octet-stream'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Answers one endpoint: checks the input, runs the handler, sends or caches the response. */
export class EndpointRoute<E extends Endpoint> {
  readonly #dependencies: RouteDependencies
  readonly #endpoint: E
  readonly #handler: Handler<E>
  readonly #tagsOf: Tagged<E>['tags']
  readonly #viewedOf: OwnOptions<E>['viewed']
  /** The query when no parameter is given. */
  readonly #defaults: Record<string, unknown>

  constructor(dependencies: RouteDependencies, endpoint: E, handler: Handler<E>, options: Options<E>) {
    this.#dependencies = dependencies
    this.#endpoint = endpoint
    this.#handler = handler
    const { tags, viewed }: OwnOptions<E> & Tagged<E> = options
    this.#tagsOf = tags
    this.#viewedOf = viewed
    this.#defaults = endpoint.query?.safeParse({}).data ?? {}
  }

  /** The work belongs to the request, even if the client leaves before it is done. */
  answer = (request: FastifyRequest, reply: FastifyReply) => doing.hold(() => this.#answer(request, reply))

  async #answer(request: FastifyRequest, reply: FastifyReply) {
    const params = checkParams(this.#endpoint, request.params)
    const input = { params, query: check(this.#endpoint.query, request.query) }
    const key = this.#tagsOf && this.#addressOf(request, input)
    const isKept = key !== undefined && this.#dependencies.cache.get(key) !== undefined
    if (!request.caller && !isKept) this.#dependencies.limits.charge(request, null, COSTS.making)
    return key === undefined
      ? this.#answerAnew(request, reply, input)
      : this.#answerKept(key, request, reply, input)
  }

  /**
   * Returns the cache address of a response, as `answerKey` reads it. It is the same for all equivalent requests. Returns
   * undefined for a member who wrote a moment ago, because a cached response might be older than that write. Also returns
   * undefined for parts for members only, and where members may read more, because cached responses go to everybody.
   */
  #addressOf(request: FastifyRequest, { params, query }: Input<E>): string | undefined {
    if (this.#dependencies.isClosed(this.#endpoint.area)) return undefined
    if (request.caller && this.#endpoint.perReader && this.#dependencies.readersDiffer()) return undefined
    if (request.caller && (request.headers.authorization !== undefined || hasFreshCookie(request)))
      return undefined
    const chosen = Object.entries(query ?? {}).filter(([key, value]) => value !== this.#defaults[key])
    // Empty values stay in the key, because a request with an empty value may be refused.
    const search = new URLSearchParams(chosen.map(([key, value]) => [key, String(value)])).toString()
    return pathOf(this.#endpoint, params as Record<string, string>) + (search && `?${search}`)
  }

  async #answerAnew(request: FastifyRequest, reply: FastifyReply, input: Input<E>) {
    const { caller } = request
    const make = () => this.#make(request, reply, input, caller)
    const made = await this.#inTurn(request, caller ? () => writingAs(caller.id, make) : make)
    // A stream sends its own response.
    if (reply.sent) return reply
    this.#noteView(made, request, reply)
    if (made.version !== undefined) reply.header('etag', etagOf(made.version))
    return reply
      .code(this.#endpoint.status ?? 200)
      .header('cache-control', 'no-store')
      .type(this.#endpoint.download ? BYTES : JSON_TYPE)
      .send(made.text)
  }

  async #answerKept(key: string, request: FastifyRequest, reply: FastifyReply, input: Input<E>) {
    const made = await this.#dependencies.cache.getOrMake(key, () =>
      this.#inTurn(request, () => this.#makeCachedAnswer(request, reply, input)),
    )
    const answer = 'cached' in made ? made.cached : made.passing
    reply.hijack()
    this.#noteView('cached' in made ? answer : { viewed: answer.viewed }, request, reply)
    sendCachedAnswer(answer, request.raw, reply.raw, request.caller !== null)
  }

  /** A response that may be older than the last write is not cached. */
  async #makeCachedAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    input: Input<E>,
  ): Promise<Cacheable | { readonly passing: CachedAnswer }> {
    const [{ text, tags = [], ...made }, isSure] = await this.#dependencies.database.forVisitors(
      // A cached response goes to everybody, so it must not depend on the caller.
      async (database, sure) => [await this.#make(request, reply, input, null, database), sure] as const,
    )
    if (isInternalCall(request)) this.#answerPage(String(text), { tags, viewed: made.viewed }, request, reply)
    const headers = {
      ...this.#dependencies.headers,
      'content-type': JSON_TYPE,
      'cache-control': PUBLIC,
      'content-security-policy': API_POLICY,
    }
    const answer = await makeCachedAnswer(String(text), {
      headers,
      tags,
      route: API + this.#endpoint.path,
      ...made,
    })
    return isSure ? { cached: answer } : { passing: answer }
  }

  /** A page that is being rendered needs only the text. It does not wait for a compression that its reader may never request. */
  #answerPage(
    text: string,
    seen: Pick<Made, 'tags' | 'viewed'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.#noteView(seen, request, reply)
    reply.hijack()
    reply.raw.writeHead(200).end(text)
  }

  /**
   * Runs the work in turn. Forms and streams take long and would block the queue. A page that is being rendered has had its turn.
   */
  #inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { method, multipart, stream } = this.#endpoint
    if (multipart || stream || isInternalCall(request)) return work()
    return this.#dependencies.limits.inTurn(method === 'GET' ? 'reads' : 'writes', request, work)
  }

  async #make(
    request: FastifyRequest,
    reply: FastifyReply,
    { params, query }: Input<E>,
    reader: Caller | null,
    database = this.#dependencies.database,
  ): Promise<Made> {
    const { env } = this.#dependencies
    const body = check(this.#endpoint.body, request.body === undefined ? {} : request.body)
    const caller = this.#tagsOf && !this.#endpoint.perReader ? null : reader
    const act = async (on: Database) => {
      if (caller) await this.#refuseFull(caller, request)
      return this.#act({ params, query, body, caller, request, reply, database: on } as Call<E>)
    }
    const key = idempotencyKey(this.#endpoint, request)
    if (key === undefined || !caller) return act(database)
    const idempotent = { memberId: caller.id, key, digest: requestDigest(this.#endpoint, params, body) }
    const made = await executeOnce(database, idempotent, env.IDEMPOTENCY_SECONDS, act)
    if ('isReplay' in made) reply.header('idempotency-replayed', 'true')
    return made
  }

  /**
   * Throws if the member has no room left for the body. Deletions and small changes are always allowed. Files have limits of
   * their own.
   */
  async #refuseFull({ id }: Caller, { headers }: FastifyRequest) {
    const { method, takesKey, multipart } = this.#endpoint
    const bytes = Number(headers['content-length'] ?? 0)
    const grows = (method === 'POST' && takesKey) || (method !== 'GET' && bytes > SMALL)
    if (grows && !multipart) await this.#dependencies.refuseFull(id, bytes)
  }

  async #act(call: Call<E>): Promise<Made> {
    const result = await this.#handler(call)
    if (result instanceof Readable) return { text: result }
    const { version, message, ...answer } = result
    return {
      text: JSON.stringify({ success: true, message: 'OK', ...message?.said, ...this.#checked(answer) }),
      ...(this.#tagsOf && { tags: this.#tagsOf(call.params, result) }),
      viewed: this.#viewedOf?.(call.params, result),
      version,
    }
  }

  /** Outside production, a response with fields that the contract does not define is an error. */
  #checked(result: Omit<Result<E>, 'version' | 'message'>): object {
    if (this.#dependencies.env.NODE_ENV === 'production') return result
    const strict = this.#endpoint.answer?.strict()
    if (!strict && Object.keys(result).length > 0)
      throw new Error(`${this.#endpoint.path} answers more than it says`)
    return { ...strict?.parse(result) }
  }

  #noteView({ tags, viewed }: Pick<Made, 'tags' | 'viewed'>, request: FastifyRequest, reply: FastifyReply) {
    // A call for a page reports its tags and the viewed item to that page.
    if (isInternalCall(request)) reportToPage(reply, tags, viewed)
    else if (viewed) this.#dependencies.countView(viewed, request.raw, request.caller)
  }
}
