import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { members } from '../account/public.ts'
import { problemSubmissions } from '../submission/public.ts'

export const sharedSolutions = pgTable(
  'shared_solutions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: time('created_at').notNull().defaultNow(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => problemSubmissions.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    problem: text('problem').notNull(),
    language: text('language', { enum: ['cpp', 'python', 'javascript', 'typescript', 'java'] }).notNull(),
    named: boolean('named').notNull(),
    fuel: bigint('fuel', { mode: 'number' }).notNull(),
    bytes: integer('bytes').notNull(),
    sharedAt: time('shared_at').notNull().default(sql`clock_timestamp()`),
    removedAt: time('removed_at'),
  },
  (table) => [unique().on(table.memberId, table.problem, table.language)],
)
export type SharedSolutionRow = typeof sharedSolutions.$inferSelect
