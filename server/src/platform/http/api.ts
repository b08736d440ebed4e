import { baseOf, type Endpoint, type FileEndpoint } from '@callofcode/contract/endpoint'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { Cacheable } from '../answer-cache/answer-cache.ts'
import {
  type CachedAnswer,
  makeCachedAnswer,
  PUBLIC,
  sendCachedAnswer,
} from '../answer-cache/cached-answer.ts'
import type { Database } from '../database/database.ts'
import type { FileHandler, Handler, Options } from './endpoint-handler.ts'
import { EndpointRoute, type RouteDependencies } from './endpoint-route.ts'
import { fileAnswer } from './file-answer.ts'
import { LONGEST_JSON, LONGEST_OF_STRANGERS } from './json-body.ts'
import { type Admit, guardOf, type IsClosed } from './request-guard.ts'
import type { FindByToken, FindCaller } from './request-limits.ts'
import { API_POLICY } from './security-headers.ts'
import { hasSessionCookie } from './session-cookie.ts'

interface ApiDependencies extends RouteDependencies {
  readonly app: FastifyInstance
  /** The origin of the site, without a final slash. */
  readonly publicUrl: string
  readonly findCaller: FindCaller
  readonly findByToken: FindByToken
  readonly isClosed: IsClosed
}

interface Text {
  /** Content type. */
  readonly type: string
  /** The tags of its sources. The text is cached until a write names one of them. */
  readonly tags: readonly string[]
}

interface FoundText extends Pick<Text, 'tags'> {
  /** The key in the cache. */
  readonly key: string
  readonly make: (database: Database) => Promise<string>
}

/** Registers the routes of the features. */
export class Api {
  readonly #dependencies: ApiDependencies

  constructor(dependencies: ApiDependencies) {
    this.#dependencies = dependencies
  }

  /** Serves an endpoint of the contract: permissions, input, handler, response. */
  serve<const E extends Endpoint & { readonly file?: never }>(
    endpoint: E,
    handler: Handler<E>,
    options: Options<E> = {} as Options<E>,
  ): void {
    const route = new EndpointRoute(this.#dependencies, endpoint, handler, options)
    this.#route(endpoint, route.answer, options.admit)
  }

  /** Serves an endpoint whose response is a file. */
  serveFile<const E extends FileEndpoint>(endpoint: E, handler: FileHandler<E>): void {
    this.#route(endpoint, fileAnswer(this.#dependencies, endpoint, handler))
  }

  #route(endpoint: Endpoint, handler: RouteHandlerMethod, admit?: Admit) {
    this.#dependencies.app.route({
      method: endpoint.method,
      url: baseOf(endpoint) + endpoint.path,
      bodyLimit: isStrangers(endpoint) ? LONGEST_OF_STRANGERS : LONGEST_JSON,
      onRequest: guardOf(endpoint, this.#dependencies, admit),
      handler,
    })
  }

  /** Serves a public text that is neither a page nor an API response, such as a feed. It is cached like those. */
  serveText(path: string, { type, tags }: Text, make: (database: Database) => Promise<string>): void {
    this.serveTexts(path, type, async () => ({ tags, key: path, make }))
  }

  /** Serves the texts of an address that contains a name. `find` throws for a name without a text. */
  serveTexts(path: string, type: string, find: (name: string) => Promise<FoundText>): void {
    const { app, cache, database } = this.#dependencies
    const headers = {
      ...this.#dependencies.headers,
      'content-type': type,
      'cache-control': PUBLIC,
      'content-security-policy': API_POLICY,
    }
    app.get<{ Params: { name?: string } }>(path, async ({ raw, params }, reply) => {
      const { key, tags, make } = await find(params.name ?? '')
      const made = await cache.getOrMake(key, async (): Promise<Cacheable | { passing: CachedAnswer }> => {
        const [text, isSure] = await database.forVisitors(
          async (reading, sure) => [await make(reading), sure] as const,
        )
        const answer = await makeCachedAnswer(text, { headers, tags, route: path })
        return isSure ? { cached: answer } : { passing: answer }
      })
      reply.hijack()
      sendCachedAnswer('cached' in made ? made.cached : made.passing, raw, reply.raw, hasSessionCookie(raw))
    })
  }
}

const isStrangers = ({ callers }: Endpoint) => callers === 'anyone' || callers === 'reset'
