import type { SolutionLanguage } from '@callofcode/contract/problem'
import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { errorLine } from '../../platform/error-facts.ts'
import { readShape } from '../solution-shape/public.ts'

const EVERY = 60_000
/** Solutions in a transaction: reading one takes a millisecond or so, and other work waits for none of it for long. */
const AT_ONCE = 50

/** Reads the solutions that were accepted before their shape was kept, some at a time. Returns how many it read. */
export async function readShapes(database: Database, isStopped = () => false): Promise<number> {
  for (let all = 0; ; ) {
    const read = isStopped() ? 0 : await write(database, readNext)
    if (read === 0) return all
    all += read
    // Whoever waits for this process comes first.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Several processes take different ones. */
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

interface Given {
  readonly database: Database
  readonly log: { info(text: string): void }
}

/** Looks at once and then every minute, until it is stopped. */
export function startReadingShapes({ database, log }: Given): { stop(): Promise<void> } {
  let running: Promise<unknown> | undefined
  let isStopped = false
  const turn = () => {
    running ??= readShapes(database, () => isStopped)
      .catch((error: unknown) => log.info(`Shapes of solutions: ${errorLine(error)}`))
      .finally(() => {
        running = undefined
      })
  }
  turn()
  const clock = setInterval(turn, EVERY).unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(clock)
      await running
    },
  }
}
