import type { SolveSource } from '@callofcode/contract/solve-import/solve-import'
import type { GivenSolve, Reading } from './given-solve.ts'
import { isHtml, textOfHtml } from './html-text.ts'
import { dayFirstIn } from './read-date.ts'
import { jsonOf, solvesOfJson } from './read-json.ts'
import { hasMoreLines, solvesOfLines } from './read-lines.ts'
import type { Dates } from './read-record.ts'
import { solvesOfTable, tableOf } from './read-table.ts'

/** A pasted or chosen text, with the name of its file. */
export interface Part {
  readonly name: string
  readonly text: string
}

/** An unreadable text: JSON with a mistake, or a text without any possible name. */
export interface Unread {
  readonly name: string
  readonly why: 'json' | 'nothing'
}

export interface ReadSolves {
  readonly solves: readonly GivenSolve[]
  readonly source: SolveSource
  /** The number of unreadable dates by reason. */
  readonly dates: Readonly<Dates>
  /** The texts that could not be read in their format. */
  readonly unread: readonly Unread[]
  /** The last solve that was read, if the text exceeded the limit. */
  readonly cutAfter: string | undefined
}

/** The limit of letters in all parts together. The list of all LeetCode problems as JSON has two million. */
export const LONGEST_GIVEN = 8_000_000
const MOST_SOLVES = 20_000

/** Reads the solves that people bring from other sites. It never throws, and its time grows only with the length of the text. */
export function readSolves(parts: readonly Part[], reading: Reading): ReadSolves {
  const dates: Dates = { either: 0, vague: 0, wrong: 0, future: 0, early: 0 }
  const unread: Unread[] = []
  let left = LONGEST_GIVEN
  let isCut = false
  const solves: GivenSolve[] = []
  const kinds = new Set<Kind>()
  for (const [at, part] of parts.entries()) {
    const text = part.text.slice(0, left).replace(/^\ufeff/, '')
    isCut ||= text.length < part.text.length - 1
    left -= text.length
    const read = readPart(text, { ...reading, dayFirst: reading.dayFirst ?? dayFirstIn(text) }, dates)
    isCut ||= read.isCut
    kinds.add(read.kind)
    for (const one of read.solves) solves.push({ ...one, part: at })
    if (read.isBroken) unread.push({ name: part.name, why: 'json' })
    else if (read.solves.length === 0) unread.push({ name: part.name, why: 'nothing' })
  }
  const source = sourceOf(parts, kinds)
  // A Codeforces problem with the title of a LeetCode problem is a different problem.
  const some = solves
    .slice(0, MOST_SOLVES)
    .map((one) => (source === 'codeforces' ? { ...one, isForeign: true } : one))
  return {
    source,
    solves: some,
    dates,
    unread,
    cutAfter: isCut || some.length < solves.length ? some.at(-1)?.text : undefined,
  }
}

type Kind = 'json' | 'table' | 'lines'

interface ReadPart {
  readonly kind: Kind
  readonly solves: GivenSolve[]
  readonly isBroken?: boolean
  readonly isCut: boolean
}

function readPart(given: string, reading: Reading, dates: Dates): ReadPart {
  const json = jsonOf(given)
  if (json !== undefined) return { kind: 'json', solves: solvesOfJson(json, reading, dates), isCut: false }
  const text = isHtml(given) ? textOfHtml(given) : given
  const table = tableOf(text)
  if (table) return { kind: 'table', solves: solvesOfTable(table, reading, dates), isCut: table.isCut }
  const isBroken = /^\s*(?:\{|\[\s*[{"[\d])/.test(text)
  return { kind: 'lines', solves: solvesOfLines(text, reading, dates), isBroken, isCut: hasMoreLines(text) }
}

const SIGNS: readonly (readonly [SolveSource, RegExp])[] = [
  ['extension', /"shas"|leethub|leetsync|problemsSolved"/i],
  ['codeforces', /codeforces|gnu (?:g|c)\+\+|c\+\+\d\d \(gcc|"creationTimeSeconds"|"contestId"/i],
  ['striver', /takeuforward|striver|a2z/i],
  ['neetcode', /neetcode/i],
  ['github', /github\.com|[├└]──|^\d{4}-[a-z0-9-]+(?:\.[a-z]{1,4}|\/)?$/im],
  ['leetcode', /leetcode|"titleSlug"|"title_slug"|"question__title_slug"/i],
]

/** Detects the source from the contents of the texts. It is only a label in the list of imports. */
function sourceOf(parts: readonly Part[], kinds: ReadonlySet<Kind>): SolveSource {
  const sample = parts.map(({ name, text }) => `${name}\n${text.slice(0, 20_000)}`).join('\n')
  const found = SIGNS.find(([, sign]) => sign.test(sample))?.[0]
  return found ?? (kinds.has('table') ? 'spreadsheet' : 'list')
}
