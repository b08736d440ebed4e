import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** A bug: a statement of a transaction was not awaited, so its effect would depend on timing. */
export class ForgottenStatement extends Error {}

type Query = (...given: Parameters<pg.PoolClient['query']>) => Promise<pg.QueryResult>

/** Runs statements on a connection, and finds those that are not awaited before the transaction ends. */
export function transactionOn(connection: pg.PoolClient) {
  const underWay = new Set<Promise<unknown>>()
  let ended = false
  const send = connection.query.bind(connection) as unknown as Query

  const query: Query = (...given) => {
    if (ended)
      return Promise.reject(
        new ForgottenStatement('A statement came after its transaction had ended. An await is missing.'),
      )
    const answer = send(...given)
    const over = () => underWay.delete(answer)
    underWay.add(answer)
    answer.then(over, over)
    return answer
  }
  /** Accepts no more statements. Returns true if one is still running. */
  const end = (): boolean => {
    ended = true
    return underWay.size > 0
  }
  // Drizzle uses only `query` of a connection.
  return { tx: drizzle({ query } as unknown as pg.PoolClient), query, end }
}
