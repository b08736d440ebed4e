import { DIFFICULTIES, type Difficulty } from '@callofcode/contract/curriculum'
import { isWebAddress } from '@callofcode/contract/text'
import { blankRow, type TypedRow } from './module-fields.ts'
import { cellsOf, isHead, isRule } from './pasted-cells.ts'

/**
 * Rows from lines that were pasted: a list, the cells of a sheet, a table. An address and a difficulty are known by what
 * they are, wherever they stand; the rest is the name. Undefined for a single line that is just a name.
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
  // A word beside the address is not the end of a name.
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
