import type { Theme } from '@callofcode/contract/club/accent'
import type { ClubLogo } from '@callofcode/contract/club/club-look'
import { eq, sql as raw } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../../platform/database/columns.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { clubVersions } from '../club-tables.ts'
import type { DrawnLogo } from './draw-logo.ts'

const clubLogos = pgTable('club_logos', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  name: text('name').notNull().unique(),
  bytes: bytes('bytes').notNull(),
  small: bytes('small').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  plates: text('plates').array().$type<Theme[]>().notNull(),
})

const shape = {
  name: clubLogos.name,
  width: clubLogos.width,
  height: clubLogos.height,
  plates: clubLogos.plates,
}

/** Logos are rows, like pictures, so every process can serve them and backups contain them. */
export const logoStore = {
  async create(tx: Sql, logo: DrawnLogo): Promise<ClubLogo> {
    // A logo that is uploaded again counts as new, because the person has yet to save.
    const again = { target: clubLogos.name, set: { createdAt: raw`now()` } }
    const [row] = await tx.insert(clubLogos).values(logo).onConflictDoUpdate(again).returning(shape)
    if (!row) throw new Error('an insert returns its row')
    return row
  },

  /** Removes older logos that were chosen and never saved. */
  async removeUnused(tx: Sql) {
    const named = raw`select ${clubVersions.settings} -> field ->> 'name' from ${clubVersions}, unnest(array['logo', 'logoDark']) field`
    await tx.execute(
      raw`delete from ${clubLogos} where created_at < now() - interval '1 day'
        and name not in (select name from (${named}) as used(name) where name is not null)`,
    )
  },

  async get(sql: Sql, name: string): Promise<ClubLogo | undefined> {
    const [row] = await sql.select(shape).from(clubLogos).where(eq(clubLogos.name, name))
    return row
  },

  async bytes(sql: Sql, name: string): Promise<{ bytes: Buffer; small: Buffer } | undefined> {
    const columns = { bytes: clubLogos.bytes, small: clubLogos.small }
    const [row] = await sql.select(columns).from(clubLogos).where(eq(clubLogos.name, name))
    return row
  },
}
