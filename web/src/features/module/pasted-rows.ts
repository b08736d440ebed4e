import { DIFFICULTIES, type Difficulty } from '@callofcode/contract/curriculum/curriculum'
import { isWebAddress } from '@callofcode/contract/text'
import { blankRow, type TypedRow } from './module-fields.ts'

/**
 * Reads pasted lines as rows: a list, the cells of a sheet, a table. An address and a difficulty are recognised in any cell. The
 * rest is the name. Returns undefined for a single line that is only a name.
 */
export function pastedRows(text: string): TypedRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !isRule(line))
  const rows = (lines[0] && lines.length > 1 && isHead(lines[0]) ? lines.slice(1) : lines).map(rowOf)
  const [only] = rows
  if (lines.length < 2 && !(only?.questionName && (only.link || only.difficulty))) return undefined
  return rows.map((row) => ({ ...blankRow, ...row }))
}

interface Found {
  readonly name?: string
  readonly link?: string
  readonly difficulty?: Difficulty | undefined
}

function rowOf(line: string) {
  const { cells, sign } = cellsOf(line)
  const found = cells.map(readCell)
  const names = found.flatMap(({ name }) => name || [])
  const difficulty = found.find((cell) => cell.difficulty)?.difficulty
  return {
    questionName: names.join(sign === ',' || sign === ';' ? `${sign} ` : ' ').replace(/\s+/g, ' '),
    link: found.find((cell) => cell.link)?.link ?? '',
    ...(difficulty && { difficulty }),
  }
}

function readCell(cell: string): Found {
  const whole = difficultyOf(cell.replace(/[([\])*_`]/g, '').trim())
  if (whole) return { difficulty: whole }
  const named = /\[([^\]]+)\]\((https?:[^\s)]+)\)/i.exec(cell)
  const link = named?.[2] ?? /https?:\/\/[^\s"<>]+/i.exec(cell)?.[0].replace(/[),.;]+$/, '')
  if (!link || !isWebAddress(link)) return readName(cell)
  const rest = named
    ? cell.replace(named[0], named[1] ?? '')
    : cell.replace(new RegExp(`<?${escaped(link)}>?`), '')
  const { name = '', difficulty } = readName(rest.trim())
  // A difficulty beside the address is not part of the name.
  const [, before = name, level = ''] = new RegExp(`^(.+)\\s(${LEVELS})$`, 'i').exec(name) ?? []
  return { name: before.trim(), link, difficulty: difficulty ?? difficultyOf(level) }
}

const LEVELS = DIFFICULTIES.join('|')
const MARKED = new RegExp(`^(.+?)\\s*(?:[([]\\s*(${LEVELS})\\s*[)\\]]|\\s[-–—:]\\s*(${LEVELS}))$`, 'i')
const AHEAD = new RegExp(`^[([]\\s*(${LEVELS})\\s*[)\\]]\\s*(.+)$`, 'i')

/** `Two Sum (Easy)`, `Two Sum - easy`, `[Easy] Two Sum`. */
function readName(text: string): Found {
  const [, name, bracketed, dashed] = MARKED.exec(text) ?? []
  if (name) return { name, difficulty: difficultyOf(bracketed ?? dashed ?? '') }
  const [, level, behind] = AHEAD.exec(text) ?? []
  return level ? { name: behind ?? '', difficulty: difficultyOf(level) } : { name: text }
}

const difficultyOf = (text: string): Difficulty | undefined =>
  DIFFICULTIES.find((difficulty) => difficulty.toLowerCase() === text.toLowerCase())
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/
const RULE = /^[\s|:+-]*--[\s|:+-]*$/
const HEADS =
  /^(?:#|no\.?|question(?: name)?|name|title|problem(?: name)?|difficulty|level|link|url|address)$/i
// A comma may be part of an address. Before a difficulty or a second address it separates cells.
const ADDRESS = new RegExp(`https?://(?:[^\\s",|;]|,(?!\\s|"|https?:|(?:${LEVELS})\\b))+`, 'gi')

const KNOWN = new RegExp(`^(?:${LEVELS}|https?:.*)$`, 'i')

/** The line under the head of a Markdown table. */
const isRule = (line: string) => RULE.test(line)

/** Returns whether a line is a header: it contains only names of columns. */
function isHead(line: string): boolean {
  const cells = cellsOf(line).cells.filter(Boolean)
  return cells.length > 1 && cells.every((cell) => HEADS.test(cell))
}

/** Splits a line into cells. The separator is the first of these that the line contains. */
function cellsOf(line: string): { cells: string[]; sign: string } {
  const text = line.replace(BULLET, '')
  const words = text.replace(ADDRESS, '')
  const sign = ['\t', '|', ';', ','].find((one) => words.includes(one)) ?? '\t'
  // Sheets write some cells in quotes. A separator inside the quotes is part of the cell.
  const cell = new RegExp(`[${sign}](\\s*"(?:[^"]|"")*"\\s*(?=[${sign}]|$)|[^${sign}]*)`, 'g')
  const cells = [...(sign + text).matchAll(cell)].map(([, inside = '']) => unquoted(inside.trim()))
  return { cells: sign === '\t' || sign === '|' ? withoutNumber(cells) : cells, sign }
}

/** Drops the number of a row, unless the row contains only the number. */
function withoutNumber(cells: string[]): string[] {
  const first = cells.findIndex(Boolean)
  const more = cells.slice(first + 1)
  return /^\d+[.)]?$/.test(cells[first] ?? '') && more.some((cell) => cell && !KNOWN.test(cell))
    ? more
    : cells
}

const unquoted = (cell: string) =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell
