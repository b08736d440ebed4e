import type { Theme } from '@callofcode/contract/site/accent'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../../platform/database/columns.ts'

export const clubLogos = pgTable('club_logos', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  name: text('name').notNull().unique(),
  bytes: bytes('bytes').notNull(),
  small: bytes('small').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  plates: text('plates').array().$type<Theme[]>().notNull(),
})
