import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { END, type PersonalData } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import type { Kept } from '../picture/public.ts'

const photos = pgTable('photos', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .unique()
    .references(() => members.id, { onDelete: 'cascade' }),
  name: text('name').notNull().unique(),
  size: integer('size').notNull(),
  /** Null if the bytes are in a bucket, at `place`, with the SHA-256 `sum`. */
  bytes: bytes('bytes'),
  place: text('place').unique(),
  sum: text('sum'),
})

export const photoAddress = (name: string) => `/photos/${name}.webp`
const NAME_IN_ADDRESS = /^([\w-]{22})\.webp$/

/**
 * Photos are database rows. Any process can serve them, and they commit with the profile that names them. A crash cannot leave
 * one without the other. If the club has a bucket, their bytes move there later (features/picture/bucket).
 */
export const photoStore = {
  /** Replaces the member's photo. The old address stops working. Returns the new address. */
  async replace(sql: Sql, memberId: string, bytes: Buffer): Promise<string> {
    const name = randomBytes(16).toString('base64url')
    const size = bytes.length
    await sql
      .insert(photos)
      .values({ memberId, name, bytes, size })
      .onConflictDoUpdate({ target: photos.memberId, set: { name, bytes, size, place: null, sum: null } })
    return photoAddress(name)
  },

  /** Returns the bytes of `{name}.webp`, the last part of a photo's address, or where they are stored. */
  async get(sql: Sql, file: string): Promise<Kept | undefined> {
    const name = NAME_IN_ADDRESS.exec(file)?.[1]
    if (!name) return undefined
    const { bytes, place, sum, size } = photos
    const [row] = await sql.select({ bytes, place, sum, size }).from(photos).where(eq(photos.name, name))
    return row
  },

  async remove(sql: Sql, memberId: string) {
    await sql.delete(photos).where(eq(photos.memberId, memberId))
  },
}

export const personalData = {
  merged: {
    'photos.member_id': END,
  },
  deletedAtOnce: ['photos'],
} satisfies PersonalData
