import { MATERIAL_AUDIENCES } from '@callofcode/contract/event/extras'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsOf } from '../../../platform/personal-data.ts'
import { members } from '../../account/public.ts'
import { events } from '../event-tables.ts'

const ofEvent = () => ({
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
})

export const eventSpeakers = pgTable('event_speakers', {
  ...ofEvent(),
  name: text('name').notNull(),
  about: text('about').notNull().default(''),
  link: text('link').notNull().default(''),
  memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
})

export const eventMaterials = pgTable('event_materials', {
  ...ofEvent(),
  title: text('title').notNull(),
  link: text('link').notNull(),
  shownTo: text('shown_to', { enum: MATERIAL_AUDIENCES }).notNull(),
})
export type EventMaterialRow = typeof eventMaterials.$inferSelect

export const personalData = {
  exported: [
    {
      ...rowsOf('event_speakers'),
      name: 'talks',
      from: 'event_speakers t join events e on e.id = t.event_id',
      shown: {
        eventId: 't.event_id',
        event: 'e.title',
        name: 't.name',
        about: 't.about',
        link: 't.link',
      },
    },
  ],
  merged: {
    'event_speakers.member_id': moved(movedParts.talks),
  },
} satisfies PersonalData
