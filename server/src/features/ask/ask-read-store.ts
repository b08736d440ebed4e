import { type Placeholder, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type Caller, isModerator } from '../../platform/http/caller.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { type AuthorRow, authorColumns, hidesThread } from '../forum/public.ts'
import { wantsNothingOf } from '../relation/public.ts'
import { hasSolved } from '../submission/public.ts'
import type { HelpQuestionRow } from './ask-tables.ts'

const PAGE = 30

/** Selects the author of a row of members as JSON, or null. */
export const authorJson = raw<AuthorRow | null>`case when ${members.id} is not null then json_build_object(
  'name', ${authorColumns.name}, 'profilePhoto', ${authorColumns.profilePhoto}, 'role', ${authorColumns.role},
  'isManager', ${authorColumns.isManager}, 'handle', ${authorColumns.handle}, 'status', ${authorColumns.status},
  'showsPage', ${authorColumns.showsPage}) end`

export interface ListedRow
  extends Pick<HelpQuestionRow, 'id' | 'title' | 'problem' | 'askedTo' | 'state' | 'verdict' | 'threadId'> {
  readonly author: AuthorRow | null
  readonly comments: number
  readonly createdAt: string
  readonly answeredAt: string | null
  readonly at: string
}
export interface WholeRow extends ListedRow {
  readonly memberId: string
  readonly content: string
  readonly language: HelpQuestionRow['language']
  readonly source: string | null
  readonly reason: string | null
  readonly judged: boolean
  readonly counterexample: HelpQuestionRow['counterexample']
  readonly thankedAt: string | null
  readonly mayAnswer: boolean
}
export interface CommentRow {
  readonly id: string
  readonly memberId: string | null
  readonly author: AuthorRow | null
  readonly line: number | null
  readonly content: string
  readonly createdAt: string
  readonly removed: boolean
  readonly thanked: boolean
}
type Row<R> = R & Record<string, unknown>

