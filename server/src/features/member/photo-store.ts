import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { photos } from './photo-tables.ts'

/** The address of a photo, and the name in an address. */
export const photoAddress = (name: string) => `/photos/${name}.webp`
const NAME_IN_ADDRESS = /^([\w-]{22})\.webp$/

/**
 * Photos are rows: any process serves them, they commit with the profile that names them, so neither a crash nor an
 * upload that breaks off leaves one without the other, and a backup of the database is a whole one.
 */
export const photoStore = {
  /** Takes the place of the member's photo, whose address leads nowhere from then on. Answers the new address. */
  async replace(sql: Sql, memberId: string, bytes: Buffer): Promise<string> {
    const name = randomBytes(16).toString('base64url')
    await sql
      .insert(photos)
      .values({ memberId, name, bytes })
      .onConflictDoUpdate({ target: photos.memberId, set: { name, bytes } })
    return photoAddress(name)
  },

  /** The photo of `{name}.webp`, the last part of its address. */
  async get(sql: Sql, file: string): Promise<Buffer | undefined> {
    const name = NAME_IN_ADDRESS.exec(file)?.[1]
    if (!name) return undefined
    const [row] = await sql.select({ bytes: photos.bytes }).from(photos).where(eq(photos.name, name))
    return row?.bytes
  },

  async remove(sql: Sql, memberId: string) {
    await sql.delete(photos).where(eq(photos.memberId, memberId))
  },
}
