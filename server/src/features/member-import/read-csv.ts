import { valueOfCell } from '@callofcode/contract/download'
import { limits } from '@callofcode/contract/limits'
import { readFact } from '@callofcode/contract/member-fact/read-fact'
import { columnIn } from '@callofcode/contract/member-import/import-heads'
import { type ImportFile, importMessages } from '@callofcode/contract/member-import/member-import'
import { messages } from '@callofcode/contract/messages'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { email, isClubYear, line } from '@callofcode/contract/text'
import { z } from 'zod'
import { CsvFault, type CsvRow, type CsvTable, csvMessages, readCsv } from '../../platform/http/read-csv.ts'
import { saidOf } from '../../platform/http/rule-sentence.ts'
import type { StoredField } from '../member-fact/public.ts'
import { columnsFor, columnTwice, type Head, headsOf, withSamples } from './columns.ts'
import { type DayOrder, dayOrderOf, readDay, readNumber } from './read-cell.ts'

/** A person as the file names them. */
export interface ImportRow {
  readonly line: number
  readonly name: string
  readonly email: string
  readonly passoutYear: number | null
  readonly batch: string | null
  /** By the id of the field. An empty cell gives none. */
  readonly facts: Readonly<Record<string, string>>
}

export interface LineFault {
  readonly line: number
  readonly column: string | null
  /** The place of the cell in its row. */
  readonly place: number | null
  readonly said: Sentence
  readonly found: string
}

export interface ReadFile {
  /** The rows without a fault. */
  readonly rows: readonly ImportRow[]
  readonly faults: readonly LineFault[]
  /** The fault of the whole file, if it has one. Then no row is read. */
  readonly isRefused: boolean
  readonly heads: readonly Head[]
  readonly unclearDays: readonly string[]
  readonly separator: string
  /** The cells of the rows, by line. */
  readonly cells: ReadonlyMap<number, readonly string[]>
}

type Column = keyof typeof checks
const REQUIRED = ['Name', 'Email'] as const

const year = z
  .string()
  .regex(/^\d{4}$/, importMessages.yearRule)
  .transform(Number)
  .refine(isClubYear, importMessages.yearRule)
const checks = {
  Name: line(limits.name, messages.nameRequired),
  Email: email,
  'Passout year': z.union([z.literal('').transform(() => null), year], importMessages.yearRule),
  Batch: line(limits.batchName).transform((name) => name || null),
} as const

/** Reads a CSV file of members. Faults are reported by line. Rows with a fault are left out. */
export function readMembersCsv(given: string | ImportFile, fields: readonly StoredField[] = []): ReadFile {
  const { csv, columns: chosen, dayFirst } = typeof given === 'string' ? { csv: given } : given
  const found: { heads: readonly Head[] } = { heads: [] }
  const table = tableOf(csv, fields, (names) => {
    found.heads = headsOf(names, chosen, fields)
    return found.heads
  })
  if (table instanceof CsvFault) return refused(table.line, table.said, found.heads)
  if (!table) return refused(1, importMessages.noRows)
  const { line: head, columns, rows: all } = table
  const heads = withSamples(
    found.heads,
    all.map(({ cells }) => cells),
  )
  const twice = columnTwice(heads)
  if (twice !== undefined) return refused(head, csvMessages.twice(twice), heads)
  const lacking = REQUIRED.filter((column) => !columns.has(column))
  if (lacking.length > 0) return refused(head, lackWords(lacking, fields), heads)
  if (all.length === 0) return refused(head, importMessages.noRows, heads)
  if (all.length > limits.importRows) return refused(head, importMessages.tooManyRows, heads)
  const orders = dayOrders(table, fields, dayFirst)
  return {
    ...rowsOf(all, { columns, fields, orders }),
    heads,
    separator: table.separator,
    unclearDays: unclearOf(table, fields),
  }
}

interface Reading {
  readonly columns: ReadonlyMap<string, number>
  readonly fields: readonly StoredField[]
  readonly orders: ReadonlyMap<string, DayOrder>
}

function rowsOf(all: readonly CsvRow<string>[], reading: Reading) {
  const [rows, faults]: [ImportRow[], LineFault[]] = [[], []]
  const firsts = new Map<string, number>()
  for (const one of all) {
    const read = rowOf(one, reading)
    const before = 'row' in read ? firsts.get(read.row.email) : undefined
    if ('faults' in read) faults.push(...read.faults)
    else if (before !== undefined) faults.push(repeated(read.row, before, reading.columns))
    else {
      rows.push(read.row)
      firsts.set(read.row.email, read.row.line)
    }
  }
  const cells = new Map(all.map((row) => [row.line, row.cells]))
  return { rows, faults: faults.toSorted((a, b) => a.line - b.line), cells, isRefused: false }
}

