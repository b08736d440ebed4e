import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsBy, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { describedBy } from '../happening/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

export const events = pgTable('events', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  location: text('location').notNull().default(''),
  link: text('link').notNull().default(''),
  /** The link to join online. Only admins and those who are going read it. */
  meetingLink: text('meeting_link').notNull().default(''),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  timeZone: text('time_zone').notNull(),
  capacity: integer('capacity'),
  signUpClosesAt: time('sign_up_closes_at'),
  /** Whether only members of the batches in `event_batches` can sign up. */
  forBatches: boolean('for_batches').notNull().default(false),
  /** The address of a picture of the site, and what is to be seen there. Both are empty without one. */
  picture: text('picture').notNull().default(''),
  pictureAlt: text('picture_alt').notNull().default(''),
  cancelledAt: time('cancelled_at'),
  cancelReason: text('cancel_reason'),
  /** The series that the event belongs to. */
  seriesId: uuid('series_id'),
  authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
  sequence: integer('sequence').notNull().default(0),
  /** How many registrations are in each state. The database counts them: see the migration 0033. */
  going: integer('going').notNull().default(0),
  waiting: integer('waiting').notNull().default(0),
})
export type EventRow = typeof events.$inferSelect
/** A description may have 200 kB, and no list shows it. */
export type ListedEventRow = Omit<EventRow, 'description'> & {
  readonly speakers: string[]
  readonly hasMaterials: boolean
}

export const eventRegistrations = pgTable('event_registrations', {
  id: id(),
  createdAt: time('created_at').notNull().default(sql`clock_timestamp()`),
  eventId: uuid('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' }),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  state: text('state', { enum: ['going', 'waiting'] }).notNull(),
})

/** The text of notifications about events. */
export const describeEvents = describedBy(sql`select id, title, cancel_reason as reason from events`)

/** Returns SQL for the title of the event with this id. */
export const eventTitle = (id: string) => `(select title from events where id = ${id})`

export const personalData = {
  exported: [
    {
      ...rowsOf('event_registrations'),
      name: 'registrations',
      from: 'event_registrations t join events e on e.id = t.event_id',
      shown: {
        eventId: 't.event_id',
        event: 'e.title',
        startsAt: utcText('e.starts_at'),
        state: 't.state',
        registeredAt: utcText('t.created_at'),
      },
    },
    {
      ...rowsBy('events'),
      name: 'events',
      shown: {
        id: 't.id',
        title: 't.title',
        description: 't.description',
        location: 't.location',
        startsAt: utcText('t.starts_at'),
        announcedAt: utcText('t.created_at'),
      },
    },
  ],
  merged: {
    'event_registrations.member_id': moved(movedParts.seats),
    'events.author_id': moved(movedParts.events),
  },
} satisfies PersonalData
