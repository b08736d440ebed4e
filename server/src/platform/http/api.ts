import { API, type Endpoint } from '@callofcode/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { makeCachedAnswer, sendCachedAnswer } from '../answer-cache/cached-answer.ts'
import type { Handler, Options } from './endpoint-handler.ts'
import { EndpointRoute, type RouteDependencies } from './endpoint-route.ts'
import { LONGEST_JSON, LONGEST_OF_STRANGERS } from './json-body.ts'
import { guardOf } from './request-guard.ts'
import type { FindCaller } from './request-limits.ts'
import { API_POLICY } from './security-headers.ts'

interface ApiDependencies extends RouteDependencies {
  readonly app: FastifyInstance
  /** The origin of the site, without a slash at its end. */
  readonly publicUrl: string
  readonly findCaller: FindCaller
}

interface Text {
  /** Content type. */
  readonly type: string
  /** What it is made from. It is cached until a write names one of them. */
  readonly tags: readonly string[]
}

/** Registers what the features serve. */
export class Api {
  readonly #dependencies: ApiDependencies

  constructor(dependencies: ApiDependencies) {
    this.#dependencies = dependencies
  }

  /** Serves an endpoint of the contract: permissions, input, handler, answer. */
  serve<const E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    options: Options<E> = {} as Options<E>,
  ): void {
    const route = new EndpointRoute(this.#dependencies, endpoint, handler, options)
    this.#dependencies.app.route({
      method: endpoint.method,
      url: API + endpoint.path,
      bodyLimit: isStrangers(endpoint) ? LONGEST_OF_STRANGERS : LONGEST_JSON,
      onRequest: guardOf(endpoint, this.#dependencies, options.admit),
      handler: (request, reply) => route.answer(request, reply),
    })
  }

  /** Serves a public text that is neither a page nor an API answer, such as a feed. It is cached like those. */
  serveText(path: string, { type, tags }: Text, make: () => Promise<string>): void {
    const { app, cache } = this.#dependencies
    const headers = {
      ...this.#dependencies.headers,
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': API_POLICY,
    }
    const makeText = async () => ({ cached: await makeCachedAnswer(await make(), { headers, tags }) })
    app.get(path, async ({ raw }, reply) => {
      const { cached } = await cache.getOrMake(path, makeText)
      reply.hijack()
      sendCachedAnswer(cached, raw, reply.raw)
    })
  }
}

const isStrangers = ({ callers }: Endpoint) => callers === 'anyone' || callers === 'reset'
