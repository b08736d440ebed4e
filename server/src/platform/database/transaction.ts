import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** A mistake in the program: a statement that nobody waited for, so that what comes of it would be left to chance. */
export class ForgottenStatement extends Error {}

type Query = (...given: Parameters<pg.PoolClient['query']>) => Promise<pg.QueryResult>

/** The statements of one transaction, which are all to be over when its work is. */
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
  /** Takes no more statements. Says whether one is still under way. */
  const end = (): boolean => {
    ended = true
    return underWay.size > 0
  }
  // Drizzle asks nothing else of a connection.
  return { tx: drizzle({ query } as unknown as pg.PoolClient), query, end }
}
