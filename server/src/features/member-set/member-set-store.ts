import { sql as raw, type SQL } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { END, type PersonalData, STAY } from '../../platform/personal-data.ts'

const memberSets = pgTable('member_sets', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  madeBy: uuid('made_by'),
  size: integer('size').notNull(),
  isKept: boolean('is_kept').notNull().default(false),
})
const memberSetMembers = pgTable(
  'member_set_members',
  { setId: uuid('set_id').notNull(), memberId: uuid('member_id').notNull() },
  (table) => [primaryKey({ columns: [table.setId, table.memberId] })],
)

export const personalData = {
  merged: { 'member_set_members.member_id': END, 'member_sets.made_by': STAY },
} satisfies PersonalData

/** Matches the members of a set. */
export const isInSet = (setId: SQL, memberId: SQL): SQL<boolean> =>
  raw<boolean>`exists (select from ${memberSetMembers} chosen where chosen.set_id = ${setId} and chosen.member_id = ${memberId})`

/** The number of members that a set had when it was made. */
export const sizeOfSet = (setId: SQL): SQL => raw`(select size from ${memberSets} where id = ${setId})`

/** Members whom an admin chose, under one id. However many they are, they are written by one statement. */
export const memberSetStore = {
  /** A set that no announcement uses ends after 30 days, as long as a draft of one may wait. */
  async create(tx: Sql, madeBy: string, ids: readonly string[]): Promise<string> {
    await tx.delete(memberSets).where(raw`not is_kept and created_at < now() - interval '30 days'`)
    const [row] = await tx
      .insert(memberSets)
      .values({ madeBy, size: ids.length })
      .returning({ id: memberSets.id })
    if (!row) throw new Error('an insert returns its row')
    await tx.execute(raw`insert into ${memberSetMembers} (set_id, member_id)
      select ${row.id}::uuid, id from unnest(${raw.param([...ids])}::uuid[]) as id order by id`)
    return row.id
  },

  /** Keeps a set for as long as there is an announcement for it. Returns false if it has ended. */
  async keep(tx: Sql, id: string): Promise<boolean> {
    const { rowCount } = await tx.update(memberSets).set({ isKept: true }).where(raw`id = ${id}`)
    return rowCount === 1
  },

  /** Returns undefined if it has ended. */
  async size(sql: Sql, id: string): Promise<number | undefined> {
    const [row] = await sql.select({ size: memberSets.size }).from(memberSets).where(raw`id = ${id}`)
    return row?.size
  },
}
