import { sql } from 'drizzle-orm'
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import { members } from './account-tables.ts'

const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)
const ofMember = () =>
  uuid('member_id')
    .notNull()
    .unique()
    .references(() => members.id, { onDelete: 'cascade' })

export const oneTimeCodes = pgTable('one_time_codes', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  codeHash: bytes('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: time('expires_at').notNull(),
})

export const resetTokens = pgTable('reset_tokens', {
  id: id(),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: ofMember(),
  tokenHash: bytes('token_hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
})
