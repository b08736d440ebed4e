import { movedParts } from '@callofcode/contract/member/duplicate'
import { SOLUTION_LANGUAGES } from '@callofcode/contract/problem/problem'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
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
    language: text('language', { enum: SOLUTION_LANGUAGES }).notNull(),
    named: boolean('named').notNull(),
    fuel: bigint('fuel', { mode: 'number' }).notNull(),
    bytes: integer('bytes').notNull(),
    sharedAt: time('shared_at').notNull().default(sql`clock_timestamp()`),
    removedAt: time('removed_at'),
  },
  (table) => [unique().on(table.memberId, table.problem, table.language)],
)
export type SharedSolutionRow = typeof sharedSolutions.$inferSelect

export const personalData = {
  exported: [
    {
      ...rowsOf('kept_solutions'),
      name: 'keptSolutions',
      shown: {
        questionId: 't.question_id',
        problem: 't.problem',
        language: 't.language',
        source: 't.source',
        keptAt: utcText('t.created_at'),
      },
    },
    {
      ...rowsOf('shared_solutions'),
      name: 'sharedSolutions',
      shown: {
        submissionId: 't.submission_id',
        problem: 't.problem',
        language: 't.language',
        named: 't.named',
        sharedAt: utcText('t.shared_at'),
        removedAt: utcText('t.removed_at'),
      },
    },
  ],
  merged: {
    'kept_solutions.member_id': moved(movedParts.keptSolutions),
    'shared_solutions.member_id': moved(movedParts.sharedSolutions),
  },
} satisfies PersonalData
