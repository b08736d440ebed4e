import { vi } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly Plan[]
}
interface Query {
  readonly text: string
  readonly values?: unknown[]
}

/**
 * The rows that the reading statements outside transactions with this text visited while `work` ran: those that a scan
 * gave and those that it threw away. Each statement runs a second time, explained.
 */
export async function rowsRead(
  { pool }: Database,
  text: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const sent = vi.spyOn(pool, 'query')
  await work()
  const queries = sent.mock.calls.map(([query, values]) => {
    const given = query as unknown as string | Query
    return typeof given === 'string'
      ? { text: given, values: values as unknown as unknown[] }
      : { text: given.text, values: given.values ?? (values as unknown as unknown[]) }
  })
  sent.mockRestore()
  let visited = 0
  for (const query of queries.filter((one) => one.text.includes(text))) {
    const { rows } = await pool.query(`explain (analyze, format json) ${query.text}`, query.values)
    visited += visitedBy(rows[0]['QUERY PLAN'][0].Plan)
  }
  return visited
}

function visitedBy(plan: Plan): number {
  const parts = plan.Plans ?? []
  const loops = plan['Actual Loops']
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
  const given = plan['Node Type'].includes('Scan') ? plan['Actual Rows'] : 0
  return (given + removed) * loops + parts.reduce((sum, part) => sum + visitedBy(part), 0)
}
