import { messages } from '@callofcode/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Connections } from '../admission/connections.ts'
import type { Database } from '../database/database.ts'
import { migrations } from '../database/migrate.ts'
import { isOlder } from '../database/release-steps.ts'
import { Failure } from '../failure.ts'
import { VERSION } from '../version.ts'
import { failureBody } from './answer-failure.ts'

/** Milliseconds for which the database's answer is reused, so that many requests cost one statement. */
const HOLDS = 1_000

const servesThis = (servesFrom: string) => servesFrom !== '' && !isOlder(VERSION, servesFrom)

interface Dependencies {
  readonly app: FastifyInstance
  readonly database: Database
  readonly connections: Connections
  /** Returns more facts for operators, added to the response of `/readyz`. */
  readonly state: () => object
}

/**
 * Serves `/healthz`, which reports that the process is up, and `/readyz`, which reports that the database answers and is
 * migrated.
 */
export function healthRoutes({ app, database, connections, state }: Dependencies) {
  let known: { readonly ready: Promise<boolean>; readonly until: number } | undefined

  app.addHook('preClose', async () => {
    connections.stopping = true
  })
  // After a lost connection, the last answer may be wrong. A connection that was in use is returned to the pool with its error.
  const forget = (error?: Error) => {
    if (error) known = undefined
  }
  database.pool.on('error', forget).on('release', forget)
  app.get('/healthz', async (_request, reply) => answerOk(reply))
  app.get('/readyz', async (request, reply) => {
    const ready = !connections.stopping && (await isReady()) && !connections.stopping
    if (!ready) return answerNotReady(request, reply)
    return answerOk(reply, state())
  })

  /** This bypasses the failure handling: a load balancer asks every second, and a stop would fill the log. */
  const answerNotReady = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '2' })
      .send(failureBody(new Failure(503, 'unavailable', messages.serverError), request.id))

  const answerOk = (reply: FastifyReply, more: object = {}) =>
    reply.header('cache-control', 'no-store').send({ success: true, message: 'OK', ...more })

  function isReady(): Promise<boolean> {
    if (!known || performance.now() >= known.until) {
      const asked = { ready: isMigrated(), until: Number.POSITIVE_INFINITY }
      known = asked
      asked.ready
        .finally(() => {
          asked.until = performance.now() + HOLDS
        })
        .catch(() => undefined)
    }
    return known.ready
  }

  async function isMigrated() {
    try {
      const { rows } = await database.pool.query<{ known: number; strange: string[] }>(
        `select count(*) filter (where name = any($1))::int as known,
          array_agg(distinct coalesce(serves_from, '')) filter (where name <> all($1)) as strange
        from migrations`,
        [migrations.map(({ name }) => name)],
      )
      const [{ known, strange } = { known: 0, strange: [] }] = rows
      // Migrations of a newer version do not end the service of this one if it can serve on them.
      return known === migrations.length && (strange ?? []).every(servesThis)
    } catch {
      return false
    }
  }
}
