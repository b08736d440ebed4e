import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'

/** Members who left: what is still to be done, and later that they did. */
export const deletions = pgTable('deletions', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Without a reference: the member's row is gone in the end. */
  memberId: uuid('member_id').notNull().unique(),
  sealedRecipient: text('sealed_recipient'),
  finishedAt: time('finished_at'),
})
