import type { MemberPage, SolvedTopic, Writing } from '@callofcode/contract/member/member-page'
import { id } from '@callofcode/contract/text'
import { and, eq, getTableColumns, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { pageOf } from '../../platform/http/cursor.ts'
import { holdsNow, type MemberRow, members } from '../account/public.ts'
import { hidesThreadText, readerList } from '../forum/public.ts'
import { TOPIC_TOTALS, TOPICS_DONE } from '../review/public.ts'

const PAGE = 20
/** The sort keys of a writing: microseconds and id. */
export const writingPlace = z.tuple([z.int(), id])
export type WritingPlace = z.infer<typeof writingPlace>

interface WritingRow extends Writing {
  readonly place: string
  readonly item: string
  readonly [column: string]: unknown
}
type Author = Pick<MemberRow, 'id' | 'name'>

/** Reads a member's page with prepared statements. Each reads the rows of one member. */
export const memberPageStore = {
  /** Returns the approved member with this handle. */
  async get(sql: Sql, handle: string) {
    const [row] = await sql
      .select({ ...getTableColumns(members), isManager: holdsNow(members.id, 'moderation', 'approvals') })
      .from(members)
      // The index of handles leaves out the empty handle.
      .where(and(eq(members.handle, handle), ne(members.handle, ''), eq(members.status, 'approved')))
    return row
  },

  async solved({ pool }: Database, memberId: string): Promise<NonNullable<MemberPage['solved']>> {
    const [{ rows }, judged] = await Promise.all([
      pool.query<SolvedTopic>({ ...SOLVED, values: [memberId] }),
      pool.query<{ accepted: number }>({ ...ACCEPTED, values: [memberId] }),
    ])
    const sum = (count: (topic: SolvedTopic) => number) => rows.reduce((all, topic) => all + count(topic), 0)
    const [done, total] = [sum((topic) => topic.done), sum((topic) => topic.total)]
    return {
      done,
      total,
      accepted: judged.rows[0]?.accepted ?? 0,
      topics: rows.filter((topic) => topic.done > 0),
    }
  },

  async activity({ pool }: Database, memberId: string): Promise<NonNullable<MemberPage['activity']>> {
    const { rows } = await pool.query({ ...ACTIVITY, values: [memberId] })
    return rows[0]
  },

  /** Returns the thanks that a member got from others for answers, or null for none. */
  async thanks({ pool }: Database, memberId: string): Promise<number | null> {
    const { rows } = await pool.query<{ thanks: number }>({ ...THANKS, values: [memberId] })
    return rows[0]?.thanks || null
  },

  /** Returns a page of published writings under the member's name, newest first. Anonymous ones are left out. */
  async writings(
    { pool }: Database,
    { id: memberId, name }: Author,
    after: WritingPlace | undefined,
    kinds: readonly Writing['kind'][],
    reader: Caller | null,
  ): Promise<{ data: Writing[]; next: WritingPlace | undefined }> {
    const values = [memberId, name, ...(after ?? [null, null]), PAGE + 1, kinds, ...readerList(reader)]
    const { rows } = await pool.query<WritingRow>({ ...WRITINGS, values })
    const { page, last } = pageOf(rows, PAGE)
    return {
      data: page.map(({ kind, id: address, title, date }) => ({ kind, id: address, title, date })),
      next: last && [Number(last.place), last.item],
    }
  },
}

export const SOLVED = {
  name: 'page-solved',
  text: `with totals as materialized (${TOPIC_TOTALS}), done as materialized (${TOPICS_DONE})
         select t.id, t.title, n.total, least(n.total, coalesce(k.done, 0))::int as done
         from topics t join totals n on n.topic_id = t.id left join done k on k.topic_id = t.id
         where t.hidden_at is null order by t.position, t.title`,
}

export const ACCEPTED = {
  name: 'page-accepted',
  text: 'select count(*)::int as accepted from solved_problems where member_id = $1',
}

const THANKS = {
  name: 'page-thanks',
  text: 'select count(*)::int as thanks from help_questions where thanked_id = $1',
}

export const ACTIVITY = {
  name: 'page-activity',
  text: `select to_char(today, 'YYYY-MM-DD') as today, coalesce((
           select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'count', done + solved) order by day)
           from member_days where member_id = $1 and done + solved > 0 and day > today - 366), '[]') as days
         from member_day($1, now()) today`,
}

// Bylines are text. Only those with the member's own name belong to the member. Each branch reads one page from its index.
const branch = (kind: string, table: string, address: string, title: string, where: string) =>
  `(select '${kind}' as kind, ${address} as id, ${title} as title, t.created_at, t.id as item from ${table} t
    where t.author_id = $1 and '${kind}' = any($6::text[]) and ${where}
      and ($3::bigint is null or (t.created_at, t.id) < (timestamptz 'epoch' + $3 * interval '1 microsecond', $4::uuid))
    order by t.created_at desc, t.id desc limit $5)`
export const WRITINGS = {
  name: 'page-writings',
  text: `select kind, id, title, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date, item,
                (extract(epoch from created_at) * 1000000)::bigint as place
         from (${[
           branch('blog', 'blogs', 't.slug', 't.title', 't.author = $2 and t.removed_at is null'),
           branch(
             'experience',
             'experiences',
             't.id::text',
             `t.company || ', ' || t.role`,
             `t.candidate = $2 and t.status = 'accepted' and t.removed_at is null`,
           ),
           branch(
             'thread',
             'forum_posts',
             't.id::text',
             't.title',
             `t.title is not null and t.deleted_at is null and not ${hidesThreadText('t.id', '$7', '$8', '$9')}`,
           ),
         ].join(' union all ')}) as every
         order by created_at desc, item desc limit $5`,
}
