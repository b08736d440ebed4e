import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env.ts'
import { mayCall } from '../platform/http/caller.ts'
import type { FindCaller } from '../platform/http/request-limits.ts'
import type { MetricsReader } from './metrics-reader.ts'
import { METRICS_TYPE, metricsText } from './metrics-text.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly env: Env
  readonly metrics: MetricsReader
  readonly headers: Record<string, string>
  readonly findCaller: FindCaller
}

/**
 * `/metrics` in the text format of Prometheus, for admins and for clients with METRICS_TOKEN. It contains the site and the
 * process that answers. METRICS_PORT has the figures of all processes.
 */
export function metricsRoute({ app, env, metrics, headers, findCaller }: Dependencies) {
  const admit = async (request: FastifyRequest) => {
    if (env.METRICS_TOKEN && isToken(env.METRICS_TOKEN, request)) return
    mayCall('admin', await findCaller(request))
  }
  app.get('/metrics', { onRequest: admit }, async (_request, reply) => {
    const [site, own] = await Promise.all([metrics.ofSite(), metrics.ofProcess()])
    const type = { 'cache-control': 'no-store', 'content-type': METRICS_TYPE }
    return reply.headers({ ...headers, ...type }).send(metricsText([...site, ...own]))
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isToken = (token: string, { headers: { authorization = '' } }: FastifyRequest) =>
  timingSafeEqual(digest(`Bearer ${token}`), digest(authorization))
