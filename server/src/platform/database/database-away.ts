/** Errors after which the same request may succeed some seconds later. */
interface Passing {
  readonly codes: RegExp
  readonly seconds: number
}

/**
 * Keyed by SQLSTATE, or by Node's code if no server answered. All other errors, including XX (internal errors), are bugs in the
 * app or faults in the data. Trying again does not help them. docs/operations.md has the same list in words.
 */
const PASSING: readonly Passing[] = [
  // Connections that are refused, lost or not made in time; a server that starts, stops or crashed.
  {
    codes: /^(08|57P0|ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|EAI_AGAIN$|ENOTFOUND$|EADDRNOTAVAIL$|ENOHOST$)/,
    seconds: 2,
  },
  // A statement that took too long, a pause in a transaction, a lock that is held, too many connections.
  { codes: /^(57014|25P03|25P04|55P03|53300|53200|53000)$/, seconds: 2 },
  // Deadlocks and conflicts of transactions.
  { codes: /^(40001|40003|40P01)$/, seconds: 1 },
  // A server that is not the primary, or a password or database that is being changed.
  { codes: /^(25006|28|3D000$)/, seconds: 5 },
  // A full disk, an input or output that fails.
  { codes: /^(53100|53400|58)/, seconds: 30 },
]
/** Error messages of the packages when no server answered. */
const NO_SERVER =
  /timeout (exceeded when trying to connect|expired)|Connection terminated|Query read timeout|not queryable|establishing an SSL connection|pool after calling end|^(ECONN|EPIPE|ETIMEDOUT|connect ENOENT)/
/** The connection leads to the wrong server: it was lost, is stopping, or is now a replica. */
const MOVED = /^(08|57P0|25006)/
const UNWRITABLE = /^(25006|53100|53400|55P03|58)/

type Coded = Error & { code?: string; cause?: unknown }

/** Returns the seconds to wait before another try, or undefined if another try does not help. */
export function awayFor(error: Coded): number | undefined {
  const passing = PASSING.find(({ codes }) => codes.test(error.code ?? ''))
  if (passing) return passing.seconds
  if (NO_SERVER.test(error.message)) return 2
  return error.cause instanceof Error ? awayFor(error.cause) : undefined
}

/** Returns true if the same request may succeed later. */
export const isDatabaseAway = (error: Error): boolean => awayFor(error) !== undefined

/** Returns the SQLSTATE of a failed statement or of its cause, or undefined if PostgreSQL did not answer. */
export function sqlStateOf(error: Coded): string | undefined {
  if (/^[0-9A-Z]{5}$/.test(error.code ?? '') && 'severity' in error) return error.code
  return error.cause instanceof Error ? sqlStateOf(error.cause) : undefined
}

/** Returns true if the connection is useless, and a new one may reach another server. */
export function isMoved(error: Error): boolean {
  const state = sqlStateOf(error)
  return state === undefined ? isDatabaseAway(error) : MOVED.test(state)
}

/** Returns true if reads work but writes do not: a full disk, a replica, a lock. */
export const isUnwritable = (error: Error): boolean => UNWRITABLE.test(sqlStateOf(error) ?? '')
