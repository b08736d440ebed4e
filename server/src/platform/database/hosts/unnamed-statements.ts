import type pg from 'pg'

type Query = (...given: unknown[]) => never

/**
 * Connections that prepare nothing by name. A pooler in transaction mode gives each transaction another session, which does not
 * know what the one before prepared (PgBouncer does, from 1.21).
 */
export function unnamedStatements(Base: typeof pg.Client): typeof pg.Client {
  return class extends Base {
    override query(...given: unknown[]): never {
      const [first, ...rest] = given
      return (super.query as Query).call(
        this,
        isNamed(first) ? { ...first, name: undefined } : first,
        ...rest,
      )
    }
  } as unknown as typeof pg.Client
}

/** Not a stream or a cursor, which have a life of their own. */
const isNamed = (given: unknown): given is pg.QueryConfig =>
  typeof given === 'object' && given !== null && 'name' in given && !('submit' in given)
