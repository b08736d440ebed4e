import { sql } from 'drizzle-orm'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../database/columns.ts'

export const keptAnswers = pgTable(
  'kept_answers',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Goes with the member: the migration says so. */
    memberId: uuid('member_id').notNull(),
    key: text('key').notNull(),
    asked: bytes('asked').notNull(),
    answer: text('answer'),
  },
  (table) => [unique().on(table.memberId, table.key)],
)
