import { REPEATS } from '@callofcode/contract/event/repeat'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const eventSeries = pgTable('event_series', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  every: text('every', { enum: REPEATS }).notNull(),
})