function tableOf(
  csv: string,
  fields: readonly StoredField[],
  heads: (names: readonly string[]) => readonly Head[],
) {
  try {
    return readCsv<string>(csv, {
      columnOf: (head) => columnIn(head, fields),
      // A column that two heads stand for is said later, so that one of them can be chosen.
      columnsOf: (names) =>
        heads(names).map(({ column }, nth, all) =>
          all.findIndex((one) => one.column === column) === nth ? (column ?? undefined) : undefined,
        ),
      trim: true,
    })
  } catch (error) {
    if (error instanceof CsvFault) return error
    throw error
  }
}

const daysIn = ({ columns, rows }: CsvTable<string>, fields: readonly StoredField[]) =>
  fields
    .filter(({ kind, name }) => kind === 'date' && columns.has(name))
    .map(({ name }) => ({ name, order: dayOrderOf(rows.map(({ cell }) => cell(name) ?? '')) }))

const unclearOf = (table: CsvTable<string>, fields: readonly StoredField[]) =>
  daysIn(table, fields).flatMap(({ name, order }) => (order === 'unclear' ? [name] : []))

const dayOrders = (table: CsvTable<string>, fields: readonly StoredField[], dayFirst: boolean | undefined) =>
  new Map(
    daysIn(table, fields).map(({ name, order }) => {
      const said = dayFirst === undefined ? 'unclear' : dayFirst ? 'day' : 'month'
      return [name, order === 'unclear' ? said : order] as const
    }),
  )

const refused = (at: number, said: Sentence, heads: readonly Head[] = []): ReadFile => ({
  rows: [],
  faults: [{ line: at, column: null, place: null, said, found: '' }],
  isRefused: true,
  heads,
  unclearDays: [],
  separator: ',',
  cells: new Map(),
})
const lackWords = (lacking: readonly string[], fields: readonly StoredField[]) =>
  sentence(
    'memberImport.lacking',
    'The first line names the columns, and none of them is {lacking}. Known are: {known}.',
    { lacking: lacking.map((column) => `“${column}”`).join(' or '), known: columnsFor(fields) },
  )

const MOST_SHOWN = 60
function shortened(text: string): string {
  const letters = [...text.trim()]
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join('')}…` : letters.join('')
}

function rowOf({ line: at, cell, hasTooManyCells }: CsvRow<string>, { columns, fields, orders }: Reading) {
  if (hasTooManyCells)
    return { faults: [{ line: at, column: null, place: null, said: csvMessages.tooManyCells, found: '' }] }
  const faults: LineFault[] = []
  const textOf = (column: string) => valueOfCell(cell(column) ?? '')
  const wrong = (column: string, said: Sentence) =>
    faults.push({
      line: at,
      column,
      place: columns.get(column) ?? null,
      found: shortened(textOf(column)),
      said,
    })
  function value<Of extends Column>(column: Of): z.output<(typeof checks)[Of]> | undefined {
    const read = checks[column].safeParse(textOf(column))
    if (!read.success) wrong(column, saidOf(read.error.issues[0] ?? { message: messages.badRequest }))
    return read.data as z.output<(typeof checks)[Of]> | undefined
  }
  const [name, address] = [value('Name'), value('Email')]
  const [passoutYear = null, batch = null] = [value('Passout year'), value('Batch')]
  const facts: Record<string, string> = {}
  for (const field of fields) {
    const fact = factIn(textOf(field.name), field, orders)
    if (fact.fault) wrong(field.name, fact.fault)
    else if (fact.value !== null) facts[field.id] = fact.value
  }
  if (faults.length > 0 || name === undefined || address === undefined) return { faults }
  return { row: { line: at, name, email: address, passoutYear, batch, facts } }
}

function factIn(text: string, field: StoredField, orders: ReadonlyMap<string, DayOrder>) {
  const read =
    field.kind === 'date'
      ? readDay(text, orders.get(field.name) ?? 'unclear')
      : field.kind === 'number'
        ? readNumber(text)
        : { text }
  return 'fault' in read ? read : readFact(field, read.text)
}

/** Returns the fault of a row whose address already occurs further up. */
const repeated = (
  { line: at, email: address }: ImportRow,
  before: number,
  columns: ReadonlyMap<string, number>,
): LineFault => ({
  line: at,
  column: 'Email',
  place: columns.get('Email') ?? null,
  found: shortened(address),
  said: sentence('memberImport.addressLineAlready', 'This address is on line {line} already.', {
    line: before,
  }),
})
