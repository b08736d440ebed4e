import type { MemberAct, MemberActKind } from '@callofcode/contract/batch/member-act'
import { eq, sql as raw, type SQL } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { END, type PersonalData, STAY } from '../../platform/personal-data.ts'
import { members } from '../account/public.ts'
import { fieldNameOf } from '../member-fact/public.ts'

const memberActs = pgTable('member_acts', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  actorId: uuid('actor_id'),
  kind: text('kind').$type<MemberActKind>().notNull(),
  fieldId: uuid('field_id'),
  given: text('given'),
})
const memberActChanges = pgTable(
  'member_act_changes',
  { actId: uuid('act_id').notNull(), memberId: uuid('member_id').notNull(), before: text('before') },
  (table) => [primaryKey({ columns: [table.actId, table.memberId] })],
)
export type ActRow = typeof memberActs.$inferSelect

export const personalData = {
  merged: { 'member_acts.actor_id': STAY, 'member_act_changes.member_id': END },
} satisfies PersonalData

export interface Change {
  readonly id: string
  readonly before: string | null
}
interface NewAct {
  readonly actorId: string
  readonly kind: MemberActKind
  readonly fieldId?: string
  readonly given: string | null
}
const MOST_LISTED = 3

/** Acts on many members, with what each had before. */
export const actStore = {
  /** Keeps an act for a day, and forgets those that are older. */
  async create(tx: Sql, act: NewAct, changes: readonly Change[]) {
    await tx.delete(memberActs).where(raw`${memberActs.createdAt} < now() - interval '1 day'`)
    if (changes.length === 0) return
    const [row] = await tx.insert(memberActs).values(act).returning({ id: memberActs.id })
    if (!row) throw new Error('an insert returns its row')
    await tx.execute(raw`insert into member_act_changes (act_id, member_id, before)
      select ${row.id}::uuid, * from unnest(${raw.param(changes.map(({ id }) => id))}::uuid[],
        ${raw.param(changes.map(({ before }) => before))}::text[])`)
  },

  async list(sql: Sql): Promise<MemberAct[]> {
    const { rows } = await sql.execute<MemberAct & Record<string, unknown>>(raw`
      select a.id as "_id", a.kind, ${fieldNameOf(raw`a.field_id`)} as field, m.name as by,
        (select count(*)::int from member_act_changes c where c.act_id = a.id) as count
      from member_acts a left join members m on m.id = a.actor_id
      where a.created_at > now() - interval '1 hour' order by a.created_at desc, a.id limit ${MOST_LISTED}`)
    return rows
  },

  /** Locks the act, so that it is undone once. */
  async getForUpdate(tx: Sql, id: string): Promise<ActRow | undefined> {
    const [row] = await tx.select().from(memberActs).where(eq(memberActs.id, id)).for('update')
    return row
  },

  async changesOf(tx: Sql, id: string): Promise<Change[]> {
    const { rows } = await tx.execute<{ id: string; before: string | null }>(
      raw`select member_id as id, before from member_act_changes where act_id = ${id}::uuid order by member_id`,
    )
    return rows
  },

  async remove(tx: Sql, id: string) {
    await tx.delete(memberActs).where(eq(memberActs.id, id))
  },

  /** Sets a column of members back where it still has what the act gave. Returns whom it changed. */
  async restore(tx: Sql, { id }: ActRow, stillHas: SQL, set: SQL): Promise<string[]> {
    const { rows } = await tx.execute<{ id: string }>(raw`
      with mine as materialized (
        select ${members.id}, c.before from ${members} join ${memberActChanges} c on c.member_id = ${members.id}
        where c.act_id = ${id} and ${stillHas} order by ${members.id} for no key update of members
      )
      update members set ${set}, updated_at = greatest(now(), members.updated_at + interval '1 millisecond')
      from mine where members.id = mine.id returning members.id`)
    return rows.map((row) => row.id)
  },
}
