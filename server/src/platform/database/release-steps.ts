/**
 * A migration adds (expand), so that the previous release can run beside it. A migration that removes something (contract) names
 * it in its first lines, with the version since which it is unused: `-- contract: forum_threads.old is not read since 0.2.0`
 */
const CONTRACT = /^-- contract: (\S+) is not read since (\d+\.\d+\.\d+)$/
/** `-- lock: modules has a few hundred rows`: the reason why a statement may block writers. */
const LOCK = /^-- lock: (\S+) (.+)$/

export interface Contract {
  /** `table`, `table.column`, `table.constraint` or `function(types)`, in the spelling of the check. */
  readonly thing: string
  readonly since: string
}

const firstLines = (sql: string) => {
  const lines = sql.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('--'))
  return lines.slice(0, end < 0 ? lines.length : end)
}

export const contractsOf = (sql: string): Contract[] =>
  firstLines(sql).flatMap((line) => {
    const [, thing = '', since = ''] = CONTRACT.exec(line) ?? []
    return thing ? [{ thing, since }] : []
  })

/** Returns the tables for which a migration states why it may lock them. */
export const locksOf = (sql: string): string[] =>
  firstLines(sql).flatMap((line) => LOCK.exec(line)?.[1] ?? [])

/** Returns lines that begin like such a line but are malformed. */
export const misread = (sql: string): string[] =>
  firstLines(sql).filter(
    (line) => /^--\s*(contract|lock)\b/i.test(line) && !CONTRACT.test(line) && !LOCK.test(line),
  )

/** Returns the oldest version that can serve on a migration. */
export const servesFrom = (sql: string): string =>
  contractsOf(sql)
    .map(({ since }) => since)
    .reduce((oldest, since) => (isOlder(oldest, since) ? since : oldest), '0.0.0')

/** Splits a version into parts. A pre-release is older than its release: `0.3.0-dev` comes before `0.3.0`. */
const partsOf = (version: string) => {
  const [numbers = '', ...early] = version.split('-')
  return [...numbers.split('.').map(Number), early.length > 0 ? 0 : 1]
}

export function isOlder(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map(partsOf)
  const at = [0, 1, 2, 3].find((part) => mine?.[part] !== theirs?.[part])
  return at !== undefined && (mine?.[at] ?? 0) < (theirs?.[at] ?? 0)
}
