import type pg from 'pg'

/**
 * The commit is on the disk of one server, but not on the replicas that the operator requires (`synchronous_standby_names`):
 * somebody ended the wait for them. Its survival is uncertain, so the response is not a success.
 */
export class UncertainCommit extends Error {
  /** statement_completion_unknown */
  readonly code = '40003'
  constructor() {
    super('The commit was not confirmed by the replicas that must have it.')
  }
}

/** PostgreSQL confirms such a commit with a warning. The text depends on the server's language, but this name does not. */
const WAITS_FOR_REPLICAS = 'SyncRepWaitForLSN'

const warned = new WeakSet<pg.ClientBase>()

export function watchCommits(pool: pg.Pool) {
  pool.on('connect', (connection) =>
    connection.on('notice', ({ routine }) => {
      if (routine === WAITS_FOR_REPLICAS) warned.add(connection)
    }),
  )
}

/** Returns true once after a commit with this warning. */
export const wasNotReplicated = (connection: pg.ClientBase) => warned.delete(connection)
