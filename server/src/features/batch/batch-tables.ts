import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'

/** Two names that differ in capitals alone are one: see the migration. */
export const batches = pgTable('batches', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  name: text('name').notNull(),
})
