import { limits } from '@callofcode/contract/limits'
import { WAITING_KINDS, type WaitingKind } from '@callofcode/contract/moderation/moderation'
import { holds, type Rights, type Task } from '@callofcode/contract/task'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { END, type PersonalData, rowsOf, utcText } from '../../platform/personal-data.ts'

/** Describes the waiting items of a kind. The order is that of an index, from both ends, so decided items are not read. */
interface Waiting {
  readonly from: SQL
  readonly where: SQL
  readonly at: SQL
  readonly id: SQL
  /** The name of the item in one line, or null if its thread was deleted. */
  readonly name: SQL
}

const WAITING: Readonly<Record<WaitingKind, Waiting>> = {
  signups: {
    from: raw`members w`,
    where: raw`w.status = 'pending'`,
    at: raw`w.created_at`,
    id: raw`w.id`,
    name: raw`w.name`,
  },
  flags: {
    from: raw`forum_flags w join forum_posts p on p.id = w.post_id and p.deleted_at is null
      join forum_posts o on o.id = p.thread_id`,
    where: raw`w.resolved_at is null`,
    at: raw`w.created_at`,
    id: raw`w.id`,
    name: raw`case when o.deleted_at is null then o.title end`,
  },
  reports: {
    from: raw`help_reports w join help_questions q on q.id = w.help_question_id and q.removed_at is null
      left join help_comments c on c.id = w.comment_id`,
    where: raw`w.resolved_at is null and c.removed_at is null`,
    at: raw`w.created_at`,
    id: raw`w.id`,
    name: raw`q.title`,
  },
  blogs: {
    from: raw`member_blogs w`,
    where: raw`w.state = 'submitted'`,
    at: raw`w.submitted_at`,
    id: raw`w.id`,
    name: raw`w.title`,
  },
  experiences: {
    from: raw`experiences w`,
    where: raw`w.status = 'submitted'`,
    at: raw`w.created_at`,
    id: raw`w.id`,
    name: raw`w.company || ', ' || w.role`,
  },
}

/** The task whose holders decide about each kind. */
const DECIDED_FOR: Readonly<Record<WaitingKind, Task>> = {
  signups: 'approvals',
  flags: 'moderation',
  reports: 'moderation',
  experiences: 'content',
  blogs: 'content',
}
/** Returns the kinds about which this member may decide. */
export const kindsOf = (rights: Rights): readonly WaitingKind[] =>
  WAITING_KINDS.filter((kind) => holds(rights, DECIDED_FOR[kind]))
export const DECIDING_TASKS: readonly Task[] = [...new Set(Object.values(DECIDED_FOR))]

const countOf = (kind: WaitingKind, most: number) => {
  const { from, where, at, id } = WAITING[kind]
  return raw`(select count(*)::int from (select from ${from} where ${where} order by ${at}, ${id} limit ${most}) counted)`
}

/** Counts accepted blogs, which need no decision but have to be published. The order is that of their index. */
const countReady = (most: number) => raw`(select count(*)::int from (
  select from member_blogs where state in ('accepted', 'scheduled') and state = 'accepted'
  order by updated_at, id limit ${most}) counted)`

/** Returns the time of the newest item, in milliseconds as in responses. */
const newestAt = (kind: WaitingKind) => {
  const { from, where, at, id } = WAITING[kind]
  return raw`(select date_trunc('milliseconds', ${at}) from ${from} where ${where} order by ${at} desc, ${id} desc limit 1)`
}

export interface WaitingNews {
  readonly kind: WaitingKind
  /** Limited to `most`. */
  readonly count: number
  /** The names of the newest items, newest first. Null stands for a deleted thread. */
  readonly newest: readonly (string | null)[]
  readonly newestAt: string
  /** Whether the member has seen all of them. */
  readonly seen: boolean
}

