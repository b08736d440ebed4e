import { type Candidate, type GivenSolve, type Reading, shortened } from './given-solve.ts'
import { lineTail } from './line-tail.ts'
import { isBeforeName, type Spot } from './lines-order.ts'
import { readDate } from './read-date.ts'
import {
  candidateOf,
  candidatesOfPath,
  isForeign,
  isPath,
  isSolutionPath,
  slugIn,
  wordsOfAddress,
} from './read-name.ts'
import { type Dates, timeOf } from './read-record.ts'
import { doneOf, isCommitMessage, isNoise } from './words-of-pages.ts'

const LONGEST_LINE = 1_000
const MOST_LINES = 30_000
const linesIn = (text: string, most: number) => text.trimEnd().split(/\r\n|\r|\n/, most)
export const hasMoreLines = (text: string) => linesIn(text, MOST_LINES + 1).length > MOST_LINES
/** This many lines below a name belong to it. */
const NEAR = 6

type Line = Required<Omit<GivenSolve, 'part' | 'isMarkedBeside'>>

/** Finds solves in copied text: pages, lists, check lists and folder trees. */
export function solvesOfLines(text: string, reading: Reading, dates: Dates): GivenSolve[] {
  const lines = linesOf(text, reading, dates)
  const spots = lines.map(spotOf)
  const isBefore = {
    at: isBeforeName(spots, 'date', NEAR),
    done: isBeforeName(spots, 'mark', NEAR),
  }
  const found: { solve: GivenSolve; line: number }[] = []
  // The details above the name that they belong to.
  let above: { at: string | null; done: boolean | null; line: number } = { at: null, done: null, line: 0 }
  for (const { read, line } of lines) {
    const { at, done, ...name } = read
    if (isNamed(read)) {
      const isNear = line - above.line <= 2
      const given = { at: at ?? (isNear ? above.at : null), done: done ?? (isNear ? above.done : null) }
      const isClear = name.isClear || given.at !== null || given.done !== null
      const isMarkedBeside = done === null && given.done !== null
      found.push({
        solve: { ...name, ...given, isClear, isMarkedBeside, text: shortened(read.text) },
        line,
      })
      above = { at: null, done: null, line }
      continue
    }
    const isOld = line - above.line > 2
    above = {
      at: isBefore.at && at ? at : isOld ? null : above.at,
      done: isBefore.done && done !== null ? done : isOld ? null : above.done,
      line: (isBefore.at && at) || (isBefore.done && done !== null) ? line : above.line,
    }
    const last = found.at(-1)
    if (last && line - last.line <= NEAR)
      last.solve = told(last.solve, isBefore.at ? null : at, isBefore.done ? null : done)
  }
  return found.map(({ solve }) => solve)
}

/** Adds the details of another line to a solve. */
function told(solve: GivenSolve, at: string | null, done: boolean | null): GivenSolve {
  return {
    ...solve,
    at: solve.at ?? at,
    done: solve.done ?? done,
    isClear: solve.isClear || at !== null || done !== null,
    isMarkedBeside: solve.isMarkedBeside || (solve.done === null && done !== null),
  }
}

const isNamed = ({ slug, candidates }: Line) => slug !== null || candidates.length > 0

interface Read {
  readonly read: Line
  /** The index of the line among those with content. */
  readonly line: number
  readonly given: string
}

function spotOf({ read, line, given }: Read): Spot {
  const isOwnName = isNamed(read)
  return {
    line,
    given,
    isName: isOwnName,
    isDate: !isOwnName && read.at !== null,
    isMark: !isOwnName && read.done !== null,
  }
}

