import type { GivenSolve, Reading } from './given-solve.ts'
import { type Dates, type Role, rankOf, roleOf, solveOf, type Values } from './read-record.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const
type Separator = (typeof SEPARATORS)[number]
/** A quotation mark without a closing one within this many letters is part of the text. */
const LONGEST_CELL = 4_000
const MOST_ROWS = 20_000

/** Returns the rows of a text with separated cells. Quotation marks enclose cells that contain a separator or a line break. */
export function cellsOf(text: string, separator: Separator): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length && rows.length < MOST_ROWS) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : undefined
    const from = quoted ? quoted.end : at
    const end = endOf(text, from, separator)
    row.push(quoted ? quoted.cell + text.slice(from, end).trimEnd() : text.slice(at, end).trim())
    if (text[end] !== separator) {
      if (row.some((cell) => cell !== '')) rows.push(row)
      row = []
    }
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
  }
  return rows
}

function endOf(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

function quotedAt(text: string, open: number): { cell: string; end: number } | undefined {
  const most = Math.min(text.length, open + LONGEST_CELL)
  for (let at = open + 1; at < most; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at++
    else return { cell: text.slice(open + 1, at).replaceAll('""', '"'), end: at + 1 }
  }
  return undefined
}

interface Table {
  readonly columns: ReadonlyMap<Role, number>
  readonly rows: readonly string[][]
  /** The table may have had more rows. */
  readonly isCut: boolean
}

/** Reads a table whose first row names its columns, in any order and by any known name. Undefined for other texts. */
export function tableOf(given: string): Table | undefined {
  const said = /^sep=([,;\t|])\r?\n/i.exec(given)
  const text = said ? given.slice(said[0].length) : given
  const head =
    text
      .trimStart()
      .split(/[\r\n]/, 1)[0]
      ?.slice(0, 2_000) ?? ''
  const found = SEPARATORS.map((separator) => ({
    separator,
    columns: columnsOf(cellsOf(head, separator)[0] ?? []),
  }))
  const best = found.reduce((one, other) => (other.columns.size > one.columns.size ? other : one))
  const names = (['slug', 'title', 'link', 'number'] as const).filter((role) => best.columns.has(role))
  if (names.length === 0 || (best.columns.size < 2 && !isOneColumn(text, head))) return undefined
  const rows = cellsOf(text.trimStart(), best.separator).slice(1)
  // Some pages put each cell on a separate line below the column heads.
  if (best.columns.size > 1 && rows.filter((row) => row.length === 1).length * 2 > rows.length)
    return undefined
  return {
    columns: best.columns,
    rows: rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell) || cell === '')),
    // The count excludes the head.
    isCut: rows.length === MOST_ROWS - 1,
  }
}
/** Returns whether a text is a single known column head above its lines, without a second head below. */
const isOneColumn = (text: string, head: string) =>
  text.includes('\n') &&
  !text
    .slice(0, 400)
    .split(/[\r\n]+/)
    .slice(1, 5)
    .some((line) => /^(?:status|time|link|slug)$/.test(roleOf(line.trim()) ?? '')) &&
  (SEPARATORS.some((separator) => head.includes(separator)) ||
    /^(?:link|url|slug|title_?slug|title|problem|question)\s*$/i.test(head))

function columnsOf(head: readonly string[]): Map<Role, number> {
  const columns = new Map<Role, number>()
  for (const [at, name] of head.entries()) {
    const role = name.length > 40 ? undefined : roleOf(name)
    const had = role && columns.get(role)
    if (role && (had === undefined || rankOf(role, name) < rankOf(role, head[had] ?? '')))
      columns.set(role, at)
  }
  return columns
}

export function solvesOfTable({ columns, rows }: Table, reading: Reading, dates: Dates): GivenSolve[] {
  return rows.flatMap((row) => {
    const values: Values = {}
    for (const [role, at] of columns) values[role] = (row[at] ?? '').slice(0, 600)
    if (values.time === '') delete values.time
    return solveOf(values, reading, dates) ?? []
  })
}
