import { limits } from '@callofcode/contract/limits'
import { messages } from '@callofcode/contract/messages'
import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportFault,
  importMessages,
  MOST_PREVIEWED,
} from '@callofcode/contract/site/member-import'
import { email, line } from '@callofcode/contract/text'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** Somebody as the file names them. */
export interface ImportRow {
  readonly line: number
  readonly name: string
  readonly email: string
  readonly passoutYear: number | null
  readonly batch: string | null
}

export interface ReadFile {
  readonly rows: readonly ImportRow[]
  readonly faults: readonly ImportFault[]
  /** Columns that are not read. */
  readonly ignored: readonly string[]
}

/** What the columns are called, without all that is no letter. */
const HEADS: Readonly<Record<ImportColumn, readonly string[]>> = {
  Name: ['name', 'fullname', 'studentname', 'membername'],
  Email: ['email', 'mail', 'emailaddress', 'mailaddress', 'emailid', 'mailid'],
  'Passout year': ['passoutyear', 'passout', 'year', 'graduationyear', 'yearofpassing', 'passingyear'],
  Batch: ['batch', 'cohort', 'group'],
}
const REQUIRED: readonly ImportColumn[] = ['Name', 'Email']
const EARLIEST = 1950
const LATEST_AHEAD = 10

const year = z
  .string()
  .regex(/^\d{4}$/, importMessages.yearRule)
  .transform(Number)
  .refine(
    (value) => value >= EARLIEST && value <= new Date().getUTCFullYear() + LATEST_AHEAD,
    importMessages.yearRule,
  )
const checks = {
  Name: line(limits.name, messages.nameRequired),
  Email: email,
  'Passout year': z.union([z.literal('').transform(() => null), year], { error: importMessages.yearRule }),
  Batch: line(limits.batchName).transform((name) => name || null),
} as const

/** Reads a CSV file of members. What is wrong is told by its line; nothing else of the file counts then. */
export function readMembersCsv(csv: string): ReadFile {
  const cells = cellsOf(csv)
  if (!Array.isArray(cells)) return { rows: [], faults: [cells], ignored: [] }
  const [head, ...records] = cells
  if (!head) return refused(1, importMessages.noRows)
  const columns = columnsOf(head.record)
  const lacking = REQUIRED.filter((column) => !columns.at.has(column))
  if (lacking.length > 0) return refused(head.line, lackWords(lacking))
  if (columns.twice) return refused(head.line, `There are two columns for “${columns.twice}”. Keep one.`)
  if (records.length === 0) return refused(head.line, importMessages.noRows)
  if (records.length > limits.importRows) return refused(head.line, importMessages.tooManyRows)
  const [rows, faults]: [ImportRow[], ImportFault[]] = [[], []]
  for (const one of records) {
    const read = rowOf(one, columns.at, head.record.length)
    if ('row' in read) rows.push(read.row)
    else faults.push(...read.faults)
  }
  faults.push(...repeated(rows))
  return { rows, faults: faults.toSorted((a, b) => a.line - b.line), ignored: columns.ignored }
}

const refused = (at: number, message: string): ReadFile => ({
  rows: [],
  faults: [{ line: at, column: null, message }],
  ignored: [],
})
const lackWords = (lacking: readonly string[]) =>
  `The first line names the columns, and none of them is “${lacking.join('” or “')}”. Known are: ${IMPORT_COLUMNS.join(', ')}.`

interface Cells {
  readonly line: number
  readonly record: string[]
}

function cellsOf(csv: string): Cells[] | ImportFault {
  try {
    const read = parse(csv, {
      ...{ bom: true, delimiter: delimiterOf(csv), info: true, trim: true },
      ...{ relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true },
    }) as unknown as { record: string[]; info: { lines: number } }[]
    // The library counts the lines up to the end of a record.
    return read.map(({ record, info }) => ({ record, line: info.lines - breaksIn(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    return {
      line: Number(error.lines) || 1,
      column: null,
      message: isOpen
        ? 'A quotation mark is opened and never closed.'
        : 'A quotation mark is in the wrong place. One inside of a quoted cell is written twice.',
    }
  }
}

const breaksIn = (record: readonly string[]) => record.join('').split(/\r\n|\r|\n/).length - 1

/** Spreadsheets of many countries separate by semicolons. The first line says it. */
function delimiterOf(csv: string): string {
  const head = /^[^\r\n]*/.exec(csv.replace(/^\ufeff?\s*/, ''))?.[0] ?? ''
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function columnsOf(head: readonly string[]) {
  const at = new Map<ImportColumn, number>()
  const ignored: string[] = []
  let twice: ImportColumn | undefined
  for (const [index, text] of head.entries()) {
    const folded = text.toLowerCase().replace(/[^a-z]/g, '')
    const column = IMPORT_COLUMNS.find((one) => HEADS[one].includes(folded))
    if (!column) {
      if (text && ignored.length < MOST_PREVIEWED) ignored.push(line(limits.name).safeParse(text).data ?? '…')
    } else if (at.has(column)) twice = column
    else at.set(column, index)
  }
  return { at, ignored, twice }
}

function rowOf({ line: at, record }: Cells, columns: ReadonlyMap<ImportColumn, number>, width: number) {
  if (record.length > width)
    return {
      faults: [{ line: at, column: null, message: 'This line has more cells than the first one.' }],
    }
  const textOf = (column: ImportColumn) => record[columns.get(column) ?? -1] ?? ''
  const faults: ImportFault[] = []
  function value<Column extends ImportColumn>(column: Column): z.output<(typeof checks)[Column]> | undefined {
    const read = checks[column].safeParse(textOf(column))
    if (!read.success)
      faults.push({ line: at, column, message: read.error.issues[0]?.message ?? messages.badRequest })
    return read.data as z.output<(typeof checks)[Column]> | undefined
  }
  const [name, address] = [value('Name'), value('Email')]
  const [passoutYear = null, batch = null] = [value('Passout year'), value('Batch')]
  if (faults.length > 0 || name === undefined || address === undefined) return { faults }
  return { row: { line: at, name, email: address, passoutYear, batch } }
}

/** Lines with an address that stands further up already. */
function repeated(rows: readonly ImportRow[]): ImportFault[] {
  const first = new Map<string, number>()
  const faults: ImportFault[] = []
  for (const { line: at, email: address } of rows) {
    const before = first.get(address)
    if (before === undefined) first.set(address, at)
    else faults.push({ line: at, column: 'Email', message: `This address is on line ${before} already.` })
  }
  return faults
}
