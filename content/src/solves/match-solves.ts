import type { Importable } from '@callofcode/contract/solve-import/solve-import'
import { type Candidate, type GivenSolve, shortened } from './given-solve.ts'
import { type Named, questionNames } from './question-names.ts'
import { candidateOf, slugIn } from './read-name.ts'

/** A question that the text names for certain, with the details found. */
export interface Sure {
  readonly question: Importable
  readonly at: string | null
  /** The original text. */
  readonly text: string
  readonly by: 'slug' | 'number' | 'title'
}
/** A solve with several possible questions. The member chooses. */
export interface Likely {
  readonly text: string
  readonly at: string | null
  readonly options: readonly Importable[]
}
export interface Matches {
  readonly sure: readonly Sure[]
  readonly likely: readonly Likely[]
  /** The original texts that match no question. */
  readonly unknown: readonly string[]
  /** Questions that are named without a solved mark, in a text that marks others as solved. */
  readonly notDone: readonly Sure[]
  /** The text marks some questions as solved or unsolved. */
  readonly saysDone: boolean
}

/** The limit of names that are compared letter by letter, which is slow. */
const MOST_COMPARED = 600

/** Matches solves with questions. If a text marks some questions as solved, only those count. */
export function matchSolves(solves: readonly GivenSolve[], questions: readonly Importable[]): Matches {
  const names = questionNames(questions)
  const all = solves.map((solve) => ({ solve, found: sureOf(solve, names) }))
  // A word beside something that is no question does not count as a mark.
  const saying = new Set(all.flatMap(({ solve, found }) => (says(solve, found) ? [solve.part] : [])))
  const sure = new Map<string, Sure>()
  const likely = new Map<string, Likely>()
  const unknown = new Set<string>()
  const notDone = new Map<string, Sure>()
  let compared = 0
  for (const { solve, found } of all) {
    const isLeftOut = saying.has(solve.part) && solve.done !== true
    if (found) {
      // The day of a wrong solution is not the day of a solve.
      const at = solve.done === false ? null : solve.at
      const into = isLeftOut ? notDone : sure
      const { id } = found.question
      into.set(id, earlier(into.get(id), { ...found, text: solve.text, at }))
    } else {
      const options = likelyOf(solve, names, compared < MOST_COMPARED)
      compared++
      if (options.length > 0) {
        const had = likely.get(solve.text)
        const at = solve.done === false ? null : solve.at
        likely.set(solve.text, { text: solve.text, options, at: first(had?.at ?? null, at) })
      } else if (solve.text && !solve.isBeside) unknown.add(solve.text)
    }
  }
  for (const id of sure.keys()) notDone.delete(id)
  const asked = [...likely.values()].flatMap((one) => {
    const left = unlessSure(one, sure)
    if (left.length === 0) unknown.add(one.text)
    return left
  })
  return {
    sure: [...sure.values()],
    unknown: [...unknown],
    notDone: [...notDone.values()],
    saysDone: saying.size > 0,
    likely: asked,
  }
}

const says = ({ done, isMarkedBeside }: GivenSolve, found: Found | undefined) =>
  done !== null && (!isMarkedBeside || found !== undefined)

/** Drops options that are already certain, so that the member is not asked about them. */
function unlessSure(one: Likely, sure: ReadonlyMap<string, Sure>): Likely[] {
  const options = one.options.filter(({ id }) => !sure.has(id))
  return options.length > 0 ? [{ ...one, options }] : []
}

const first = (one: string | null, other: string | null) =>
  one && other ? (one < other ? one : other) : (one ?? other)
const earlier = (had: Sure | undefined, one: Sure): Sure =>
  had ? { ...had, at: first(had.at, one.at) } : one

/** Returns the question that a line surely names, or the possible ones: `LC 1. Two Sum (sorted)`. */
export function matchLine(
  line: string,
  names: Named,
): { question: Importable | null; options: Importable[] } {
  const text = shortened(line)
  const short = text.split(/\s*[(,:;–—]|\s-\s|\.\s/)[0] ?? ''
  const candidates = [...new Set([text, short])].filter(Boolean).map(candidateOf)
  const solve = {
    text,
    slug: slugIn(line),
    candidates,
    at: null,
    done: null,
    isForeign: false,
    isClear: true,
  }
  const question = sureOf(solve, names)?.question ?? null
  return { question, options: question ? [] : likelyOf(solve, names, true) }
}

type Found = Pick<Sure, 'question' | 'by'>

function sureOf({ slug, candidates, isForeign, isClear }: GivenSolve, names: Named): Found | undefined {
  const bySlug = slug && names.bySlug(slug)
  if (bySlug) return { question: bySlug, by: 'slug' }
  if (isForeign) return undefined
  for (const candidate of candidates) {
    const question = titled(candidate, names)
    if (!question) continue
    const numbered = candidate.number !== null && candidate.number === question.number
    // The line may contain the name of a topic or a single word by chance.
    if (numbered || isClear || !names.isWord(question)) return { question, by: numbered ? 'number' : 'title' }
  }
  return undefined
}

/** Returns the question with this title. A number of another question makes it uncertain. */
function titled({ number, words }: Candidate, names: Named): Importable | undefined {
  const byTitle = words ? names.byTitle(words) : undefined
  if (byTitle && (number === null || byTitle.number === null || byTitle.number === number)) return byTitle
  const byNumber = number === null ? undefined : names.byNumber(number)
  // Titles have many spellings, so a similar title with the right number is enough.
  return byNumber && words && names.isLike(words, byNumber) ? byNumber : undefined
}

function likelyOf({ candidates, isClear }: GivenSolve, names: Named, maySearch: boolean): Importable[] {
  const options = new Map<string, Importable>()
  for (const { number, words } of candidates) {
    const byTitle = words ? names.byTitle(words) : undefined
    const byNumber =
      number !== null && (!words || isClear) && words.length < 3 ? names.byNumber(number) : undefined
    const found = [byTitle, byNumber, ...(maySearch && words.length > 3 ? names.near(words) : [])]
    for (const one of found) if (one) options.set(one.id, one)
  }
  return [...options.values()].slice(0, 4)
}
