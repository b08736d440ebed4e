import { sql } from 'drizzle-orm'
import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsOf, utcText } from '../../../platform/personal-data.ts'
import { members } from '../../account/public.ts'
import { events, eventTitle } from '../event-tables.ts'

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

export const personalData = {
  exported: [
    {
      ...rowsOf('event_feedback'),
      name: 'eventFeedback',
      shown: {
        eventId: 't.event_id',
        event: eventTitle('t.event_id'),
        rating: 't.rating',
        good: 't.good',
        better: 't.better',
        named: 't.named',
        writtenAt: utcText('t.created_at'),
        changedAt: utcText('t.updated_at'),
      },
    },
  ],
  merged: {
    'event_feedback.member_id': moved(),
  },
} satisfies PersonalData
