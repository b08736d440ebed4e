import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'

export const apiTokens = pgTable('api_tokens', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id').notNull(),
  name: text('name').notNull(),
  /** Its last characters. */
  ending: text('ending').notNull(),
  scopes: text('scopes').array().notNull(),
  tokenHash: bytes('token_hash').notNull().unique(),
  endsAt: time('ends_at').notNull(),
  usedAt: time('used_at'),
})
