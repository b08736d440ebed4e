import { vi } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

/**
 * The number of statements outside transactions that contain this text while `work` runs. They still reach the
 * database.
 */
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
