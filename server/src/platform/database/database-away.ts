/** Errors after which nothing is wrong with what was asked: the same may go well in so many seconds. */
interface Passing {
  readonly codes: RegExp
  readonly seconds: number
}

/**
 * By SQLSTATE, and by what Node says where there is no server to say one. All that is not here, XX (the server's own
 * faults) among it, is a fault of ours or of the data that no waiting mends. docs/operations.md has the same in words.
 */
const PASSING: readonly Passing[] = [
  // Connections that are refused, cut, or never come to be; a server that starts, stops or crashed.
  { codes: /^(08|57P0|ECONN|EPIPE$|ETIMEDOUT$|EHOST|ENET|EAI_AGAIN$|ENOTFOUND$)/, seconds: 2 },
  // A statement that took too long, a pause in a transaction, a lock that somebody holds, too many connections.
  { codes: /^(57014|25P03|25P04|55P03|53300|53200|53000)$/, seconds: 2 },
  // Transactions that stood in each other's way.
  { codes: /^(40001|40003|40P01)$/, seconds: 1 },
  // A replica that is not the primary yet, or not any more; a password or a database that is being changed.
  { codes: /^(25006|28|3D000$)/, seconds: 5 },
  // A full disk, an input or output that fails.
  { codes: /^(53100|53400|58)/, seconds: 30 },
]
const NO_SERVER =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|^(ECONN|EPIPE|ETIMEDOUT|connect ENOENT)/
const UNWRITABLE = /^(25006|53100|53400|55P03|58)/

type Coded = Error & { code?: string; cause?: unknown }

/** Seconds after which asking again makes sense; undefined where it makes none. */
export function awayFor(error: Coded): number | undefined {
  const passing = PASSING.find(({ codes }) => codes.test(error.code ?? ''))
  if (passing) return passing.seconds
  if (NO_SERVER.test(error.message)) return 2
  return error.cause instanceof Error ? awayFor(error.cause) : undefined
}

/** True where nothing is wrong with what was asked, and asking again later makes sense. */
export const isDatabaseAway = (error: Error): boolean => awayFor(error) !== undefined

/** What PostgreSQL says of a failed statement; undefined where it did not answer at all. */
export function sqlStateOf(error: Coded): string | undefined {
  if (/^[0-9A-Z]{5}$/.test(error.code ?? '') && 'severity' in error) return error.code
  return error.cause instanceof Error ? sqlStateOf(error.cause) : undefined
}

/** True where reading goes on and writing does not: a full disk, a replica, a lock. */
export const isUnwritable = (error: Error): boolean => UNWRITABLE.test(sqlStateOf(error) ?? '')
