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
  /** Rows of the answer. */
  readonly given: number
  /** Rows that its scans gave, and those that they threw away. */
  readonly visited: number
}

/** A statement that only reads. */
export const isReading = (text: string) =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete)\s/i.test(text)

/**
 * The rows that the reading statements outside transactions with this text visited while `work` ran. Each statement runs
 * a second time, explained.
 */
export async function rowsRead(
  database: Database,
  text: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const readings = await readingsOf(database, work, (one) => one.includes(text))
  return readings.reduce((sum, { visited }) => sum + visited, 0)
}

/** The statements outside transactions that `wanted` takes, as they read while `work` ran. */
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
  // What a subquery hands on was counted where it was read.
  const isRead = plan['Node Type'].includes('Scan') && !HANDED_ON.includes(plan['Node Type'])
  const given = isRead ? plan['Actual Rows'] : 0
  return (given + removed) * loops + parts.reduce((sum, part) => sum + visitedBy(part), 0)
}
