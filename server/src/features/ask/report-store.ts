import type { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import type { FLAG_RULINGS } from '@callofcode/contract/moderation/moderation'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import type { AuthorRow } from '../forum/public.ts'
import { authorJson } from './ask-read-store.ts'

const MOST = 100

export interface ReportRow {
  readonly id: string
  readonly questionId: string
  readonly title: string
  readonly content: string
  readonly isComment: boolean
  readonly author: AuthorRow | null
  readonly reason: (typeof FLAG_REASONS)[number]
  readonly note: string
  readonly reportedBy: AuthorRow | null
  readonly reportedAt: string
}
interface NewReport {
  readonly questionId: string
  readonly comment: string | undefined
  readonly memberId: string
  readonly reason: string
  readonly note: string
}
export interface Reported {
  readonly id: string
  readonly questionId: string
  readonly commentId: string | null
  readonly author: string | null
  readonly ruling: (typeof FLAG_RULINGS)[number] | null
}

/** Members' reports about questions to mentors. */
export const reportStore = {
  /** Creates a report. A member has one open report on an item, so a second one changes nothing. */
  async create(tx: Sql, { questionId, comment, memberId, reason, note }: NewReport) {
    await tx.execute(raw`
      insert into help_reports (help_question_id, comment_id, member_id, reason, note)
      values (${questionId}, ${comment ?? null}, ${memberId}, ${reason}, ${note}) on conflict do nothing`)
  },

  /** Returns the oldest open reports. */
  async list(sql: Sql): Promise<ReportRow[]> {
    const { rows } = await sql.execute<ReportRow & Record<string, unknown>>(raw`
      select r.id, q.id as "questionId", q.title, coalesce(c.content, q.content) as content, c.id is not null as "isComment",
        r.reason, r.note, to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt",
        (select ${authorJson} from ${members} where ${members.id} = case when c.id is null then q.member_id else c.member_id end) as author,
        (select ${authorJson} from ${members} where ${members.id} = r.member_id) as "reportedBy"
      from help_reports r join help_questions q on q.id = r.help_question_id and q.removed_at is null
      left join help_comments c on c.id = r.comment_id
      where r.resolved_at is null and c.removed_at is null order by r.created_at, r.id limit ${MOST}`)
    return rows
  },

  async getForUpdate(tx: Sql, id: string): Promise<Reported | undefined> {
    const { rows } = await tx.execute<Reported & Record<string, unknown>>(raw`
      select r.id, r.help_question_id as "questionId", r.comment_id as "commentId", r.ruling,
        case when c.id is null then q.member_id else c.member_id end as author
      from help_reports r join help_questions q on q.id = r.help_question_id left join help_comments c on c.id = r.comment_id
      where r.id = ${id} for no key update of r`)
    return rows[0]
  },

  /** Closes every open report on the same item. */
  async resolve(tx: Sql, { questionId, commentId }: Reported, ruling: string, by: string) {
    await tx.execute(raw`
      update help_reports set ruling = ${ruling}, resolved_at = now(), resolved_by = ${by}
      where help_question_id = ${questionId} and comment_id is not distinct from ${commentId} and resolved_at is null`)
  },

  async removeQuestion(tx: Sql, id: string, by: string) {
    await tx.execute(raw`update help_questions set removed_at = now(), removed_by = ${by} where id = ${id}`)
  },
}