/** Returns the lines with content, each with the number above it. */
function linesOf(text: string, reading: Reading, dates: Dates): Read[] {
  const lines: Read[] = []
  let number: string | undefined
  let before = ''
  for (const given of linesIn(text, MOST_LINES)) {
    const cut = given.slice(0, LONGEST_LINE)
    const bare = cut.trim()
    if (bare === '') continue
    // Pages that put each cell on a separate line have the number before the title.
    if (/^\d{1,4}[.)]?$/.test(bare)) {
      number = bare
      before = bare
      continue
    }
    const isNumbered = number !== undefined && isTitle(cut) && readDate(bare, reading) === undefined
    // “312/3400, Solved” is a count and not a mark.
    const isCount = /\d\s?\/|\/\s?\d/.test(before) && /^[\d\s,/]+$/.test(before) && doneOf(bare) !== undefined
    const read = lineOf(isNumbered ? `${number} ${bare}` : cut, reading, dates)
    lines.push({ read: isCount ? { ...read, done: null } : read, line: lines.length, given: bare })
    number = undefined
    before = bare
  }
  return lines
}
const isTitle = (line: string) => /^[A-Z0-9][A-Za-z0-9 ,()'-]{2,100}$/.test(line.trim()) && !isNoise(line)

const MARKS = /^[\s│├└─┃┣┗━|`*+•·>–-]{0,60}/
const BOX = /^\[( |x|X|✓|✔)?\]\s*/

function lineOf(given: string, reading: Reading, dates: Dates): Line {
  const bare = given.replace(MARKS, '').trimEnd()
  const box = BOX.exec(bare)
  const unmarked = box ? bare.slice(box[0].length) : bare
  const marked = box ? (box[1] ?? ' ').trim() !== '' : null
  const slug = slugIn(unmarked)
  const linked = /\[([^\][]{2,200})\]\(/.exec(unmarked)?.[1]
  const tail = lineTail(linked ?? unmarked.replace(/https?:\/\/\S{1,400}/g, '\t'), reading)
  const plain = tail.rest
  const isFile = isPath(plain.trim()) || (/^\s*[│├└]/.test(given) && !isNoise(plain))
  const cells = isFile ? [plain.trim()] : cellsIn(plain, reading)
  const facts = factsOf(cells, reading, dates)
  const text = (isFile ? plain : (linked ?? facts.names[0] ?? plain)).trim()
  const isBeside = isFile && !isSolutionPath(plain.trim())
  const shared = { slug, text, isForeign: isForeign(unmarked), isBeside }
  const done = marked ?? facts.done ?? (tail.says ? true : null)
  const date = facts.at === null && tail.day ? readDate(tail.day, reading) : undefined
  const at = facts.at ?? (date ? timeOf(date, dates) : null)
  const candidates = isFile ? candidatesOfPath(plain.trim()) : facts.names.map(candidateOf).filter(isName)
  const address = slug || candidates.length > 0 ? null : wordsOfAddress(unmarked)
  if (address) candidates.push({ number: null, words: address })
  const isClear =
    isFile || slug !== null || done !== null || at !== null || candidates.some((one) => one.number !== null)
  return { ...shared, candidates, at, done, isClear }
}
const isName = ({ number, words }: Candidate) => words.length > 1 || number !== null

const cellsIn = (text: string, reading: Reading) =>
  text
    .split(/\t|\s\|\s|\||\s{3,}/)
    .flatMap((cell) => apart(cell.trim(), reading))
    .filter(Boolean)
    .slice(0, 20)

/** Splits a cell at two spaces, which separate details of a question from its title. A title may contain them too. */
function apart(cell: string, reading: Reading): string[] {
  const parts = cell.split(/\s{2}/)
  const says = (part: string) => isNoise(part) || doneOf(part) !== undefined || readDate(part, reading)
  return parts.slice(1).some(says) && !readDate(cell, reading) ? parts.map((part) => part.trim()) : [cell]
}

/** Returns whether a cell is an unmistakable mark. A single letter may be anything. */
const isGlyph = (cell: string) => /^[✓✔✅☑✘✗❌☐⬜]\ufe0f?$/u.test(cell)

/** The difficulty after a title: `1. Two Sum 55.6% Easy`. */
const RATED = /(\S)(?:\s(?:\d{1,3}(?:\.\d{1,2})?%|easy|medium|med\.|hard)){1,3}$/i

/** Sorts the cells of a line into dates, marks and possible names. */
function factsOf(cells: readonly string[], reading: Reading, dates: Dates) {
  const names: string[] = []
  let at: string | null = null
  let done: boolean | null = null
  let number: string | undefined
  for (const cell of cells) {
    const date = readDate(cell, reading)
    const said =
      cell.length > 1 || cells.length > 1 || isGlyph(cell)
        ? doneOf(cell.replace(/^[✓✔✅☑]\s+/, ''))
        : undefined
    if (date) at ??= timeOf(date, dates)
    else if (/^#?\d{1,4}[.)]?$/.test(cell)) number ??= cell
    else if (said !== undefined) done ??= said
    else if (!isNoise(cell) && !isCommitMessage(cell)) {
      if (/^[✓✔✅☑]/.test(cell)) done = true
      const name = cell.replace(/^[✓✔✅☑⬜☐❌]\s*/, '').replace(RATED, '$1')
      names.push(withNumber(name, names.length === 0 ? number : undefined))
    }
  }
  return { names: names.slice(0, 4), at, done }
}
const withNumber = (name: string, number: string | undefined) =>
  number && !/^\d/.test(name) ? `${number.replace(/\D/g, '')}. ${name}` : name
