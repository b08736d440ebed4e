import { FLAG_REASONS } from '@callofcode/contract/talk/flag-reasons'
import { MEASURE_KINDS } from '@callofcode/contract/talk/measure'
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { members } from '../account/public.ts'
import { forumPosts } from '../forum/public.ts'

/** Warnings, pauses and notes. */
export const measures = pgTable('measures', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: MEASURE_KINDS }).notNull(),
  givenBy: uuid('given_by').references(() => members.id, { onDelete: 'set null' }),
  reason: text('reason', { enum: FLAG_REASONS }),
  words: text('words').notNull(),
  postId: uuid('post_id').references(() => forumPosts.id, { onDelete: 'set null' }),
  /** Of a pause. */
  until: time('until'),
  liftedAt: time('lifted_at'),
  liftedBy: uuid('lifted_by').references(() => members.id, { onDelete: 'set null' }),
  acknowledgedAt: time('acknowledged_at'),
})
export type MeasureRow = typeof measures.$inferSelect
