import { movedParts } from '@callofcode/contract/member/duplicate'
import { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import { SANCTION_KINDS } from '@callofcode/contract/moderation/sanction'
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, STAY, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { forumPosts } from '../forum/public.ts'
import { describedBy } from '../happening/public.ts'

/** Warnings, pauses and notes. */
export const sanctions = pgTable('measures', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: SANCTION_KINDS }).notNull(),
  givenBy: uuid('given_by').references(() => members.id, { onDelete: 'set null' }),
  reason: text('reason', { enum: FLAG_REASONS }),
  words: text('words').notNull(),
  postId: uuid('post_id').references(() => forumPosts.id, { onDelete: 'set null' }),
  /** The end of a pause. */
  until: time('until'),
  liftedAt: time('lifted_at'),
  liftedBy: uuid('lifted_by').references(() => members.id, { onDelete: 'set null' }),
  acknowledgedAt: time('acknowledged_at'),
})
export type SanctionRow = typeof sanctions.$inferSelect

/** The text of notifications about sanctions. The moderators write it. */
export const describeSanctions = describedBy(sql`select id, words as title, reason, until from measures`)

export const personalData = {
  exported: [
    {
      ...rowsOf('measures'),
      name: 'measures',
      shown: {
        kind: 't.kind',
        reason: 't.reason',
        words: 't.words',
        postId: 't.post_id',
        until: utcText('t.until'),
        givenAt: utcText('t.created_at'),
        liftedAt: utcText('t.lifted_at'),
        acknowledgedAt: utcText('t.acknowledged_at'),
      },
    },
  ],
  merged: {
    'measures.given_by': STAY,
    'measures.lifted_by': STAY,
    'measures.member_id': moved(movedParts.sanctions),
  },
} satisfies PersonalData
