import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ProblemLibrary, questionIdOf } from '../problem/public.ts'
import { type Moment, type Removal, removal } from './merge-solves.ts'
import { solveImportStore } from './solve-import-store.ts'

/** Takes back what an import did, and keeps what was done since. Returns undefined if the import is not the member's. */
export async function undoImport(tx: Sql, problems: ProblemLibrary, memberId: string, id: string) {
  await solveImportStore.lock(tx, memberId)
  const questionIds = await solveImportStore.questionsOf(tx, memberId, id)
  if (!questionIds) return undefined
  const judged = await judgedQuestions(tx, problems, memberId)
  const states = await solveImportStore.states(tx, memberId, questionIds)
  const changes = states.map((state) => ({
    ...removal(state, id, judged.get(state.questionId) ?? null),
    was: state,
  }))
  const changed = changes.filter(({ tickAt, was }) => tickAt !== was.tickedAt)
  const solved = changes.filter(({ isJudged }) => isJudged)
  await solveImportStore.importing(tx, true)
  await solveImportStore.untick(
    tx,
    memberId,
    changes.filter(({ isJudged, tickAt }) => isJudged || tickAt === null),
  )
  await solveImportStore.moveTicks(
    tx,
    memberId,
    changed.filter(({ isJudged, tickAt }) => !isJudged && tickAt !== null),
  )
  await solveImportStore.putFirst(
    tx,
    memberId,
    changes.filter(({ firstAt, was }) => firstAt !== was.firstAt),
  )
  const free = changes.filter(({ isLast }) => isLast)
  await solveImportStore.remove(tx, memberId, id, free)
  // The member solved these questions here, so their ticks count as the member's own.
  await solveImportStore.importing(tx, false)
  await solveImportStore.tick(tx, memberId, solved)
  const count = (way: Removal['way']) => changes.filter((one) => one.way === way).length
  return { removed: count('removed'), restored: count('restored'), kept: count('kept') }
}

/** Returns when the judge first accepted a solution of the member, by question. */
async function judgedQuestions(tx: Sql, problems: ProblemLibrary, memberId: string) {
  const { rows } = await tx.execute<{ problem: string; at: Moment }>(raw`
    select problem, to_char(solved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from solved_problems where member_id = ${memberId}`)
  const at = new Map(rows.map((row) => [row.problem, row.at]))
  return new Map(
    problems.list().flatMap((head) => {
      const [question, solved] = [questionIdOf(head), at.get(head.slug)]
      return question && solved ? [[question, solved] as const] : []
    }),
  )
}
