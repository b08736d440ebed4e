import type { DraftContent } from '@callofcode/contract/draft'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '../account/public.ts'
import { forumThreads } from './forum-tables.ts'

export const replyDrafts = pgTable(
  'reply_drafts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<DraftContent>().notNull(),
  },
  (table) => [unique().on(table.memberId, table.threadId)],
)
export type ReplyDraftRow = typeof replyDrafts.$inferSelect
