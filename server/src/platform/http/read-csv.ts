import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { CsvError, parse } from 'csv-parse/sync'

/** An error of the whole file, with its line. */
export class CsvFault extends Error {
  readonly line: number
  readonly said: Sentence

  constructor(line: number, said: Sentence) {
    super(said.text)
    this.line = line
    this.said = said
  }
}

export const csvMessages = {
  open: sentence('csv.open', 'A quotation mark is opened and never closed.'),
  misplaced: sentence(
    'csv.misplaced',
    'A quotation mark is out of place. Inside of a cell it is written twice, in quotation marks.',
  ),
  twice: (column: string) =>
    sentence('csv.twice', 'There are two columns for “{name}”. Keep one.', { name: column }),
  tooManyCells: sentence(
    'csv.tooManyCells',
    'There are more cells here than in the first row. A cell with a comma in it stands in quotation marks.',
  ),
} as const

export interface CsvRow<Column extends string> {
  /** The line of the file where the row begins. */
  readonly line: number
  /** The row in a spreadsheet. One row may span several lines. */
  readonly row: number
  readonly cells: readonly string[]
  /** Undefined if the file has no such column. */
  readonly cell: (column: Column) => string | undefined
  readonly hasTooManyCells: boolean
}
export interface CsvTable<Column extends string> {
  /** The line of the header row. */
  readonly line: number
  readonly separator: string
  readonly heads: readonly string[]
  /** The place of each column in a row. */
  readonly columns: ReadonlyMap<Column, number>
  /** The unknown columns, as the file names them. */
  readonly unknown: readonly string[]
  readonly rows: readonly CsvRow<Column>[]
}

interface Options<Column extends string> {
  /** The column that a header cell stands for. */
  readonly columnOf: (head: string) => Column | undefined
  /** The columns of all heads, where they are not what `columnOf` says. */
  readonly columnsOf?: (heads: readonly string[]) => readonly (Column | undefined)[]
  /** Trims white space around cells without quotation marks. */
  readonly trim?: boolean
}

/**
 * Reads a CSV file as spreadsheets and people write it: with commas, semicolons or tabs, a byte order mark, and empty rows, which
 * are skipped. Returns undefined if there is no row at all. Throws a CsvFault if the file cannot be read.
 */
export function readCsv<Column extends string>(
  csv: string,
  { columnOf, columnsOf = (heads) => heads.map(columnOf), trim = false }: Options<Column>,
): CsvTable<Column> | undefined {
  const text = csv.replace(/^\ufeff/, '')
  // Some spreadsheets declare the separator in the first row.
  const said = /^sep=([,;\t])\r?\n/i.exec(text)
  const delimiter = said?.[1] ?? separatorOf(text, columnOf)
  const before = said ? 1 : 0
  const [head, ...others] = recordsOf(said ? text.slice(said[0].length) : text, { delimiter, trim, before })
  if (!head) return undefined
  const at = new Map<Column, number>()
  const unknown: string[] = []
  const columns = columnsOf(head.cells)
  for (const [nth, name] of head.cells.entries()) {
    const column = columns[nth]
    if (column && at.has(column)) throw new CsvFault(head.line, csvMessages.twice(column))
    if (column) at.set(column, nth)
    else if (!isEmpty(name)) unknown.push(name)
  }
  const rows = others.map(({ line, row, cells }) => ({
    line,
    row,
    cells,
    hasTooManyCells: !cells.slice(head.cells.length).every(isEmpty),
    cell: (column: Column) => cells[at.get(column) ?? -1],
  }))
  return { line: head.line, separator: delimiter, heads: head.cells, columns: at, unknown, rows }
}

const isEmpty = (cell: string) => cell.trim() === ''
const breaksIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1

/** Returns the separator with which the first row has the most known columns, and of those the most cells. */
function separatorOf(text: string, columnOf: (head: string) => unknown): string {
  const head =
    text
      .trimStart()
      .slice(0, 2_000)
      .split(/[\r\n]/, 1)[0] ?? ''
  const known = (separator: string) =>
    head.split(separator).filter((name) => columnOf(name.replaceAll('"', '')) !== undefined).length
  const cells = (separator: string) => head.split(separator).length
  const isBetter = (one: string, best: string) =>
    known(one) > known(best) || (known(one) === known(best) && cells(one) > cells(best))
  return [',', ';', '\t'].reduce((best, one) => (isBetter(one, best) ? one : best))
}

interface Given {
  readonly delimiter: string
  readonly trim: boolean
  /** The number of lines before the text. */
  readonly before: number
}

function recordsOf(text: string, { delimiter, trim, before }: Given) {
  try {
    const options = { delimiter, trim, info: true, relax_column_count: true }
    const read = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[]
    const all = read.map(({ record: cells, info }, nth) => {
      // The library counts the lines up to the end of a record.
      return { cells, row: nth + 1 + before, line: info.lines - breaksIn(cells.join('')) + before }
    })
    return all.filter(({ cells }) => !cells.every(isEmpty))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { code, lines, bytes } = error as CsvError & { lines: number; bytes: number }
    if (code !== 'CSV_QUOTE_NOT_CLOSED') throw new CsvFault(lines + before, csvMessages.misplaced)
    // The unclosed row begins after the bytes of the complete rows.
    const begins = breaksIn(Buffer.from(text).toString('utf8', 0, bytes)) + 1
    throw new CsvFault(begins + before, csvMessages.open)
  }
}
