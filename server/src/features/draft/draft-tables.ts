import type { DraftContent, DraftForm } from '@callofcode/contract/draft/draft'
import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { questions } from '../curriculum/public.ts'

export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    form: text('form').$type<DraftForm>().notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    /** The tracker's question that a note belongs to. */
    questionId: uuid('question_id').references(() => questions.id, { onDelete: 'set null' }),
  },
  (table) => [unique().on(table.memberId, table.form)],
)
export type DraftRow = typeof drafts.$inferSelect

export const personalData = {
  exported: [
    {
      ...rowsOf('drafts'),
      name: 'drafts',
      shown: { form: 't.form', content: 't.content', updatedAt: utcText('t.updated_at') },
    },
  ],
  merged: {
    'drafts.member_id': moved(movedParts.drafts),
  },
} satisfies PersonalData
