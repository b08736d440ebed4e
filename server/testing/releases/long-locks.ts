import { locksOf } from '../../src/platform/database/release-steps.ts'
import type { Catalogue } from './catalogue.ts'

interface Lock {
  readonly table: string
  readonly why: string
}

const NAME = String.raw`(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)"?`
/** Statements that block writers (or readers) for a time that grows with the table. */
const STATEMENTS: readonly { readonly pattern: RegExp; readonly unless?: RegExp; readonly why: string }[] = [
  {
    pattern: new RegExp(String.raw`^create\s+(?:unique\s+)?index\b.*?\bon\s+${NAME}`, 'is'),
    unless: /\bindex\s+concurrently\b/i,
    why: 'builds an index while nobody may write: CREATE INDEX CONCURRENTLY, without a transaction',
  },
  {
    pattern: new RegExp(
      String.raw`^alter\s+table\s+${NAME}\b.*\badd\s+(?:constraint\s+\S+\s+)?(?:check|foreign\s+key|unique|primary\s+key)\b`,
      'is',
    ),
    unless: /\bnot\s+valid\b|\busing\s+index\b/i,
    why: 'checks every row while nobody may write: NOT VALID, and VALIDATE CONSTRAINT in another migration; for UNIQUE an index built CONCURRENTLY first',
  },
  {
    pattern: new RegExp(
      String.raw`^alter\s+table\s+${NAME}\b.*\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b`,
      'is',
    ),
    why: 'writes the table anew while nobody may read: a new column, filled in batches',
  },
  {
    pattern: new RegExp(String.raw`^alter\s+table\s+${NAME}\b.*\bset\s+not\s+null\b`, 'is'),
    why: 'reads the whole table while nobody may read: a CHECK (… is not null) NOT VALID, validated before',
  },
  {
    pattern: new RegExp(
      String.raw`^alter\s+table\s+${NAME}\b.*\badd\s+(?:column\s+)?.*\b(?:generated\s+always\s+as\s*\(|default\s+(?:gen_random_uuid|random|clock_timestamp)\b)`,
      'is',
    ),
    why: 'writes the table anew while nobody may read: a column without it, filled in batches',
  },
  {
    pattern: new RegExp(String.raw`^update\s+${NAME}`, 'is'),
    why: 'writes every row in one transaction: batches, in a migration without a transaction or in the background',
  },
  {
    pattern: new RegExp(
      String.raw`^(?:vacuum\s+full|cluster|lock(?:\s+table)?|truncate(?:\s+table)?)\s+${NAME}`,
      'is',
    ),
    why: 'takes the table from everybody',
  },
]

/** Returns the locks of a migration that block the running release, table by table. */
export function longLocksOf(sql: string, release: Catalogue): Lock[] {
  return statementsOf(sql).flatMap((statement) =>
    STATEMENTS.flatMap(({ pattern, unless, why }) => {
      const table = pattern.exec(statement)?.[1]?.toLowerCase()
      if (!table || !release.tables[table] || unless?.test(statement)) return []
      return [{ table, why }]
    }),
  )
}

/** Compares a migration's locks with its reasons. Returns tables without a reason, and needless reasons. */
export function heldUp(sql: string, release: Catalogue) {
  const locks = longLocksOf(sql, release)
  const said = locksOf(sql)
  return {
    unsaid: locks.filter(({ table }) => !said.includes(table)),
    needless: said.filter((table) => !locks.some((lock) => lock.table === table)),
  }
}

/**
 * Returns the statements without comments and without the bodies of functions, which run later. Blocks (`do`) run at once and are
 * included.
 */
function statementsOf(sql: string): string[] {
  const bare = sql.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '')
  const withoutBodies = bare.replace(
    /(\bdo\s+)?\$(\w*)\$([\s\S]*?)\$\2\$/gi,
    (_all, block?: string, _tag?: string, body?: string) =>
      block ? `;${(body ?? '').replace(/\b(?:begin|then|loop|else)\b/gi, ';')};` : "''",
  )
  return withoutBodies
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}
