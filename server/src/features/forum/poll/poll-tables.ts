import { POLL_SHOWS } from '@callofcode/contract/forum/poll-form'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../../platform/personal-data.ts'
import { members } from '../../account/public.ts'
import { forumThreads } from '../forum-tables.ts'

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const createdAt = () => time('created_at').notNull().defaultNow()

export const polls = pgTable('polls', {
  id: id(),
  createdAt: createdAt(),
  threadId: uuid('thread_id')
    .notNull()
    .references(() => forumThreads.id, { onDelete: 'cascade' }),
  question: text('question').notNull(),
  multiple: boolean('multiple').notNull(),
  endsAt: time('ends_at').notNull(),
  shows: text('shows', { enum: POLL_SHOWS }).notNull(),
})
export type PollRow = typeof polls.$inferSelect

export const pollOptions = pgTable('poll_options', {
  id: id(),
  createdAt: createdAt(),
  pollId: uuid('poll_id')
    .notNull()
    .references(() => polls.id, { onDelete: 'cascade' }),
  position: integer('position').notNull(),
  words: text('words').notNull(),
})

export const pollVotes = pgTable('poll_votes', {
  id: id(),
  createdAt: createdAt(),
  pollId: uuid('poll_id')
    .notNull()
    .references(() => polls.id, { onDelete: 'cascade' }),
  optionId: uuid('option_id')
    .notNull()
    .references(() => pollOptions.id, { onDelete: 'cascade' }),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
})

export const personalData = {
  exported: [
    {
      ...rowsOf('poll_votes'),
      name: 'pollVotes',
      from: 'poll_votes t join poll_options o on o.id = t.option_id join polls p on p.id = t.poll_id',
      shown: {
        threadId: 'p.thread_id',
        question: 'p.question',
        chosen: 'o.words',
        votedAt: utcText('t.created_at'),
      },
    },
  ],
  merged: {
    'poll_votes.member_id': moved(),
  },
} satisfies PersonalData
