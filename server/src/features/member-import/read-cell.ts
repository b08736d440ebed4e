import { importMessages } from '@callofcode/contract/member-import/member-import'
import type { Sentence } from '@callofcode/contract/sentence'

const DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/

/** The order of day and month in the cells of a column. It is unclear if each cell can be read both ways, and some differ. */
export type DayOrder = 'day' | 'month' | 'unclear'

/** Finds the order of day and month in a column. Points stand only between a day and its month, and no month is above twelve. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  let order: DayOrder = 'day'
  for (const cell of cells) {
    const [, first, sign, second] = DAY.exec(cell.trim()) ?? []
    if (first === undefined) continue
    if (Number(first) > 12 || sign === '.') return 'day'
    if (Number(second) > 12) return 'month'
    if (Number(first) !== Number(second)) order = 'unclear'
  }
  return order
}

type Read = { readonly text: string } | { readonly fault: Sentence }

/** Returns a day such as 1/8/2024 as 2024-08-01. Another text stays as it is. */
export function readDay(cell: string, order: DayOrder): Read {
  const [, first, , second, year] = DAY.exec(cell.trim()) ?? []
  if (first === undefined || second === undefined) return { text: cell }
  if (order === 'unclear' && first !== second) return { fault: importMessages.unclearDay }
  const [day, month] = order === 'month' ? [second, first] : [first, second]
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
  return exists ? { text } : { fault: importMessages.noSuchDay }
}

/**
 * Returns a number with a decimal comma with a point. Three digits after a comma could be thousands, so they are refused, as are several
 * commas.
 */
export function readNumber(cell: string): Read {
  const text = cell.trim()
  if (!text.includes(',')) return { text: cell }
  return /^[+-]?\d+,\d{1,2}$/.test(text)
    ? { text: text.replace(',', '.') }
    : { fault: importMessages.unclearNumber }
}
