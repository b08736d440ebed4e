import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { destinationOf } from '../features/backup/scheduled/backup-settings.ts'
import type { Database } from '../platform/database/database.ts'
import type { Env } from '../platform/env.ts'
import { mayCall } from '../platform/http/caller.ts'
import type { FindCaller } from '../platform/http/request-limits.ts'
import { type Gauges, openGauges } from './metrics-gauges.ts'
import { readMetrics } from './metrics-store.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly env: Env
  readonly database: Database
  readonly headers: Record<string, string>
  readonly findCaller: FindCaller
}

/**
 * `/metrics` in the text form of Prometheus, for admins and for whoever has METRICS_TOKEN. The process is measured from the
 * first time on that somebody asks.
 */
export function metricsRoute({ app, env, database, headers, findCaller }: Dependencies) {
  let gauges: Promise<Gauges> | undefined
  const place = destinationOf(env)?.place
  const admit = async (request: FastifyRequest) => {
    if (env.METRICS_TOKEN && isToken(env.METRICS_TOKEN, request)) return
    mayCall('admin', await findCaller(request))
  }
  app.get('/metrics', { onRequest: admit }, async (_request, reply) => {
    gauges ??= openGauges()
    const { registry, set } = await gauges
    // What cannot be asked now is missing among them; the process can be measured all the same.
    set(database.pool, await readMetrics(database.pool, place).catch(() => undefined))
    const type = { 'cache-control': 'no-store', 'content-type': registry.contentType }
    return reply.headers({ ...headers, ...type }).send(await registry.metrics())
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isToken = (token: string, { headers: { authorization = '' } }: FastifyRequest) =>
  timingSafeEqual(digest(`Bearer ${token}`), digest(authorization))