const iso = (column: SQL) => raw`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const LISTED = raw`q.id, q.title, q.problem, q.asked_to as "askedTo", q.state, q.verdict, q.thread_id as "threadId",
  ${iso(raw`q.created_at`)} as "createdAt", ${iso(raw`q.answered_at`)} as "answeredAt", ${exactTime(raw`q.created_at`)} as at,
  case when q.asked_to = 'forum' then (select t.reply_count from forum_threads t where t.id = q.thread_id)
    else (select count(*)::int from help_comments c where c.help_question_id = q.id and c.removed_at is null
      and c.member_id is distinct from q.member_id) end as comments`
const CARRIED = raw`q.language, q.source, q.verdict, q.reason, q.judged, q.counterexample`

/** Reads questions. Every statement checks the reader. */
export const askReadStore = {
  /** Returns the questions of a member, the latest first. */
  async mine(sql: Sql, memberId: string, after: ExactPlace | undefined) {
    const { rows } = await sql.execute<Row<ListedRow>>(raw`
      select ${LISTED}, null as author from help_questions q
      where q.member_id = ${memberId} and q.removed_at is null
        ${after ? raw`and (q.created_at, q.id) < ${placeValues(after)}` : raw``}
      order by q.created_at desc, q.id desc limit ${PAGE + 1}`)
    return paged(rows)
  },

  /**
   * Returns the questions that wait for this mentor, the oldest first, or the answered ones, the latest first. Members whom the
   * mentor blocked or muted are left out.
   */
  async queue(sql: Sql, memberId: string, answered: boolean, after: ExactPlace | undefined) {
    const which = answered ? raw`q.state <> 'open'` : raw`q.state = 'open'`
    const beyond = after && raw`and (q.created_at, q.id) ${answered ? raw`<` : raw`>`} ${placeValues(after)}`
    const order = answered ? raw`q.created_at desc, q.id desc` : raw`q.created_at, q.id`
    const { rows } = await sql.execute<Row<ListedRow>>(raw`
      select ${LISTED}, ${authorJson} as author from help_questions q join ${members} on ${members.id} = q.member_id
      where q.asked_to = 'mentors' and ${which} and q.removed_at is null and ${isAsked(memberId)}
        and not exists (select from member_relations r where r.member_id = ${memberId} and r.other_id = q.member_id)
        ${beyond ?? raw``}
      order by ${order} limit ${PAGE + 1}`)
    return paged(rows)
  },

  async isMentor(sql: Sql, memberId: string): Promise<boolean> {
    const { rows } = await sql.execute<{ is: boolean }>(raw`select ${isMentor(memberId)} as is`)
    return rows[0]?.is ?? false
  },

  /** Returns the question with its attachments to readers who may see them, or undefined. */
  async get(sql: Sql, id: string, caller: Caller) {
    const { rows } = await sql.execute<Row<WholeRow>>(raw`
      select ${LISTED}, ${CARRIED}, q.content, q.member_id as "memberId", ${iso(raw`q.thanked_at`)} as "thankedAt",
        q.asked_to = 'mentors' and (q.member_id = ${caller.id} or ${isAsked(caller.id)}) as "mayAnswer", ${authorJson} as author
      from help_questions q join ${members} on ${members.id} = q.member_id
      where q.id = ${id} and q.removed_at is null and ${mayReadCarried(caller)}
        and (q.post_id is null or q.member_id = ${caller.id}
          or exists (select from forum_posts p where p.id = q.post_id and p.deleted_at is null
            and not ${hidesThread(caller, raw`p.thread_id`)}))`)
    return rows[0]
  },

  /**
   * Returns the comments on a question, the oldest first, without those of members whom the reader blocked. A removed comment
   * keeps only its place.
   */
  async comments(sql: Sql, id: string, caller: Caller): Promise<CommentRow[]> {
    const { rows } = await sql.execute<Row<CommentRow>>(raw`
      select c.id, c.member_id as "memberId", c.line, c.thanked, c.removed_at is not null as removed,
        case when c.removed_at is null then c.content else '' end as content, ${iso(raw`c.created_at`)} as "createdAt",
        ${authorJson} as author
      from help_comments c left join ${members} on ${members.id} = c.member_id and c.removed_at is null
      where c.help_question_id = ${id} and (c.member_id is null or ${isModerator(caller)} or not exists (
        select from member_relations r where r.member_id = ${caller.id} and r.other_id = c.member_id and r.kind = 'blocked'))
      order by c.created_at, c.id limit 500`)
    return rows
  },

  /**
   * Returns the attachments of the visible posts in a thread. `shown` marks those that this reader gets, and the database returns
   * no others.
   */
  async ofThread(sql: Sql, threadId: string, caller: Caller) {
    const { rows } = await sql.execute<Row<OfThread>>(raw`
      select q.id, q.post_id as "postId", q.problem, q.member_id = ${caller.id} as own, q.thanked_at is not null as thanked, r.shown,
        ${raw.join(
          ['language', 'source', 'verdict', 'reason', 'judged', 'counterexample'].map(
            (name) => raw`case when r.shown then q.${raw.identifier(name)} end as ${raw.identifier(name)}`,
          ),
          raw`, `,
        )}
      from help_questions q join forum_posts p on p.id = q.post_id and p.deleted_at is null
      cross join lateral (select ${mayReadCarried(caller)} as shown) as r
      where q.thread_id = ${threadId} and q.removed_at is null
        and (q.source is not null or q.verdict is not null or q.counterexample is not null or q.member_id = ${caller.id})
      order by q.created_at, q.id limit 100`)
    return rows
  },

  /** Returns those of the members who accept notifications from `by`. */
  async audience(tx: Sql, ids: readonly string[], by: string): Promise<string[]> {
    if (ids.length === 0) return []
    const { rows } = await tx.execute<{ id: string }>(raw`
      select id from unnest(${raw.param([...ids])}::uuid[]) as asked (id) where not ${wantsNothingOf('asked.id', by)} order by id`)
    return rows.map(({ id }) => id)
  },
}

export interface CarriedRow
  extends Pick<HelpQuestionRow, 'language' | 'source' | 'verdict' | 'reason' | 'counterexample'> {
  readonly judged: boolean | null
}
interface OfThread extends CarriedRow {
  readonly id: string
  readonly postId: string
  readonly problem: string
  readonly own: boolean
  readonly thanked: boolean
  readonly shown: boolean
}

function paged(rows: readonly ListedRow[]) {
  const { page, last } = pageOf(rows, PAGE)
  const next: ExactPlace | undefined = last && [last.at, last.id]
  return { rows: page, next }
}

/** Returns SQL that matches a mentor of any batch. */
export const isMentor = (memberId: string | Placeholder): SQL =>
  raw`exists (select from batch_mentors t where t.member_id = ${memberId})`

/** Returns SQL that matches if this member was asked the question `q` as a mentor. */
export const isAsked = (memberId: string): SQL => raw`(q.member_id <> ${memberId} and ${isMentor(memberId)}
  and exists (select from help_mentors(q.member_id, q.batch_id) as mentors where mentors.id = ${memberId}))`

/**
 * Returns SQL that matches if the caller may read the attachments of the question `q`. These are the asking member and mentors.
 * In the forum they are also moderators and members who solved the problem. For a question to mentors, moderators read only what
 * was reported.
 */
export const mayReadCarried = (caller: Caller): SQL => raw`(q.member_id = ${caller.id}
  or q.asked_to = 'mentors' and (${isAsked(caller.id)}
    or ${isModerator(caller)} and exists (select from help_reports r where r.help_question_id = q.id))
  or q.asked_to = 'forum' and (${isModerator(caller)} or ${isMentor(caller.id)}
    or ${hasSolved(raw`${caller.id}`, raw`q.problem`)}))`
