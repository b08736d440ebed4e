import { limits } from '@callofcode/contract/limits'
import type { HistoryKind } from '@callofcode/contract/moderation/sanction'
import { eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { holdsNow, members, membersCalled, pageLinkColumns } from '../account/public.ts'
import type { AuthorRow } from '../forum/public.ts'

const PAGE = 20
const MOST_FOUND = 8
const MOST_COUNTED = limits.waiting + 1

/** The source of each part of a history. `t` is its row, `p` the post that it is about. */
const PARTS: Record<HistoryKind, { from: SQL; where: (member: string) => SQL }> = {
  posts: {
    from: raw`forum_posts t join forum_posts p on p.id = t.id`,
    where: (member) => raw`t.author_id = ${member} and t.deleted_at is null`,
  },
  // Posts that the member deleted do not concern the moderators.
  removed: {
    from: raw`forum_posts t join forum_posts p on p.id = t.id`,
    where: (member) =>
      raw`t.author_id = ${member} and t.deleted_at is not null and t.deleted_by is distinct from ${member}`,
  },
  about: {
    from: raw`forum_posts p join forum_flags t on t.post_id = p.id`,
    where: (member) => raw`p.author_id = ${member}`,
  },
  by: {
    from: raw`forum_flags t join forum_posts p on p.id = t.post_id`,
    where: (member) => raw`t.member_id = ${member}`,
  },
  measures: {
    from: raw`measures t left join forum_posts p on p.id = t.post_id`,
    where: (member) => raw`t.member_id = ${member}`,
  },
}

const NOTHING = raw`null::text as reason, '' as words, null::text as ruling, null::text as measure,
  null::timestamptz as until, null::timestamptz as "liftedAt", null::timestamptz as "acknowledgedAt", null::uuid as by_id`
const OF_FLAG = (
  by: SQL,
) => raw`t.reason, t.note as words, t.ruling, null::text as measure, null::timestamptz as until,
  null::timestamptz as "liftedAt", null::timestamptz as "acknowledgedAt", ${by} as by_id`
const COLUMNS: Record<HistoryKind, SQL> = {
  posts: NOTHING,
  removed: NOTHING,
  about: OF_FLAG(raw`t.member_id`),
  by: OF_FLAG(raw`null::uuid`),
  measures: raw`t.reason, t.words, null::text as ruling, t.kind as measure, t.until, t.lifted_at as "liftedAt",
    t.acknowledged_at as "acknowledgedAt", t.given_by as by_id`,
}

export interface HistoryRow extends Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly exactTime: string
  readonly postId: string | null
  readonly threadId: string | null
  readonly title: string | null
  readonly content: string | null
  readonly removed: boolean | null
  readonly reason: string | null
  readonly words: string
  readonly ruling: string | null
  readonly measure: string | null
  readonly until: string | null
  readonly liftedAt: string | null
  readonly acknowledgedAt: string | null
  readonly author: AuthorRow | null
}

export const personStore = {
  /** Finds members with a word of the name that begins with `q`, or the author of a post, deleted or not. */
  async find(sql: Sql, { q, post }: { q?: string | undefined; post?: string | undefined }) {
    const which = post
      ? raw`select author_id from forum_posts where id = ${post}`
      : membersCalled(q ?? '', MOST_FOUND, raw`true`)
    const { rows } = await sql.execute<{ _id: string; name: string; profilePhoto: string | null }>(raw`
      select m.id as "_id", m.name, m.profile_photo as "profilePhoto" from members m
      where m.id in (${which}) order by lower(m.name), m.id limit ${MOST_FOUND}`)
    return rows
  },

  async get(sql: Sql, id: string) {
    const [row] = await sql
      .select({
        id: members.id,
        name: members.name,
        profilePhoto: members.profilePhoto,
        role: members.role,
        isManager: holdsNow(members.id, 'moderation', 'approvals'),
        joinedAt: members.createdAt,
        memberStatus: members.status,
        pausedUntil: raw<
          string | null
        >`case when ${members.pausedUntil} > now() then ${members.pausedUntil} end`,
        ...pageLinkColumns,
      })
      .from(members)
      .where(eq(members.id, id))
    return row
  },

  /** Counts the rows of each part of the history, up to `limits.waiting` plus one. */
  async counts(sql: Sql, id: string) {
    const counted = Object.entries(PARTS).map(
      ([kind, { from, where }]) => raw`(select count(*)::int from
        (select from ${from} where ${where(id)} limit ${MOST_COUNTED}) as c) as ${raw.identifier(kind)}`,
    )
    const { rows } = await sql.execute<Record<HistoryKind, number>>(raw`select ${raw.join(counted, raw`, `)}`)
    return rows[0] ?? { posts: 0, removed: 0, about: 0, by: 0, measures: 0 }
  },

  /** Returns a page, newest first, and the cursor of the next page. */
  async history(sql: Sql, id: string, kind: HistoryKind, after: ExactPlace | undefined) {
    const { from, where } = PARTS[kind]
    const beyond = after ? raw`and (t.created_at, t.id) < ${placeValues(after)}` : raw``
    const { rows } = await sql.execute<HistoryRow>(raw`
      with page as (
        select t.id, t.created_at as at, ${exactTime(raw`t.created_at`)} as "exactTime", p.id as "postId",
          p.thread_id as "threadId", p.content, p.deleted_at is not null as removed, ${COLUMNS[kind]}
        from ${from} where ${where(id)} ${beyond} order by t.created_at desc, t.id desc limit ${PAGE + 1})
      select page.*, o.title, case when m.id is not null then json_build_object('name', m.name,
          'profilePhoto', m.profile_photo, 'role', m.role, 'isManager', ${holdsNow(raw`m.id`, 'moderation', 'approvals')}, 'handle', m.handle,
          'status', m.status, 'showsPage', m.shows_page) end as author
      from page left join forum_posts o on o.id = page."threadId" left join members m on m.id = page.by_id
      order by page."exactTime" desc, page.id desc`)
    const { page, last } = pageOf(rows, PAGE)
    const next: ExactPlace | undefined = last && [last.exactTime, last.id]
    return { rows: page, next }
  },
}
