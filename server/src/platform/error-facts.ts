/**
 * The facts about an error that a log may contain. Errors are never logged whole, because they may contain what people typed: the
 * parameters of a statement, the row that a constraint refused, an address that cannot receive mail.
 */
export interface ErrorFacts {
  readonly type: string
  readonly message?: string
  readonly code?: string
  /** The failed SQL statement, with placeholders. */
  readonly statement?: string
  readonly table?: string
  readonly column?: string
  readonly constraint?: string
  readonly routine?: string
  readonly stack?: string
  readonly cause?: ErrorFacts
}

const LONGEST = 300
const DEEPEST = 5
/** SQLSTATE classes whose messages repeat a value: bad data, bad syntax (also of a text search), `raise`. */
const REPEATS_VALUES = /^(22|42601|P0)/
const ADDRESS = /[^\s<>"'(),;]+@[^\s<>"'(),;]+/g
const NAMED = ['code', 'table', 'column', 'constraint', 'routine'] as const

export function errorFacts(error: unknown, depth = 1): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error }
  const message = messageOf(error)
  const statement = 'query' in error && 'params' in error ? `${error.query}` : undefined
  const stack = framesOf(error)
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(message && { message }),
    ...(statement && { statement: shortened(statement) }),
    ...named(error),
    ...(stack && { stack }),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: errorFacts(error.cause, depth + 1) }),
  }
}

/** Returns the facts in one line, for the console. */
export const errorLine = (error: unknown): string => lineOf(errorFacts(error))

/** Returns the facts and where it happened, for the console. */
export function errorReport(error: unknown): string {
  const facts = errorFacts(error)
  return [lineOf(facts), facts.stack ?? facts.cause?.stack].filter(Boolean).join('\n')
}

function lineOf({ type, message, code, cause }: ErrorFacts): string {
  const reason = cause ? `, because of ${lineOf(cause)}` : ''
  return `${type}${code ? ` ${code}` : ''}${message ? `: ${message}` : ''}${reason}`
}

function messageOf(error: Error): string | undefined {
  const code = 'code' in error ? `${error.code}` : ''
  // Drizzle's message is the statement with its parameters. A SyntaxError's message contains a piece of the input.
  const isRaised = 'routine' in error && error.routine === 'exec_stmt_raise'
  const repeats = 'params' in error || error instanceof SyntaxError || isRaised || REPEATS_VALUES.test(code)
  return repeats ? undefined : shortened(error.message.replaceAll(ADDRESS, '…'))
}

function named(error: Error): Pick<ErrorFacts, (typeof NAMED)[number]> {
  const given = error as unknown as Record<string, unknown>
  return Object.fromEntries(
    NAMED.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name]]),
  )
}

/** Returns the stack frames. The message comes before them, and may contain lines that look like frames. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const end = stack.indexOf(message)
  if (end < 0) return undefined
  const lines = stack.slice(end + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).join('\n') || undefined
}

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
