import { movedParts } from '@callofcode/contract/member/duplicate'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'

export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    createdAt: time('created_at').notNull().defaultNow(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    name: text('name').notNull().unique(),
    digest: bytes('digest').notNull(),
    /** Null if the bytes are in a bucket, at `place`, with the SHA-256 `sum`. */
    bytes: bytes('bytes'),
    place: text('place').unique(),
    sum: text('sum'),
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    unusedSince: time('unused_since').defaultNow(),
  },
  (table) => [unique().on(table.memberId, table.digest)],
)
export type PictureRow = typeof pictures.$inferSelect

export const personalData = {
  exported: [
    {
      ...rowsOf('pictures'),
      name: 'pictures',
      shown: {
        address: `'/pictures/' || t.name || '-' || t.width || 'x' || t.height || '.webp'`,
        bytes: 't.size',
        uploadedAt: utcText('t.created_at'),
      },
    },
  ],
  merged: {
    'pictures.member_id': moved(movedParts.pictures),
  },
} satisfies PersonalData
