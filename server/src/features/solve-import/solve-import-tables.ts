import { SOLVE_SOURCES } from '@callofcode/contract/solve-import/solve-import'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { members } from '../account/public.ts'
import { questions } from '../curriculum/public.ts'

const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })
const questionId = () =>
  uuid('question_id')
    .notNull()
    .references(() => questions.id, { onDelete: 'cascade' })

export const progressImports = pgTable('progress_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: memberId(),
  source: text('source', { enum: SOLVE_SOURCES }).notNull(),
  name: text('name').notNull(),
  added: integer('added').notNull(),
  earlier: integer('earlier').notNull(),
  same: integer('same').notNull(),
})

/** The solves that an import names. Their date is null when the day is unknown. */
export const importedSolves = pgTable('imported_solves', {
  id: uuid('id').primaryKey().defaultRandom(),
  createdAt: time('created_at').notNull().defaultNow(),
  importId: uuid('import_id')
    .notNull()
    .references(() => progressImports.id, { onDelete: 'cascade' }),
  questionId: questionId(),
  solvedAt: time('solved_at'),
})

/**
 * How a question would stand in the tracker without imports. The row exists while an import names the question. Triggers maintain
 * it.
 */
export const ticksBeforeImports = pgTable(
  'ticks_before_imports',
  {
    memberId: memberId(),
    questionId: questionId(),
    tickedAt: time('ticked_at'),
    firstAt: time('first_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questionId] })],
)
