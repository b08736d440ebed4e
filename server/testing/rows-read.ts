import type { Database } from '../src/platform/database/database.ts'
import { statementsOf } from './statements.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly Plan[]
}
export interface Reading {
  readonly text: string
  /** Rows of the result. */
  readonly given: number
  /** Rows that its scans returned, and rows that they discarded. */
  readonly visited: number
}

/** Returns whether a statement only reads. */
export const isReading = (text: string) =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete)\s/i.test(text)

/**
 * Counts the rows visited by reading statements with this text, outside transactions, while `work` ran. Each statement runs a
 * second time under EXPLAIN.
 */
export async function rowsRead(
  database: Database,
  text: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const readings = await readingsOf(database, work, (one) => one.includes(text))
  return readings.reduce((sum, { visited }) => sum + visited, 0)
}

/** Returns the measured reads of statements outside transactions that `wanted` accepts, while `work` ran. */
export async function readingsOf(
  database: Database,
  work: () => Promise<unknown>,
  wanted: (text: string) => boolean,
): Promise<Reading[]> {
  const statements = await statementsOf(database, work)
  const readings: Reading[] = []
  for (const { text, values } of statements.filter((one) => wanted(one.text))) {
    const { rows } = await database.pool.query(`explain (analyze, format json) ${text}`, values)
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
    readings.push({ text, given: plan['Actual Rows'], visited: visitedBy(plan) })
  }
  return readings
}

const HANDED_ON = ['Subquery Scan', 'CTE Scan']

function visitedBy(plan: Plan): number {
  const parts = plan.Plans ?? []
  const loops = plan['Actual Loops']
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Join Filter'] ?? 0)
  // Rows that a subquery passes on were counted where they were read.
  const isRead = plan['Node Type'].includes('Scan') && !HANDED_ON.includes(plan['Node Type'])
  const given = isRead ? plan['Actual Rows'] : 0
  return (given + removed) * loops + parts.reduce((sum, part) => sum + visitedBy(part), 0)
}
