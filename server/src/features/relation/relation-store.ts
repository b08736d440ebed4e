import { RELATIONS, type RelationKind } from '@callofcode/contract/relation/relation'
import { and, desc, eq, type Placeholder, sql as raw } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { prepared, type Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { moved, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'
import { members, moderates, pageLinkColumns } from '../account/public.ts'
import { hidesThread } from '../forum/public.ts'

/** The members that a member muted or blocked. */
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

/** How the caller names a member. */
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
  /** Returns the named member, or undefined. A relation must be in the caller's own list, and a post one that they may read. */
  async find(sql: Sql, caller: Caller, { post, handle, relation }: Meant) {
    const which = post
      ? raw`${members.id} = (select author_id from forum_posts where id = ${post} and deleted_at is null
          and not ${hidesThread(caller, raw`thread_id`)})`
      : relation
        ? raw`${members.id} = (select other_id from member_relations where id = ${relation} and member_id = ${caller.id})`
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

  /** Returns a page, newest first, and the cursor of the next page. */
  async list(sql: Sql, memberId: string, after: ExactPlace | undefined) {
    const rows = await (after ? listed(sql, memberId, after) : FIRST(sql, { memberId }))
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.relation.id]
    return { rows: page, next }
  },
}

/** Returns the SQL of whether the member in `hears` muted or blocked `by`. A block has no effect on present moderators. */
export const wantsNothingOf = (hears: string, by: string) => raw`exists (
  select from member_relations r join members o on o.id = r.other_id
  where r.member_id = ${raw.raw(hears)} and r.other_id = ${by}
    and (r.kind = 'muted' or not ${moderates(raw`o.role`, raw`o.id`)}))`

export const personalData = {
  exported: [
    {
      ...rowsOf('member_relations'),
      name: 'mutedMembers',
      from: 'member_relations t join members o on o.id = t.other_id',
      shown: { kind: 't.kind', handle: 'o.handle', since: utcText('t.created_at') },
    },
  ],
  merged: {
    'member_relations.member_id': moved(),
    'member_relations.other_id': moved(),
  },
} satisfies PersonalData
