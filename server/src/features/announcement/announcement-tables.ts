import { ANNOUNCED_ITEMS } from '@callofcode/contract/announcement/announcement'
import { ANNOUNCED_TO } from '@callofcode/contract/announcement/tell'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { END, moved, type PersonalData, rowsBy, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { describedBy } from '../happening/public.ts'

export const announcements = pgTable('announcements', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  to: text('audience', { enum: ANNOUNCED_TO }).notNull(),
  year: integer('year'),
  batchId: uuid('batch_id'),
  groupId: uuid('group_id'),
  eventId: uuid('event_id'),
  setId: uuid('set_id'),
  mail: boolean('mail').notNull(),
  /** The last day with a banner, and its end in the club's time zone. */
  bannerDay: date('banner_day'),
  bannerEnds: time('banner_ends'),
  publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
  publishedAt: time('published_at'),
  /** When the whole audience had a notification. */
  toldAt: time('told_at'),
  told: integer('told').notNull().default(0),
  editedAt: time('edited_at'),
  withdrawnAt: time('withdrawn_at'),
  authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
  itemKind: text('item_kind', { enum: ANNOUNCED_ITEMS }),
  itemId: uuid('item_id'),
})
export type AnnouncementRow = typeof announcements.$inferSelect
type Insert = typeof announcements.$inferInsert
/** A new announcement. A time may be an expression of the database. */
export type NewAnnouncement = { [Name in keyof Insert]: Insert[Name] | SQL }

/** Describes announcements for notifications. */
export const describeAnnouncements = describedBy(sql`select id, title from announcements`)

export const personalData = {
  exported: [
    {
      ...rowsBy('announcements'),
      name: 'announcements',
      shown: {
        id: 't.id',
        title: 't.title',
        content: 't.content',
        madeAt: utcText('t.created_at'),
        publishedAt: utcText('t.published_at'),
        withdrawnAt: utcText('t.withdrawn_at'),
      },
    },
    {
      ...rowsOf('announcement_seen'),
      name: 'announcementsSeen',
      shown: { announcementId: 't.announcement_id', seenAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('announcement_mails'),
      name: 'announcementMails',
      shown: { announcementId: 't.announcement_id', state: 't.state', queuedAt: utcText('t.created_at') },
    },
  ],
  merged: {
    'announcement_mails.member_id': END,
    'announcement_seen.member_id': moved(),
    'announcements.author_id': STAY,
  },
} satisfies PersonalData
