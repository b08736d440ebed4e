import { DIFFICULTIES } from '@callofcode/contract/curriculum'

const LEVELS = DIFFICULTIES.join('|')
const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/
const RULE = /^[\s|:+-]*--[\s|:+-]*$/
const HEADS =
  /^(?:#|no\.?|question(?: name)?|name|title|problem(?: name)?|difficulty|level|link|url|address)$/i
// A comma may stand in an address; before a difficulty or a second address it parts cells.
const ADDRESS = new RegExp(`https?://(?:[^\\s",|;]|,(?!\\s|"|https?:|(?:${LEVELS})\\b))+`, 'gi')

const KNOWN = new RegExp(`^(?:${LEVELS}|https?:.*)$`, 'i')

/** The line under the head of a Markdown table. */
export const isRule = (line: string) => RULE.test(line)

/** A line that says what stands in the columns, and nothing else. */
export function isHead(line: string): boolean {
  const cells = cellsOf(line).cells.filter(Boolean)
  return cells.length > 1 && cells.every((cell) => HEADS.test(cell))
}

/** The cells of a line, and the sign between them: the first of these that it holds. */
export function cellsOf(line: string): { cells: string[]; sign: string } {
  const text = line.replace(BULLET, '')
  const words = text.replace(ADDRESS, '')
  const sign = ['\t', '|', ';', ','].find((one) => words.includes(one)) ?? '\t'
  // In quotes, as sheets write it, the sign is a sign like any other.
  const cell = new RegExp(`[${sign}](\\s*"(?:[^"]|"")*"\\s*(?=[${sign}]|$)|[^${sign}]*)`, 'g')
  const cells = [...(sign + text).matchAll(cell)].map(([, inside = '']) => unquoted(inside.trim()))
  return { cells: sign === '\t' || sign === '|' ? withoutNumber(cells) : cells, sign }
}

/** The number of a row is no part of its name, unless it is all of it. */
function withoutNumber(cells: string[]): string[] {
  const first = cells.findIndex(Boolean)
  const more = cells.slice(first + 1)
  return /^\d+[.)]?$/.test(cells[first] ?? '') && more.some((cell) => cell && !KNOWN.test(cell))
    ? more
    : cells
}

const unquoted = (cell: string) =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell
