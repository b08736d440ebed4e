import type pg from 'pg'

/**
 * The commit is on the disk of one server, and the replicas that the operator wants it on (`synchronous_standby_names`) do not
 * have it: somebody ended the wait for them. Nobody can tell whether it survives, so it is not answered with success.
 */
export class UncertainCommit extends Error {
  /** statement_completion_unknown */
  readonly code = '40003'
  constructor() {
    super('The commit was not confirmed by the replicas that must have it.')
  }
}

/** PostgreSQL answers such a commit with success and a warning. Its words depend on the server's language, this name does not. */
const WAITS_FOR_REPLICAS = 'SyncRepWaitForLSN'

const warned = new WeakSet<pg.ClientBase>()

export function watchCommits(pool: pg.Pool) {
  pool.on('connect', (connection) =>
    connection.on('notice', ({ routine }) => {
      if (routine === WAITS_FOR_REPLICAS) warned.add(connection)
    }),
  )
}

/** True once after a commit that was warned of. */
export const wasNotReplicated = (connection: pg.ClientBase) => warned.delete(connection)
