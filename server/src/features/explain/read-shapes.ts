import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { PeriodicJob } from '../../platform/jobs/run-jobs.ts'
import { readShape } from '../submission/public.ts'

/** The number of solutions in a transaction. Reading one takes about a millisecond, so other work waits only briefly. */
const AT_ONCE = 50

/** Reads the solutions that were accepted before their shape was stored, in batches. Returns the number that it read. */
export async function readShapes(database: Database, stopping?: AbortSignal): Promise<number> {
  for (let all = 0; ; ) {
    const read = stopping?.aborted ? 0 : await write(database, readNext)
    if (read === 0) return all
    all += read
    // Work that waits for this process comes first.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Reads the next solutions. Rows that are locked by a write are left for a later batch. */
async function readNext(tx: Sql): Promise<number> {
  const { rows } = await tx.execute<{ id: string; language: SolutionLanguage; source: string }>(raw`
    select id, language, source from problem_submissions where verdict = 'Accepted' and shape is null
    order by problem, id limit ${AT_ONCE} for update skip locked`)
  const shapes = rows.map(({ id, language, source }) => ({ id, shape: readShape(language, source) }))
  if (shapes.length > 0)
    await tx.execute(raw`
      update problem_submissions s set shape = read.shape
      from jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb) as read (id uuid, shape jsonb) where s.id = read.id`)
  return rows.length
}

export const shapeJob = ({ database }: { readonly database: Database }): PeriodicJob => ({
  name: 'solution-shapes',
  every: 'minute',
  says: 'Shapes of solutions',
  run: (stopping) => readShapes(database, stopping),
})
