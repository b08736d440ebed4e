import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import { members } from '../account/public.ts'

export const photos = pgTable('photos', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .unique()
    .references(() => members.id, { onDelete: 'cascade' }),
  name: text('name').notNull().unique(),
  size: integer('size').notNull(),
  /** Null where they are in a bucket: at `place`, with the SHA-256 `sum`. */
  bytes: bytes('bytes'),
  place: text('place').unique(),
  sum: text('sum'),
})
