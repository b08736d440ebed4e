import { importMessages } from '@callofcode/contract/curriculum-editor/curriculum-import'
import { cellOf, valueOfCell } from '@callofcode/contract/download'
import { sentence } from '@callofcode/contract/sentence'
import { CsvFault, type CsvRow, csvMessages, readCsv } from '../../platform/http/read-csv.ts'
import { type Fault, fault, type GivenQuestion, type ImportFile } from './import-given.ts'

const COLUMNS = ['Id', 'Topic', 'Name', 'Difficulty', 'Link', 'Hidden'] as const
type Column = (typeof COLUMNS)[number]
const columnOf = (head: string) => COLUMNS.find((one) => one.toLowerCase() === head.trim().toLowerCase())

/** Reads questions in the CSV of a spreadsheet, with any separator. */
export function readQuestionsCsv(text: string): ImportFile {
  const table = tableOf(text)
  if (!table?.columns.has('Id') && !table?.columns.has('Name')) throw fault(importMessages.noHead)
  const errors: Fault[] = []
  const questions = table.rows.map((row) => questionOf(row, errors))
  return {
    topics: [],
    questions,
    errors,
    notes: table.unknown.map(
      (name) => `The column “${name.trim().slice(0, 60)}” is not known and is left out.`,
    ),
    read: (cell, current) =>
      current !== undefined && cell === cellOf(current) ? current : valueOfCell(cell),
  }
}

function tableOf(text: string) {
  try {
    return readCsv(text, { columnOf })
  } catch (error) {
    throw error instanceof CsvFault
      ? fault(
          sentence('curriculumEditor.line', 'Line {line}: {fault}', {
            line: error.line,
            fault: error.said,
          }),
        )
      : error
  }
}

function questionOf({ row, cell, hasTooManyCells }: CsvRow<Column>, errors: Fault[]): GivenQuestion {
  const at = `Row ${row}`
  if (hasTooManyCells) errors.push({ at, said: csvMessages.tooManyCells })
  const topic = cell('Topic')
  return {
    at,
    id: cell('Id')?.trim() || undefined,
    name: cell('Name'),
    difficulty: cell('Difficulty'),
    link: cell('Link'),
    hidden: yesOrNo(at, cell('Hidden'), errors),
    topic: topic?.trim() === '' ? null : topic,
  }
}

function yesOrNo(at: string, cell: string | undefined, errors: Fault[]): boolean | undefined {
  const word = cell?.trim().toLowerCase()
  if (!word) return undefined
  if (['yes', 'true', '1'].includes(word)) return true
  if (['no', 'false', '0'].includes(word)) return false
  errors.push({ at, said: importMessages.hiddenRule })
  return undefined
}
