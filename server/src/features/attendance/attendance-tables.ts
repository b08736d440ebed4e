import { CHECK_INS } from '@callofcode/contract/attendance/attendance'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { members } from '../account/public.ts'
import { events } from '../event/public.ts'

export const eventAttendances = pgTable('event_attendances', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  /** Null for a guest, who has no account. */
  memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
  guest: text('guest'),
  cameAt: timestamp('came_at', { withTimezone: true, precision: 3 }).notNull(),
  how: text('how', { enum: CHECK_INS }).notNull(),
  byId: uuid('by_id').references(() => members.id, { onDelete: 'set null' }),
})