const iso = (time: SQL) => raw`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const seenUntil = (memberId: string, kind: WaitingKind) =>
  raw`(select seen_until from waiting_seen where member_id = ${memberId} and kind = ${kind})`

interface Asked {
  readonly kinds: readonly WaitingKind[]
  /** The limit of the count. */
  readonly most: number
  /** How many of the newest items are named. */
  readonly names: number
  readonly memberId?: string
}

/** Each method is one statement. It reads as many rows as it counts, regardless of the number of members and decided items. */
export const waitingStore = {
  /**
   * Counts the waiting items of each kind and the blogs to be published, each up to `most`. A kind that was not requested has
   * null.
   */
  async counts(sql: Sql, kinds: readonly WaitingKind[], most: number) {
    const asked = WAITING_KINDS.map(
      (kind) =>
        raw`${kinds.includes(kind) ? countOf(kind, most) : raw`null::int`} as ${raw.identifier(kind)}`,
    )
    const ready = kinds.includes('blogs') ? countReady(most) : raw`null::int`
    const { rows } = await sql.execute<Record<WaitingKind | 'readyBlogs', number | null>>(
      raw`select ${raw.join(asked, raw`, `)}, ${ready} as "readyBlogs"`,
    )
    if (!rows[0]) throw new Error('a select of values has one row')
    return rows[0]
  },

  /** Returns one line for each kind with waiting items. */
  async news(sql: Sql, { kinds, most, names, memberId }: Asked): Promise<WaitingNews[]> {
    if (kinds.length === 0) return []
    const parts = kinds.map((kind) => {
      const { from, where, at, id, name } = WAITING[kind]
      const seen = memberId ? raw`coalesce(${seenUntil(memberId, kind)} >= max(at), false)` : raw`false`
      return raw`(select ${kind}::text as kind, ${countOf(kind, most)} as count,
        array_agg(name order by at desc, id desc) as newest, ${iso(raw`max(at)`)} as "newestAt", ${seen} as seen
        from (select ${name} as name, date_trunc('milliseconds', ${at}) as at, ${id} as id from ${from} where ${where}
          order by ${at} desc, ${id} desc limit ${names}) shown
        having count(*) > 0)`
    })
    const { rows } = await sql.execute<WaitingNews & Record<string, unknown>>(
      raw.join(parts, raw` union all `),
    )
    return rows
  },

  /** Counts the kinds with waiting items that the member has not seen. */
  async unseen(sql: Sql, memberId: string, kinds: readonly WaitingKind[]): Promise<number> {
    if (kinds.length === 0) return 0
    const parts = kinds.map(
      (kind) => raw`(${newestAt(kind)} > coalesce(${seenUntil(memberId, kind)}, '-infinity'))::int`,
    )
    const { rows } = await sql.execute<{ unseen: number }>(
      raw`select ${raw.join(
        parts.map((part) => raw`coalesce(${part}, 0)`),
        raw` + `,
      )} as unseen`,
    )
    return rows[0]?.unseen ?? 0
  },

  /** Records that the member has seen the waiting items up to a time. The time never moves back. */
  async see(sql: Sql, memberId: string, kinds: readonly WaitingKind[], until: Date | undefined) {
    if (kinds.length === 0) return
    const time = until ? raw`least(${until.toISOString()}::timestamptz, now())` : raw`now()`
    await sql.execute(raw`
      insert into waiting_seen (member_id, kind, seen_until)
      select ${memberId}, kind, ${time} from unnest(${raw.param([...kinds])}::text[]) as kind
      on conflict (member_id, kind) do update set seen_until = greatest(waiting_seen.seen_until, excluded.seen_until)`)
  },
}

/** The highest number in the menu. */
export const MOST_SHOWN = limits.waiting + 1

export const personalData = {
  exported: [
    {
      ...rowsOf('waiting_seen'),
      name: 'waitingSeen',
      shown: { kind: 't.kind', seenUntil: utcText('t.seen_until') },
    },
  ],
  merged: {
    'waiting_seen.member_id': END,
  },
} satisfies PersonalData
