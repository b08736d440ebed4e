import { id } from '@callofcode/contract/text'
import { and, eq, sql as raw, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { exactPlace, exactTime, pageOf } from '../../platform/http/cursor.ts'
import { ACCOUNTS, membersCalled, type PageLinkRow } from '../account/public.ts'
import { clubGroupMembers } from './group-tables.ts'

const PAGE = 50
/** The most members that a search compares. */
const MOST_FOUND = 500
const MOST_CANDIDATES = 8
const MOST_ACCEPTED = 500
const ACCEPTED = { state: 'member', joinedAt: raw`clock_timestamp()` } as const

/** Whether they are no lead, and when they joined. */
export const groupPlace = z.tuple([z.boolean(), exactPlace.def.items[0], id])
export type GroupPlace = z.infer<typeof groupPlace>

export interface PersonRow extends PageLinkRow {
  readonly id: string
  readonly name: string
  readonly profilePhoto: string | null
  readonly year: number | null
  readonly [column: string]: unknown
}
export interface GroupMemberRow extends PersonRow {
  readonly rowId: string
  readonly lead: boolean
  readonly joinedAt: string
  readonly exactTime: string
}

const PERSON = raw`m.id, m.name, m.profile_photo as "profilePhoto", m.handle, m.status, m.shows_page as "showsPage",
  extract(year from m.passout_year at time zone 'utc')::int as year`
/** Matches members of the search who are in this state in the group. */
const isThere = (groupId: string, state: 'member' | 'asked') => raw`exists (
  select from club_group_members own where own.group_id = ${groupId} and own.member_id = members.id and own.state = ${state})`

interface Search {
  readonly q?: string | undefined
  readonly state: 'member' | 'asked'
}

/** The members of groups, and those who asked to be. */
export const groupMemberStore = {
  /** Returns a page of a group, leads first, then those who are there longest. */
  async page(sql: Sql, groupId: string, { q, state }: Search, after: GroupPlace | undefined) {
    const found = q
      ? raw`and gm.member_id in (${membersCalled(q, MOST_FOUND, isThere(groupId, state))})`
      : raw``
    const { rows } = await sql.execute<GroupMemberRow>(raw`
      select gm.id as "rowId", gm.lead, to_char(gm.joined_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt",
        ${exactTime(raw`gm.joined_at`)} as "exactTime", ${PERSON}
      from club_group_members gm join ${ACCOUNTS} on m.id = gm.member_id
      where gm.group_id = ${groupId} and gm.state = ${state} ${found}
        ${after ? raw`and (not gm.lead, gm.joined_at, gm.id) > (${after[0]}, ${`${after[1]}+00`}::timestamptz, ${after[2]}::uuid)` : raw``}
      order by (not gm.lead), gm.joined_at, gm.id limit ${PAGE + 1}`)
    const { page, last } = pageOf(rows, PAGE)
    const next: GroupPlace | undefined = last && [!last.lead, last.exactTime, last.rowId]
    return { rows: page, next }
  },

  /** Yields all members of a group page by page. A slow download then holds neither connection nor memory. */
  async *all(sql: Sql, groupId: string): AsyncGenerator<GroupMemberRow[]> {
    for (let after: GroupPlace | undefined, more = true; more; more = after !== undefined) {
      const { rows, next } = await groupMemberStore.page(sql, groupId, { state: 'member' }, after)
      yield rows
      after = next
    }
  },

  /** Finds members of the club who are not in the group. Those who asked are offered too, as putting them in accepts them. */
  async candidates(sql: Sql, groupId: string, q: string): Promise<PersonRow[]> {
    const outside = raw`members.status = 'approved' and not ${isThere(groupId, 'member')}`
    const { rows } = await sql.execute<PersonRow>(raw`
      select ${PERSON} from ${ACCOUNTS} where m.id in (${membersCalled(q, MOST_CANDIDATES, outside)})
      order by lower(m.name), m.id limit ${MOST_CANDIDATES}`)
    return rows
  },

  /** Returns the row of a member in a group. */
  async get(sql: Sql, groupId: string, memberId: string) {
    const [row] = await sql.select().from(clubGroupMembers).where(ofMember(groupId, memberId))
    return row
  },

  /** Puts a member in, or lets them wait. Whoever is there stays as they are. */
  async add(tx: Sql, groupId: string, memberId: string, state: 'member' | 'asked') {
    await tx.insert(clubGroupMembers).values({ groupId, memberId, state }).onConflictDoNothing()
  },

  async setLead(tx: Sql, groupId: string, memberId: string, lead: boolean) {
    await tx.update(clubGroupMembers).set({ lead }).where(ofMember(groupId, memberId))
  },

  /** Accepts a member who asked. Their time in the group begins now. */
  async accept(tx: Sql, groupId: string, memberId: string) {
    await tx
      .update(clubGroupMembers)
      .set(ACCEPTED)
      .where(and(ofMember(groupId, memberId), eq(clubGroupMembers.state, 'asked')))
  },

  /**
   * Accepts those who wait longest, as many as one press answers. Returns their ids. A member who is deleted at this moment is
   * left out.
   */
  async acceptNext(tx: Sql, groupId: string): Promise<string[]> {
    const rows = await tx
      .update(clubGroupMembers)
      .set(ACCEPTED)
      .where(
        raw`${clubGroupMembers.id} in (select id from club_group_members where group_id = ${groupId} and state = 'asked'
          order by joined_at, id limit ${MOST_ACCEPTED} for update skip locked)`,
      )
      .returning({ memberId: clubGroupMembers.memberId })
    return rows.map((row) => row.memberId)
  },

  /**
   * Merges the rows of groups in which both accounts of a person are, before the other rows move: what either of them was, the one
   * that stays is.
   */
  async adopt(tx: Sql, from: string, into: string) {
    await tx.execute(raw`
      update club_group_members stays set lead = stays.lead or goes.lead,
        state = case when goes.state = 'member' then 'member' else stays.state end
      from club_group_members goes
      where goes.group_id = stays.group_id and goes.member_id = ${from} and stays.member_id = ${into}`)
    await tx.execute(raw`
      delete from club_group_members goes where goes.member_id = ${from} and exists (
        select from club_group_members stays where stays.group_id = goes.group_id and stays.member_id = ${into})`)
  },

  async remove(tx: Sql, groupId: string, memberId: string): Promise<boolean> {
    const { rowCount } = await tx.delete(clubGroupMembers).where(ofMember(groupId, memberId))
    return (rowCount ?? 0) > 0
  },
}

const ofMember = (groupId: string, memberId: string): SQL | undefined =>
  and(eq(clubGroupMembers.groupId, groupId), eq(clubGroupMembers.memberId, memberId))
