import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { JudgeResult } from '../judge-worker/public.ts'
import { keptVerdicts } from './submission-tables.ts'

/** Everything that a verdict depends on. */
export interface Conditions {
  readonly sourceHash: string
  readonly language: string
  /** A hash of the tests and the limits. */
  readonly testsHash: string
  readonly toolchain: string
}

export const keptVerdictStore = {
  async get(
    sql: Sql,
    { sourceHash, language, testsHash, toolchain }: Conditions,
  ): Promise<JudgeResult | undefined> {
    const [row] = await sql
      .select({ verdict: keptVerdicts.verdict })
      .from(keptVerdicts)
      .where(
        and(
          eq(keptVerdicts.sourceHash, sourceHash),
          eq(keptVerdicts.language, language),
          eq(keptVerdicts.testsHash, testsHash),
          eq(keptVerdicts.toolchain, toolchain),
        ),
      )
    return row?.verdict
  },

  async create(tx: Sql, conditions: Conditions, verdict: JudgeResult) {
    await tx
      .insert(keptVerdicts)
      .values({ ...conditions, verdict })
      .onConflictDoNothing()
  },
}
