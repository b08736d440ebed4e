import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { readPictureFile } from '../../platform/markdown/picture-address.ts'
import { members } from '../account/public.ts'
import type { Kept } from './bucket/kept-bytes.ts'
import { type PictureRow, pictures } from './picture-tables.ts'
import type { Redrawn } from './redraw-picture.ts'

export type StoredPicture = Pick<PictureRow, 'name' | 'width' | 'height'>
const shape = { name: pictures.name, width: pictures.width, height: pictures.height }

export const digestOf = (file: Buffer) => createHash('sha256').update(file).digest()
const ofMember = (memberId: string, digest: Buffer) =>
  and(eq(pictures.memberId, memberId), eq(pictures.digest, digest))

/**
 * Pictures are database rows. Any process can serve them, and a broken upload leaves nothing. If the club has a bucket, their
 * bytes move there later (bucket/).
 */
export const pictureStore = {
  /** Returns the member's picture from the same file, if there is one. It counts as new again. */
  async find(sql: Sql, memberId: string, digest: Buffer): Promise<StoredPicture | undefined> {
    const fresh = statement`case when ${pictures.unusedSince} is not null then now() end`
    const [row] = await sql
      .update(pictures)
      .set({ unusedSince: fresh })
      .where(ofMember(memberId, digest))
      .returning(shape)
    return row
  },

  /** Stores a picture. Returns undefined when the member's pictures would then take more than `quota` bytes. */
  async create(
    tx: Sql,
    owner: { memberId: string; digest: Buffer; quota: number },
    { bytes, width, height }: Redrawn,
  ): Promise<StoredPicture | undefined> {
    const { memberId, digest, quota } = owner
    // Two uploads at the same time must not both use the last free bytes.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
    const size = bytes.length
    const twin = await this.find(tx, memberId, digest)
    if (twin) return twin
    if ((await this.used(tx, memberId)) + size > quota) return undefined
    const name = randomBytes(16).toString('base64url')
    const row = { memberId, digest, name, bytes, size, width, height }
    await tx.insert(pictures).values(row)
    return row
  },

  /** Returns the bytes of all pictures of a member. */
  async used(sql: Sql, memberId: string): Promise<number> {
    const sum = statement<number>`coalesce(sum(${pictures.size}), 0)::integer`
    const [row] = await sql.select({ sum }).from(pictures).where(eq(pictures.memberId, memberId))
    return row?.sum ?? 0
  },

  /** Returns the bytes of the picture at an address, or where they are stored. */
  async get(
    sql: Sql,
    { name, width, height }: NonNullable<ReturnType<typeof readPictureFile>>,
  ): Promise<Kept | undefined> {
    const { bytes, place, sum, size } = pictures
    const [row] = await sql
      .select({ bytes, place, sum, size })
      .from(pictures)
      .where(and(eq(pictures.name, name), eq(pictures.width, width), eq(pictures.height, height)))
    return row
  },
}
