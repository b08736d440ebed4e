import { FLAG_RULINGS } from '@callofcode/contract/moderation'
import { BLOG_NEWS, NOTIFICATION_KINDS } from '@callofcode/contract/notification'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '../account/public.ts'
import { announcements } from '../announcement/public.ts'
import { helpQuestions } from '../ask/public.ts'
import { certificates } from '../certificate/public.ts'
import { events } from '../event/public.ts'
import { experiences } from '../experience/public.ts'
import { forumPosts, forumThreads } from '../forum/public.ts'

import { memberBlogs } from '../member-blog/public.ts'
import { measures } from '../moderation/public.ts'
import { problemSubmissions } from '../submission/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 })
    .notNull()
    .default(sql`clock_timestamp()`),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
  /** It is about a post, an experience, an event, a blog that is written, an announcement, a measure, or a task in words. */
  postId: uuid('post_id').references(() => forumPosts.id, { onDelete: 'cascade' }),
  threadId: uuid('thread_id').references(() => forumThreads.id, { onDelete: 'cascade' }),
  experienceId: uuid('experience_id').references(() => experiences.id, { onDelete: 'cascade' }),
  eventId: uuid('event_id').references(() => events.id, { onDelete: 'cascade' }),
  memberBlogId: uuid('member_blog_id').references(() => memberBlogs.id, { onDelete: 'cascade' }),
  blogNews: text('blog_news', { enum: BLOG_NEWS }),
  announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' }),
  /** Of a warning or a pause. */
  measureId: uuid('measure_id').references(() => measures.id, { onDelete: 'cascade' }),
  /** Asked about a problem. */
  helpQuestionId: uuid('help_question_id').references(() => helpQuestions.id, { onDelete: 'cascade' }),
  /** Its verdict was taken back. */
  submissionId: uuid('submission_id').references(() => problemSubmissions.id, { onDelete: 'cascade' }),
  words: text('words'),
  certificateId: uuid('certificate_id').references(() => certificates.id, { onDelete: 'cascade' }),
  actorId: uuid('actor_id').references(() => members.id, { onDelete: 'set null' }),
  ruling: text('ruling', { enum: FLAG_RULINGS }),
  readAt: time('read_at'),
  mailedAt: time('mailed_at'),
})
export type NotificationRow = typeof notifications.$inferSelect
export type NewNotification = typeof notifications.$inferInsert
