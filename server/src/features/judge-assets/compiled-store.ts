import type { Diagnostic } from '@callofcode/judge/runner'
import { eq, sql as statement } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'

const compiledPrograms = pgTable('compiled_programs', {
  id: uuid('id').primaryKey().default(statement`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  usedAt: time('used_at').notNull().defaultNow(),
  key: text('key').notNull().unique(),
  diagnostics: jsonb('diagnostics').$type<readonly Diagnostic[]>().notNull().default([]),
  sha256: text('sha256'),
  size: integer('size'),
  program: bytes('program'),
})

/** A program has about 90 KB, so all have at most some 90 MB. */
const MOST_KEPT = 1_000
const DAYS_UNUSED = 30

export interface Compiled {
  readonly diagnostics: readonly Diagnostic[]
  /** Undefined if the source has errors. */
  readonly program: { readonly sha256: string; readonly size: number } | undefined
}

/** Programs that the server compiled for browsers. */
export const compiledStore = {
  /** Returns a program. Reading it renews its lifetime. */
  async get(sql: Sql, key: string): Promise<Compiled | undefined> {
    const [row] = await sql
      .update(compiledPrograms)
      .set({ usedAt: statement`now()` })
      .where(eq(compiledPrograms.key, key))
      .returning({
        diagnostics: compiledPrograms.diagnostics,
        sha256: compiledPrograms.sha256,
        size: compiledPrograms.size,
      })
    if (!row) return undefined
    const { diagnostics, sha256, size } = row
    return { diagnostics, program: sha256 !== null && size !== null ? { sha256, size } : undefined }
  },

  /** Returns the WebAssembly, compressed with brotli. */
  async getProgram(sql: Sql, sha256: string): Promise<Buffer | undefined> {
    const [row] = await sql
      .select({ program: compiledPrograms.program })
      .from(compiledPrograms)
      .where(eq(compiledPrograms.sha256, sha256))
      .limit(1)
    return row?.program ?? undefined
  },

  async create(tx: Sql, values: typeof compiledPrograms.$inferInsert) {
    await tx.insert(compiledPrograms).values(values).onConflictDoNothing()
    await tx.execute(statement`delete from compiled_programs where used_at < now() - make_interval(days => ${DAYS_UNUSED})
      or id in (select id from compiled_programs order by used_at desc offset ${MOST_KEPT})`)
  },
}
