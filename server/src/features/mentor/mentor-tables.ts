import { sql } from 'drizzle-orm'
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'

/** Who looks after which batch. */
export const batchMentors = pgTable('batch_mentors', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  givenBy: uuid('given_by'),
})
