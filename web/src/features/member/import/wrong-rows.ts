import { say } from 'words:member-import'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import type { listWrongRows } from '@callofcode/contract/member-import/member-import'
import type { Rows } from '../../../platform/chart/save-rows.ts'
import { told } from '../../../platform/language/told.ts'

type WrongRows = AnswerOf<typeof listWrongRows>['data']

/** Returns rows with a fault for a file. A further cell says what is wrong, and an import of that file does not read it. */
export function fileRowsOf({ heads, rows }: WrongRows): Rows {
  const further = rows.map(({ cells, faults }) => {
    const words = faults.map(({ column, ...fault }) => (column ? `${column}: ${told(fault)}` : told(fault)))
    const own = heads.map((_, nth) => cells[nth] ?? '')
    return [...own, words.join(' '), ...cells.slice(heads.length)]
  })
  return [[...heads, say('whatIsWrong')], ...further]
}

/** Returns rows with a fault as text that can be corrected on the page. */
export const csvTextOf = ({ heads, rows }: WrongRows): string =>
  [heads, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoted).join(',')).join('\n')

const quoted = (text: string) => (/[",;\t\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
