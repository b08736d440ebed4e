import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import { counted } from './counted.ts'
import { doing, type Ended, traces } from './tracing.ts'

type Loose = (...given: unknown[]) => unknown
type Answer = (error: Error | undefined | null, ...rest: unknown[]) => void
interface Query {
  readonly text?: unknown
  readonly name?: unknown
  readonly submit?: unknown
}

/** Called with each statement that has ended. */
export const onStatement = new Set<(ended: Ended) => void>()

/** Measures every statement of a pool, inside and outside transactions. */
export function watchStatements(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as unknown as Loose
  // Otherwise a statement that waited for a connection would belong to the work that released the connection.
  const inTurn: Loose = (take) =>
    typeof take === 'function' ? connect(AsyncResource.bind(take as Loose)) : connect()
  pool.connect = inTurn as typeof pool.connect
  return pool.on('connect', watchConnection)
}

function watchConnection(connection: pg.PoolClient) {
  const send: Loose = (...given) =>
    (Object.getPrototypeOf(connection).query as Loose).apply(connection, given)
  const query: Loose = (first, ...rest) => {
    const { text, name, submit } = typeof first === 'string' ? { text: first } : ((first ?? {}) as Query)
    // COPY streams send themselves, and take as long as their reader.
    if (typeof text !== 'string' || typeof submit === 'function') return send(first, ...rest)
    const ended = begin(text, typeof name === 'string' ? name : undefined)
    const answer = rest.at(-1)
    if (typeof answer === 'function') {
      const told: Answer = (error, ...more) => {
        ended(Boolean(error))
        ;(answer as Answer)(error, ...more)
      }
      return send(first, ...rest.slice(0, -1), told)
    }
    const sent = send(first, ...rest) as Promise<unknown>
    sent.then(
      () => ended(false),
      () => ended(true),
    )
    return sent
  }
  connection.query = query as typeof connection.query
}

function begin(text: string, name: string | undefined) {
  const began = performance.now()
  const by = doing.value
  return (failed: boolean) => {
    const milliseconds = performance.now() - began
    counted.statementSeconds.of({ kind: kindOf(text) }).observe(milliseconds / 1_000)
    if (failed) counted.failedStatements.add()
    if (onStatement.size === 0 && !traces.to) return
    const ended = { text, name, milliseconds, failed, by }
    for (const tell of onStatement) tell(ended)
    traces.to?.statement(ended)
  }
}

const KINDS = new Set(['select', 'insert', 'update', 'delete', 'with'])
const TRANSACTION = new Set(['begin', 'commit', 'rollback', 'savepoint', 'release'])

/** Returns the first word of a statement, out of a few known ones. */
export function kindOf(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
  return KINDS.has(word) ? word : TRANSACTION.has(word) ? 'transaction' : 'other'
}
