import type { Diagnostic } from '@callofcode/judge/runner'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'

export const compiledPrograms = pgTable('compiled_programs', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  usedAt: time('used_at').notNull().defaultNow(),
  key: text('key').notNull().unique(),
  diagnostics: jsonb('diagnostics').$type<readonly Diagnostic[]>().notNull().default([]),
  sha256: text('sha256'),
  size: integer('size'),
  program: bytes('program'),
})
