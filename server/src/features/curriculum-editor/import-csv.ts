import { importMessages } from '@callofcode/contract/site/curriculum-import'
import { CsvError, type Options, parse } from 'csv-parse/sync'
import { cellOf, valueOfCell } from '../../platform/http/csv.ts'
import { type Fault, fault, type GivenQuestion, type ImportFile } from './import-given.ts'

const COLUMNS = ['id', 'topic', 'name', 'difficulty', 'link', 'hidden'] as const
type Column = (typeof COLUMNS)[number]

/** Reads questions as a spreadsheet writes them, whatever separates its cells. */
export function readCsv(text: string): ImportFile {
  // Some spreadsheets say in a row of its own what separates cells.
  const said = /^sep=([,;\t])\r?\n/i.exec(text)
  const rows = said ? text.slice(said[0].length) : text
  const delimiter = said?.[1] ?? separatorOf(rows)
  const [first = [], ...others] = recordsOf(rows, { delimiter })
  const head = first.map((cell) => cell.trim().toLowerCase())
  if (!head.includes('id') && !head.includes('name')) throw fault(importMessages.noHead)
  const errors: Fault[] = []
  const before = said ? 3 : 2
  const questions = others.flatMap((cells, nth) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const at = `Row ${nth + before}`
    if (cells.slice(head.length).some((cell) => cell.trim() !== ''))
      errors.push({ at, message: importMessages.tooManyCells })
    return [questionOf(at, head, cells, errors)]
  })
  const strange = first.filter((cell, nth) => cell.trim() !== '' && !isColumn(head[nth] ?? ''))
  const twice = head.find((name, nth) => isColumn(name) && head.indexOf(name) !== nth)
  if (twice) throw fault(`The column “${twice}” is there twice.`)
  return {
    topics: [],
    questions,
    errors,
    notes: strange.map((name) => `The column “${name.trim().slice(0, 60)}” is not known and is left out.`),
    read: (cell, current) =>
      current !== undefined && cell === cellOf(current) ? current : valueOfCell(cell),
  }
}

const isColumn = (name: string): name is Column => COLUMNS.some((one) => one === name)

function questionOf(at: string, head: string[], cells: string[], errors: Fault[]): GivenQuestion {
  const cell = (column: Column): string | undefined => {
    const nth = head.indexOf(column)
    return nth < 0 ? undefined : cells[nth]
  }
  const topic = cell('topic')
  return {
    at,
    id: cell('id')?.trim() || undefined,
    name: cell('name'),
    difficulty: cell('difficulty'),
    link: cell('link'),
    hidden: yesOrNo(at, cell('hidden'), errors),
    topic: topic?.trim() === '' ? null : topic,
  }
}

function yesOrNo(at: string, cell: string | undefined, errors: Fault[]): boolean | undefined {
  const word = cell?.trim().toLowerCase()
  if (!word) return undefined
  if (['yes', 'true', '1'].includes(word)) return true
  if (['no', 'false', '0'].includes(word)) return false
  errors.push({ at, message: importMessages.hiddenRule })
  return undefined
}

/** The separator with which the first row names columns that are known. */
function separatorOf(text: string): string {
  const head = text.slice(0, 2_000).split(/[\r\n]/, 1)[0] ?? ''
  const known = (separator: string) =>
    head.split(separator).filter((name) => isColumn(name.replaceAll('"', '').trim().toLowerCase())).length
  return [',', ';', '\t'].reduce((best, one) => (known(one) > known(best) ? one : best))
}

function recordsOf(text: string, options: Options): string[][] {
  try {
    return parse(text, { ...options, relax_column_count: true, skip_empty_lines: false }) as string[][]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { code, lines } = error as CsvError & { lines?: number }
    throw fault(
      code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark is opened and not closed.'
        : `Line ${lines ?? 1}: a quotation mark is out of place. Inside of a cell it is written twice, in quotation marks.`,
    )
  }
}
