import { type Candidate, type GivenSolve, type Reading, shortened } from './given-solve.ts'
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
/** So many lines below a name belong to it. */
const NEAR = 6

type Line = Required<GivenSolve>

/** Solves in a text as people copy it: pages, lists, check lists, trees of folders. */
export function solvesOfLines(text: string, reading: Reading, dates: Dates): GivenSolve[] {
  const found: { solve: GivenSolve; line: number }[] = []
  let number: string | undefined
  for (const [line, given] of text.split(/\r\n|\r|\n/, MOST_LINES).entries()) {
    const cut = given.slice(0, LONGEST_LINE)
    // Pages that give each cell a line of its own have the number before the title.
    if (/^\s*\d{1,4}[.)]?\s*$/.test(cut)) {
      number = cut.trim()
      continue
    }
    const { at, done, ...read } = lineOf(
      number && isTitle(cut) ? `${number} ${cut.trim()}` : cut,
      reading,
      dates,
    )
    number = undefined
    if (read.slug || read.candidates.length > 0) {
      found.push({ solve: { ...read, at, done, text: shortened(read.text) }, line })
      continue
    }
    const last = found.at(-1)
    if (!last || line - last.line > NEAR) continue
    const { solve } = last
    last.solve = {
      ...solve,
      at: solve.at ?? at,
      done: solve.done ?? done,
      isClear: solve.isClear || at !== null || done !== null,
    }
  }
  return found.map(({ solve }) => solve)
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
  const plain = linked ?? unmarked.replace(/https?:\/\/\S{1,400}/g, '\t')
  const isFile = isPath(plain.trim()) || (/^\s*[│├└]/.test(given) && !isNoise(plain))
  const cells = isFile ? [plain.trim()] : cellsIn(plain)
  const facts = factsOf(cells, reading, dates)
  const text = (isFile ? plain : (linked ?? facts.names[0] ?? unmarked)).trim()
  const isBeside = isFile && !isSolutionPath(plain.trim())
  const shared = { slug, text, isForeign: isForeign(unmarked), isBeside }
  const done = marked ?? facts.done
  const candidates = isFile ? candidatesOfPath(plain.trim()) : facts.names.map(candidateOf).filter(isName)
  const address = slug || candidates.length > 0 ? null : wordsOfAddress(unmarked)
  if (address) candidates.push({ number: null, words: address })
  const isClear =
    isFile ||
    slug !== null ||
    done !== null ||
    facts.at !== null ||
    candidates.some((one) => one.number !== null)
  return { ...shared, candidates, at: facts.at, done, isClear }
}
const isName = ({ number, words }: Candidate) => words.length > 1 || number !== null

const cellsIn = (text: string) =>
  text
    .split(/\t|\s\|\s|\||\s{3,}/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .slice(0, 20)

/** The cells of a line by what they say: a date, whether it is solved, or what may be a name. */
function factsOf(cells: readonly string[], reading: Reading, dates: Dates) {
  const names: string[] = []
  let at: string | null = null
  let done: boolean | null = null
  let number: string | undefined
  for (const cell of cells) {
    const date = readDate(cell, reading)
    const said = cell.length > 1 || cells.length > 1 ? doneOf(cell.replace(/^[✓✔✅☑]\s+/, '')) : undefined
    if (date) at ??= timeOf(date, dates)
    else if (/^#?\d{1,4}[.)]?$/.test(cell)) number ??= cell
    else if (said !== undefined) done ??= said
    else if (!isNoise(cell) && !isCommitMessage(cell)) {
      if (/^[✓✔✅☑]/.test(cell)) done = true
      names.push(withNumber(cell.replace(/^[✓✔✅☑⬜☐❌]\s*/, ''), names.length === 0 ? number : undefined))
    }
  }
  return { names: names.slice(0, 4), at, done }
}
const withNumber = (name: string, number: string | undefined) =>
  number && !/^\d/.test(name) ? `${number.replace(/\D/g, '')}. ${name}` : name
