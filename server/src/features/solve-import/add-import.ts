import { type SolveSource, solveImportLimits } from '@callofcode/contract/solve-import/solve-import'
import type { Sql } from '../../platform/database/database.ts'
import { type Addition, addition, type Moment } from './merge-solves.ts'
import { solveImportStore } from './solve-import-store.ts'

interface Asked {
  readonly source: SolveSource
  readonly name: string
  readonly solves: readonly { readonly questionId: string; readonly at: string | null }[]
}

/** Ticks questions that were solved elsewhere. Returns undefined if the tracker has none of them. */
export async function addImport(tx: Sql, memberId: string, asked: Asked, now: Date) {
  const solves = onceEach(asked, now)
  const states = await solveImportStore.states(tx, memberId, [...solves.keys()])
  if (states.length === 0) return undefined
  const changes = states.map((state) => addition(state, solves.get(state.questionId) ?? null))
  const of = (way: Addition['way']) => changes.filter((one) => one.way === way)
  const [added, earlier] = [of('added'), of('earlier')]
  const counts = { added: added.length, earlier: earlier.length, same: of('same').length }
  const { source, name } = asked
  const row = await solveImportStore.create(tx, { memberId, source, name, ...counts })
  await solveImportStore.addSolves(
    tx,
    row.id,
    states.map(({ questionId }) => ({ questionId, at: solves.get(questionId) ?? null })),
  )
  await solveImportStore.keepBefore(tx, memberId, changes)
  await solveImportStore.importing(tx, true)
  await solveImportStore.tick(tx, memberId, added)
  await solveImportStore.moveTicks(tx, memberId, earlier)
  return row
}

/** Returns the earliest date of each question, to the microsecond as in the database. */
function onceEach({ solves }: Asked, now: Date): Map<string, Moment | null> {
  const once = new Map<string, Moment | null>()
  for (const { questionId, at } of solves) {
    const [had, read] = [once.get(questionId), momentOf(at, now)]
    once.set(questionId, had && (!read || had < read) ? had : read)
  }
  return once
}

function momentOf(at: string | null, now: Date): Moment | null {
  if (at === null) return null
  const time = new Date(at)
  if (time > now || time < new Date(solveImportLimits.earliest)) return null
  return time.toISOString().replace('Z', '000Z')
}
