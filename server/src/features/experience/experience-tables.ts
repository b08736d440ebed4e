import type { Round } from '@callofcode/contract/experience/experience'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsBy, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { describedBy } from '../happening/public.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const experiences = pgTable('experiences', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  company: text('company').notNull(),
  role: text('role').notNull(),
  candidate: text('candidate').notNull().default(''),
  verdict: text('verdict').notNull(),
  content: text('content').notNull(),
  rounds: jsonb('rounds').$type<Round[]>().notNull().default([]),
  /** Whether its author was told that moderators can look up who they are. */
  namesAuthor: boolean('names_author').notNull().default(false),
  authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
  status: text('status', { enum: ['submitted', 'accepted', 'refused'] })
    .notNull()
    .default('accepted'),
  /** The reason for the author. Submissions refused before reasons were required have none. */
  refusalReason: text('refusal_reason'),
  version: integer('version').notNull().default(1),
  removedAt: time('removed_at'),
})
export type ExperienceRow = typeof experiences.$inferSelect

/** The text of notifications about experiences. */
export const describeExperiences = describedBy(sql`
  select id, company || ', ' || role as title, refusal_reason as reason from experiences`)

export const personalData = {
  exported: [
    {
      ...rowsBy('experiences'),
      name: 'experiences',
      shown: {
        id: 't.id',
        company: 't.company',
        role: 't.role',
        candidate: 't.candidate',
        verdict: 't.verdict',
        content: 't.content',
        rounds: 't.rounds',
        status: 't.status',
        refusalReason: 't.refusal_reason',
        sentAt: utcText('t.created_at'),
      },
    },
  ],
  merged: {
    'experiences.author_id': moved(movedParts.experiences),
  },
} satisfies PersonalData
