import { RELATIONS, type RelationKind } from '@callofcode/contract/relation/relation'
import { and, desc, eq, type Placeholder, sql as raw } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { members, moderates, pageLinkColumns } from '../account/public.ts'

/** Whom a member does not want to hear. */
const memberRelations = pgTable('member_relations', {
  id: uuid('id').primaryKey().default(raw`gen_random_uuid()`),
  createdAt: time('created_at').notNull().defaultNow(),
  memberId: uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  otherId: uuid('other_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: RELATIONS }).notNull(),
})

const PAGE = 30

/** Who is meant, as the caller knows them. */
export interface Meant {
  readonly post?: string | undefined
  readonly handle?: string | undefined
  readonly relation?: string | undefined
}

const listed = (sql: Sql, memberId: string | Placeholder, after?: ExactPlace) =>
  sql
    .select({
      relation: memberRelations,
      exactTime: exactTime(memberRelations.createdAt),
      name: members.name,
      profilePhoto: members.profilePhoto,
      page: pageLinkColumns,
    })
    .from(memberRelations)
    .innerJoin(members, eq(members.id, memberRelations.otherId))
    .where(
      and(
        eq(memberRelations.memberId, memberId),
        after && raw`(${memberRelations.createdAt}, ${memberRelations.id}) < ${placeValues(after)}`,
      ),
    )
    .orderBy(desc(memberRelations.createdAt), desc(memberRelations.id))
    .limit(PAGE + 1)
const FIRST = prepared('relations', (sql) => listed(sql, raw.placeholder('memberId')))

export const relationStore = {
  /** The member who is meant; undefined for nobody. Only of the caller's own list. */
  async find(sql: Sql, memberId: string, { post, handle, relation }: Meant) {
    const which = post
      ? raw`${members.id} = (select author_id from forum_posts where id = ${post} and deleted_at is null)`
      : relation
        ? raw`${members.id} = (select other_id from member_relations where id = ${relation} and member_id = ${memberId})`
        : raw`${members.handle} = ${handle ?? ''} and ${members.handle} <> '' and ${members.status} = 'approved'
            and ${members.showsPage} <> 'nobody'`
    const [row] = await sql
      .select({ id: members.id, moderates: moderates(members.role, members.id) })
      .from(members)
      .where(which)
    return row
  },

  count: (sql: Sql, memberId: string) => sql.$count(memberRelations, eq(memberRelations.memberId, memberId)),

  async set(tx: Sql, memberId: string, otherId: string, kind: RelationKind | 'none') {
    const own = and(eq(memberRelations.memberId, memberId), eq(memberRelations.otherId, otherId))
    if (kind === 'none') return void (await tx.delete(memberRelations).where(own))
    await tx
      .insert(memberRelations)
      .values({ memberId, otherId, kind })
      .onConflictDoUpdate({
        target: [memberRelations.memberId, memberRelations.otherId],
        set: { kind },
      })
  },

  /** A page, newest first, and where the next one begins. */
  async list(sql: Sql, memberId: string, after: ExactPlace | undefined) {
    const rows = await (after ? listed(sql, memberId, after) : FIRST(sql, { memberId }))
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.relation.id]
    return { rows: page, next }
  },
}

/**
 * The SQL of whether the member in `hears` wants to hear nothing of `by`: muted or blocked. A block does not hold against
 * who moderates now.
 */
export const wantsNothingOf = (hears: string, by: string) => raw`exists (
  select from member_relations r join members o on o.id = r.other_id
  where r.member_id = ${raw.raw(hears)} and r.other_id = ${by}
    and (r.kind = 'muted' or not ${moderates(raw`o.role`, raw`o.id`)}))`
