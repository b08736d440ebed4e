import type { ModuleContent } from '@callofcode/contract/version/version'
import { diffArrays } from 'diff'

export type Question = ModuleContent['questions'][number]

/** A row of either list. `at` is its place from 1 in the newer list, or in the older list for a removed row. */
export type QuestionChange = { readonly at: number; readonly question: Question } & (
  | { readonly how: 'same' | 'added' | 'removed' }
  | { readonly how: 'changed' | 'moved'; readonly before: Question; readonly from: number }
)

interface Placed {
  readonly at: number
  readonly question: Question
  readonly key: string
}
interface Run {
  readonly value: readonly Placed[]
  readonly added: boolean
  readonly removed: boolean
}

const MOST_EDITS = 500

/** Compares two lists of questions row by row. */
export function compareQuestions(before: readonly Question[], after: readonly Question[]): QuestionChange[] {
  const runs = runsOf(before.map(placed), after.map(placed))
  const gone = runs.flatMap(({ removed, value }) => (removed ? value : []))
  const came = runs.flatMap(({ added, value }) => (added ? value : []))
  const partners = pair(gone, came)
  const elsewhere = new Set(partners.values())
  return runs.flatMap(({ value, added, removed }, at) => {
    if (removed) return runs[at + 1]?.added ? [] : left(value, elsewhere)
    if (!added) return value.map((row) => plain(row, 'same'))
    return replaced(runs[at - 1]?.removed ? (runs[at - 1]?.value ?? []) : [], value, partners)
  })
}

const left = (rows: readonly Placed[], elsewhere: ReadonlySet<Placed>) =>
  rows.filter((row) => !elsewhere.has(row)).map((row) => plain(row, 'removed'))

/** Lists rows that replace others. Each removed row comes before its replacement. */
function replaced(gone: readonly Placed[], came: readonly Placed[], partners: ReadonlyMap<Placed, Placed>) {
  const elsewhere = new Set(partners.values())
  let done = 0
  const rows = came.flatMap((row, at) => {
    const was = partners.get(row)
    const until = Math.max(done, was ? gone.indexOf(was) : at + 1)
    const before = left(gone.slice(done, until), elsewhere)
    done = until
    return [...before, arrived(row, was)]
  })
  return [...rows, ...left(gone.slice(done), elsewhere)]
}

function runsOf(older: Placed[], newer: Placed[]): Run[] {
  const comparator = (a: Placed, b: Placed) => a.key === b.key
  const found = diffArrays(older, newer, { comparator, maxEditLength: MOST_EDITS })
  if (found) return found
  return [
    { value: older, removed: true, added: false },
    { value: newer, removed: false, added: true },
  ]
}

const placed = (question: Question, index: number): Placed => {
  const { questionName, difficulty, link } = question
  return { at: index + 1, question, key: JSON.stringify([questionName, difficulty, link]) }
}

const plain = ({ at, question }: Placed, how: 'same' | 'added' | 'removed'): QuestionChange => ({
  at,
  question,
  how,
})

function arrived(row: Placed, was: Placed | undefined): QuestionChange {
  if (!was) return plain(row, 'added')
  const how = was.key === row.key ? 'moved' : 'changed'
  return { at: row.at, question: row.question, how, before: was.question, from: was.at }
}

const ways: readonly ((row: Placed) => string)[] = [
  ({ key }) => key,
  ({ question }) => question.questionName,
  ({ question }) => question.link,
  ({ question }) => question.questionId ?? '',
]

/** Matches rows that are the same question: word for word, or else by their name, their link, or the tracker's question. */
function pair(gone: readonly Placed[], came: readonly Placed[]): Map<Placed, Placed> {
  const partners = new Map<Placed, Placed>()
  const taken = new Set<Placed>()
  for (const way of ways)
    for (const row of came) {
      if (partners.has(row) || way(row) === '') continue
      const was = gone.find((one) => !taken.has(one) && way(one) === way(row))
      if (!was) continue
      partners.set(row, was)
      taken.add(was)
    }
  return partners
}
