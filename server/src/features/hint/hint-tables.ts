import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const member = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

export const openedHints = pgTable('opened_hints', {
  id: id(),
  createdAt: createdAt(),
  memberId: member(),
  problem: text('problem').notNull(),
  hint: integer('hint').notNull(),
})

export const openedEditorials = pgTable('opened_editorials', {
  id: id(),
  createdAt: createdAt(),
  memberId: member(),
  problem: text('problem').notNull(),
  afterSolving: boolean('after_solving').notNull(),
})

export const personalData = {
  exported: [
    {
      ...rowsOf('opened_hints'),
      name: 'openedHints',
      shown: { problem: 't.problem', hint: 't.hint', openedAt: utcText('t.created_at') },
    },
    {
      ...rowsOf('opened_editorials'),
      name: 'openedEditorials',
      shown: { problem: 't.problem', afterSolving: 't.after_solving', openedAt: utcText('t.created_at') },
    },
  ],
  merged: {
    'opened_editorials.member_id': moved(),
    'opened_hints.member_id': moved(),
  },
} satisfies PersonalData
