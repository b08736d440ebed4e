import { limits } from '@callofcode/contract/limits'
import { readFact } from '@callofcode/contract/member-fact/read-fact'
import { columnIn } from '@callofcode/contract/member-import/import-heads'
import {
  IMPORT_COLUMNS,
  importMessages,
  MOST_PREVIEWED,
} from '@callofcode/contract/member-import/member-import'
import { messages } from '@callofcode/contract/messages'
import { type Sentence, sentence } from '@callofcode/contract/sentence'
import { email, isClubYear, line } from '@callofcode/contract/text'
import { z } from 'zod'
import { CsvFault, type CsvRow, csvMessages, readCsv } from '../../platform/http/read-csv.ts'
import { saidOf } from '../../platform/http/rule-sentence.ts'
import type { StoredField } from '../member-fact/public.ts'

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
  readonly said: Sentence
  readonly found: string
}

export interface ReadFile {
  readonly rows: readonly ImportRow[]
  readonly faults: readonly LineFault[]
  /** The columns that the import ignores. */
  readonly ignored: readonly string[]
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

/** Reads a CSV file of members. Faults are reported by line. A file with faults imports nothing. */
export function readMembersCsv(csv: string, fields: readonly StoredField[] = []): ReadFile {
  const table = tableOf(csv, fields)
  if (table instanceof CsvFault) return refused(table.line, table.said)
  if (!table) return refused(1, importMessages.noRows)
  const { line: head, columns, unknown, rows: given } = table
  const lacking = REQUIRED.filter((column) => !columns.has(column))
  if (lacking.length > 0) return refused(head, lackWords(lacking, fields))
  if (given.length === 0) return refused(head, importMessages.noRows)
  if (given.length > limits.importRows) return refused(head, importMessages.tooManyRows)
  const [rows, faults]: [ImportRow[], LineFault[]] = [[], []]
  for (const one of given) {
    const read = rowOf(one, fields)
    if ('row' in read) rows.push(read.row)
    else faults.push(...read.faults)
  }
  faults.push(...repeated(rows))
  const ignored = unknown
    .slice(0, MOST_PREVIEWED)
    .map((name) => line(limits.name).safeParse(name).data ?? '…')
  return { rows, faults: faults.toSorted((a, b) => a.line - b.line), ignored }
}

function tableOf(csv: string, fields: readonly StoredField[]) {
  try {
    return readCsv<string>(csv, { columnOf: (head) => columnIn(head, fields), trim: true })
  } catch (error) {
    if (error instanceof CsvFault) return error
    throw error
  }
}

const refused = (at: number, said: Sentence): ReadFile => ({
  rows: [],
  faults: [{ line: at, column: null, said, found: '' }],
  ignored: [],
})
const lackWords = (lacking: readonly string[], fields: readonly StoredField[]) =>
  sentence(
    'memberImport.lacking',
    'The first line names the columns, and none of them is {lacking}. Known are: {known}.',
    {
      lacking: lacking.map((column) => `“${column}”`).join(' or '),
      known: [...IMPORT_COLUMNS, ...fields.map(({ name }) => name)],
    },
  )

const MOST_SHOWN = 60
function shortened(text: string): string {
  const letters = [...text.trim()]
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join('')}…` : letters.join('')
}

function rowOf({ line: at, cell, hasTooManyCells }: CsvRow<string>, fields: readonly StoredField[]) {
  if (hasTooManyCells)
    return { faults: [{ line: at, column: null, said: csvMessages.tooManyCells, found: '' }] }
  const faults: LineFault[] = []
  const wrong = (column: string, said: Sentence) =>
    faults.push({ line: at, column, found: shortened(cell(column) ?? ''), said })
  function value<Of extends Column>(column: Of): z.output<(typeof checks)[Of]> | undefined {
    const read = checks[column].safeParse(cell(column) ?? '')
    if (!read.success) wrong(column, saidOf(read.error.issues[0] ?? { message: messages.badRequest }))
    return read.data as z.output<(typeof checks)[Of]> | undefined
  }
  const [name, address] = [value('Name'), value('Email')]
  const [passoutYear = null, batch = null] = [value('Passout year'), value('Batch')]
  const facts: Record<string, string> = {}
  for (const field of fields) {
    const fact = readFact(field, cell(field.name) ?? '')
    if (fact.fault) wrong(field.name, fact.fault)
    else if (fact.value !== null) facts[field.id] = fact.value
  }
  if (faults.length > 0 || name === undefined || address === undefined) return { faults }
  return { row: { line: at, name, email: address, passoutYear, batch, facts } }
}

/** Finds lines whose address already occurs further up. */
function repeated(rows: readonly ImportRow[]): LineFault[] {
  const first = new Map<string, number>()
  const faults: LineFault[] = []
  for (const { line: at, email: address } of rows) {
    const before = first.get(address)
    if (before === undefined) first.set(address, at)
    else
      faults.push({
        line: at,
        column: 'Email',
        found: shortened(address),
        said: sentence('memberImport.addressLineAlready', 'This address is on line {line} already.', {
          line: before,
        }),
      })
  }
  return faults
}
