import { createHash } from 'node:crypto'
import { eq, inArray, sql as raw } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { DrawnSignature } from './draw-signature.ts'

const pictures = pgTable('signature_pictures', {
  sha256: text('sha256').primaryKey(),
  createdAt: time('created_at').notNull().defaultNow(),
  bytes: bytes('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})

const signers = pgTable('certificate_signers', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  /** As in `signerOf`. */
  signer: text('signer').notNull(),
  picture: text('picture').notNull(),
})

export interface KeptSignature {
  readonly id: string
  readonly sha256: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Returns the name in `Ananya Rao, president`. */
export const signerName = (signer: string) => (signer.split(',')[0] ?? '').trim()
/** A picture belongs to a name, so that nobody's signature stands above the name of another, and a new office keeps it. */
export const signerOf = (signer: string) => signerName(signer).toLowerCase()

/** The pictures of signatures. Those that certificates were issued with stay as long as they do. */
export const signatureStore = {
  async get(sql: Sql, signer: string): Promise<KeptSignature | undefined> {
    const [row] = await sql
      .select({
        id: signers.id,
        sha256: pictures.sha256,
        bytes: pictures.bytes,
        width: pictures.width,
        height: pictures.height,
      })
      .from(signers)
      .innerJoin(pictures, eq(pictures.sha256, signers.picture))
      .where(eq(signers.signer, signerOf(signer)))
    return row
  },

  /** Returns the hashes of today's pictures, by the signer as in `signerOf`. */
  async hashes(sql: Sql, of: readonly string[]): Promise<Map<string, string>> {
    const rows = await sql
      .select({ signer: signers.signer, picture: signers.picture })
      .from(signers)
      .where(inArray(signers.signer, of.map(signerOf)))
      // An admin who replaces a picture meanwhile would delete the one that is named here.
      .for('share')
    return new Map(rows.map(({ signer, picture }) => [signer, picture]))
  },

  async bytes(sql: Sql, sha256: string): Promise<Buffer | undefined> {
    const [row] = await sql
      .select({ bytes: pictures.bytes })
      .from(pictures)
      .where(eq(pictures.sha256, sha256))
    return row?.bytes
  },

  /** Keeps the picture as that of the signer, and returns the id. */
  async put(tx: Sql, signer: string, { bytes: png, width, height }: DrawnSignature): Promise<string> {
    const sha256 = createHash('sha256').update(png).digest('hex')
    await tx.insert(pictures).values({ sha256, bytes: png, width, height }).onConflictDoNothing()
    const again = { target: signers.signer, set: { picture: sha256, createdAt: raw`now()` } }
    const [row] = await tx
      .insert(signers)
      .values({ signer: signerOf(signer), picture: sha256 })
      .onConflictDoUpdate(again)
      .returning({ id: signers.id })
    if (!row) throw new Error('an insert returns its row')
    await signatureStore.removeUnused(tx)
    return row.id
  },

  /** Returns the signer whose picture it was. */
  async remove(tx: Sql, id: string): Promise<string | undefined> {
    const [gone] = await tx.delete(signers).where(eq(signers.id, id)).returning({ signer: signers.signer })
    await signatureStore.removeUnused(tx)
    return gone?.signer
  },

  async removeUnused(tx: Sql) {
    await tx.execute(raw`delete from signature_pictures p
      where not exists (select from certificate_signers s where s.picture = p.sha256)
        and not exists (select from certificates c where c.signer_picture = p.sha256)
        and not exists (select from certificates c where c.second_picture = p.sha256)`)
  },
}
