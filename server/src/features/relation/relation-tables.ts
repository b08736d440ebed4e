import { RELATIONS } from '@callofcode/contract/talk/relation'
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { members } from '../account/public.ts'

/** Whom a member does not want to hear. */
export const memberRelations = pgTable('member_relations', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  otherId: uuid('other_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: RELATIONS }).notNull(),
})
