/**
 * A migration adds (expand), so that the release before serves on beside it. One that takes away (contract) says in its first
 * lines what, and since which version nobody asks for it:
 *
 *     -- contract: forum_threads.old is not read since 0.2.0
 */
const CONTRACT = /^-- contract: (\S+) is not read since (\d+\.\d+\.\d+)$/
/** `-- lock: modules has a few hundred rows`: why a statement may hold up who writes. */
const LOCK = /^-- lock: (\S+) (.+)$/

export interface Contract {
  /** `table`, `table.column`, `table.constraint`, `function(types)`: as the check names it. */
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

/** The tables of which a migration says why it may lock them. */
export const locksOf = (sql: string): string[] =>
  firstLines(sql).flatMap((line) => LOCK.exec(line)?.[1] ?? [])

/** Lines that begin as one of them and are none. */
export const misread = (sql: string): string[] =>
  firstLines(sql).filter(
    (line) => /^--\s*(contract|lock)\b/i.test(line) && !CONTRACT.test(line) && !LOCK.test(line),
  )

/** The oldest version that can serve on a migration. */
export const servesFrom = (sql: string): string =>
  contractsOf(sql)
    .map(({ since }) => since)
    .reduce((oldest, since) => (isOlder(oldest, since) ? since : oldest), '0.0.0')

/** What becomes a release is older than that release: `0.3.0-dev` comes before `0.3.0`. */
const partsOf = (version: string) => {
  const [numbers = '', ...early] = version.split('-')
  return [...numbers.split('.').map(Number), early.length > 0 ? 0 : 1]
}

export function isOlder(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map(partsOf)
  const at = [0, 1, 2, 3].find((part) => mine?.[part] !== theirs?.[part])
  return at !== undefined && (mine?.[at] ?? 0) < (theirs?.[at] ?? 0)
}
