import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'

export const clubVersions = pgTable('club_versions', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  number: integer('number').notNull(),
  writtenBy: uuid('written_by'),
  /** Set where an older version was brought back. */
  returnedFrom: integer('returned_from'),
  fields: text('fields').array().notNull(),
  settings: jsonb('settings').$type<object>().notNull(),
})
