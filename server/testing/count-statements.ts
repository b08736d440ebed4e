import { vi } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

/** How many statements name this while `work` runs, outside transactions. They are sent as ever. */
export async function countStatements(
  { pool }: Database,
  names: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const sent = vi.spyOn(pool, 'query')
  try {
    await work()
    const texts = sent.mock.calls.map(([given]) =>
      typeof given === 'string' ? given : (given as unknown as { text: string }).text,
    )
    return texts.filter((text) => text.includes(names)).length
  } finally {
    sent.mockRestore()
  }
}
