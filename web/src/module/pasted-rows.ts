import { DIFFICULTIES, type Difficulty } from '@callofcode/contract/curriculum'
import { isWebAddress } from '@callofcode/contract/text'
import { blankRow, type TypedRow } from './module-fields.ts'

/**
 * Rows from lines that were pasted, such as a list or the cells of a sheet: an address and a difficulty are known by
 * what they are, the rest is the name. Undefined for a single line, which is just text.
 */
export function pastedRows(text: string): TypedRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 ? lines.map(rowOf) : undefined
}

const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/

function rowOf(line: string): TypedRow {
  const words = line.replace(BULLET, '').split(/\s+/)
  const link = words.find(isWebAddress) ?? ''
  const cells = line.replace(BULLET, '').replace(link, '').split('\t')
  const difficulty = cells.map((cell) => difficultyOf(cell.trim())).find(Boolean)
  const named = cells.filter((cell) => !difficultyOf(cell.trim()))
  const questionName = named.join(' ').replace(/\s+/g, ' ').trim()
  return { ...blankRow, questionName, link, ...(difficulty && { difficulty }) }
}

const difficultyOf = (text: string): Difficulty | undefined =>
  DIFFICULTIES.find((difficulty) => difficulty.toLowerCase() === text.toLowerCase())
