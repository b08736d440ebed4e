import { vi } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

export interface Statement {
  readonly text: string
  readonly values?: unknown[]
}

/** The judge's own poll of its queue. It comes every few seconds, independent of other requests. */
const LOOKS_FOR_WORK = /^\s*select from problem_submissions where state = 'queued'/

/** Returns the statements outside transactions that are sent while `work` runs, in order. They still reach the database. */
export async function statementsOf({ pool }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent = vi.spyOn(pool, 'query')
  try {
    await work()
    return sent.mock.calls
      .map(([given, values]) => {
        const query = given as unknown as string | Statement
        const text = typeof query === 'string' ? query : query.text
        return {
          text,
          values: (typeof query === 'string' ? undefined : query.values) ?? (values as unknown as unknown[]),
        }
      })
      .filter(({ text }) => !LOOKS_FOR_WORK.test(text))
  } finally {
    sent.mockRestore()
  }
}
