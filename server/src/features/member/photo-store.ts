import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { photos } from './photo-tables.ts'

/** A photo's address. */
export const photoAddress = (name: string) => `/photos/${name}.webp`
const NAME_IN_ADDRESS = /^([\w-]{22})\.webp$/

/**
 * Photos are database rows: any process can serve them, and they commit with the profile that names them. A crash
 * cannot leave one without the other, and a database backup is complete.
 */
export const photoStore = {
  /** Replaces the member's photo. The old address stops working. Returns the new address. */
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
