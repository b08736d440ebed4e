import type { FLAG_RULINGS } from '@callofcode/contract/moderation/moderation'
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
} from '@callofcode/contract/notification/notification'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const kinds = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]

interface Facts {
  /** The subject, if it has no id. */
  readonly words?: string
  readonly ruling?: (typeof FLAG_RULINGS)[number]
  readonly task?: NonNullable<Notification['task']>
}

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 })
    .notNull()
    .default(sql`clock_timestamp()`),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: kinds }).notNull(),
  /**
   * The thread, experience, event, … of the notification. Its kind gives the type. A trigger deletes the notification with its
   * subject.
   */
  subjectId: uuid('subject_id'),
  /** The post within the thread. */
  partId: uuid('part_id'),
  facts: jsonb('facts').$type<Facts>().notNull().default({}),
  /** A member has at most one notification with this key. Null allows repetition. */
  key: text('key'),
  actorId: uuid('actor_id').references(() => members.id, { onDelete: 'set null' }),
  readAt: time('read_at'),
  mailedAt: time('mailed_at'),
})
export type NewNotification = typeof notifications.$inferInsert

export const personalData = {
  exported: [
    {
      ...rowsOf('notifications'),
      name: 'notifications',
      shown: {
        kind: 't.kind',
        aboutId: 't.subject_id',
        postId: 't.part_id',
        words: "t.facts ->> 'words'",
        ruling: "t.facts ->> 'ruling'",
        toldAt: utcText('t.created_at'),
        readAt: utcText('t.read_at'),
        mailedAt: utcText('t.mailed_at'),
      },
    },
  ],
  merged: {
    'notifications.actor_id': moved(),
    'notifications.member_id': moved(),
  },
} satisfies PersonalData
