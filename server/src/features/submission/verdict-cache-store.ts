import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { JudgeResult } from '../judge-worker/public.ts'
import { cachedVerdicts } from './submission-tables.ts'

/** Everything that a verdict depends on. */
export interface Conditions {
  readonly sourceHash: string
  readonly language: string
  /** A hash of the tests and the limits. */
  readonly testsHash: string
  readonly toolchain: string
}

export const verdictCacheStore = {
  async get(
    sql: Sql,
    { sourceHash, language, testsHash, toolchain }: Conditions,
  ): Promise<JudgeResult | undefined> {
    const [row] = await sql
      .select({ verdict: cachedVerdicts.verdict })
      .from(cachedVerdicts)
      .where(
        and(
          eq(cachedVerdicts.sourceHash, sourceHash),
          eq(cachedVerdicts.language, language),
          eq(cachedVerdicts.testsHash, testsHash),
          eq(cachedVerdicts.toolchain, toolchain),
        ),
      )
    return row?.verdict
  },

  async create(tx: Sql, conditions: Conditions, verdict: JudgeResult) {
    await tx
      .insert(cachedVerdicts)
      .values({ ...conditions, verdict })
      .onConflictDoNothing()
  },
}
