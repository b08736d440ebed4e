/** What PostgreSQL and the network say when the database cannot be reached, is stopping, starting or too slow. */
const CODES = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|57P0|57014|25P03|08|53300)/
const TEXTS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|^(ECONN|ENOENT|EPIPE|ETIMEDOUT)/

/** True where nothing is wrong with what was asked, and asking again later makes sense. */
export function isDatabaseAway(error: Error & { code?: string; cause?: unknown }): boolean {
  const cause = error.cause as Error | undefined
  return CODES.test(error.code ?? '') || TEXTS.test(error.message) || (cause ? isDatabaseAway(cause) : false)
}
