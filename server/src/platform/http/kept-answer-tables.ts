import { sql } from 'drizzle-orm'
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '../../features/account/account-tables.ts'
import { bytes, time } from '../database/columns.ts'

export const keptAnswers = pgTable(
  'kept_answers',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: time('created_at').notNull().defaultNow(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    asked: bytes('asked').notNull(),
    answer: text('answer'),
  },
  (table) => [unique().on(table.memberId, table.key)],
)
