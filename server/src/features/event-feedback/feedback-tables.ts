import { sql } from 'drizzle-orm'
import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '../account/public.ts'
import { events } from '../event/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

export const eventFeedback = pgTable('event_feedback', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  rating: smallint('rating').notNull(),
  good: text('good').notNull().default(''),
  better: text('better').notNull().default(''),
  named: boolean('named').notNull().default(false),
})
