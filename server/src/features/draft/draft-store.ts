import type { DraftContent, DraftForm } from '@callofcode/contract/draft/draft'
import type { SolutionLanguage } from '@callofcode/contract/problem/problem'
import { and, desc, eq, lte, or, type SQL, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { pageOf, type TimePlace } from '../../platform/http/cursor.ts'
import { type DraftRow, drafts } from './draft-tables.ts'
import type { NotePlace } from './note-place.ts'

const own = (memberId: string, form: DraftForm) => and(eq(drafts.memberId, memberId), eq(drafts.form, form))
// Two saves in the same millisecond need different times. Otherwise the second would appear to be the first.
const LATER = statement<Date>`greatest(clock_timestamp(), ${drafts.updatedAt} + interval '1 millisecond')`

interface Typed {
  content: DraftContent
  /** `updatedAt` of the version that was edited. If undefined, the last write wins. */
  basedOn?: string | null | undefined
  /** The question of a note. */
  questionId?: string | null
}

const PAGE = 30

export interface ListedRow extends Record<string, unknown> {
  readonly id: string
  readonly place: string
  readonly content: DraftContent
  readonly updatedAt: string
  /** The title of the thread or of the edited item. */
  readonly title: string | null
}

export const draftStore = {
  /** Returns the language and the time of the solution that a member edited last for a problem, if a draft of it exists. */
  async lastSolution(sql: Sql, memberId: string, slug: string) {
    const { rows } = await sql.execute<{ language: SolutionLanguage; at: string }>(statement`
      select split_part(form, ':', 3) as language, updated_at as at from drafts
      where member_id = ${memberId} and starts_with(form, ${`solution:${slug}:`})
      order by updated_at desc limit 1`)
    return rows[0]
  },

  /**
   * Lists a page of a member's drafts, including replies, latest first, and the cursor of the next page. `isHidden` matches a
   * page.thread_id whose title the member may not read.
   */
  async list(sql: Sql, memberId: string, after: TimePlace | undefined, isHidden: SQL) {
    const beyond = after
      ? statement`where (updated_at, id) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`
      : statement``
    const { rows } = await sql.execute<ListedRow>(statement`
      with page as (
        select * from (
          select id, form as place, content, updated_at, null::uuid as thread_id from drafts
          where member_id = ${memberId}
          union all
          select id, 'reply:' || thread_id, content, updated_at, thread_id from reply_drafts
          where member_id = ${memberId}) as mine
        ${beyond} order by updated_at desc, id desc limit ${PAGE + 1})
      select page.id, place, page.content, updated_at as "updatedAt", case
          when page.thread_id is not null then (select p.title from forum_posts p where p.id = page.thread_id and not ${isHidden})
          when place like 'note:%' then (select q.name from drafts d join questions q on q.id = d.question_id where d.id = page.id)
          when place like 'blogs:%' then (select title from blogs b where b.id = split_part(place, ':', 2)::uuid)
          when place like 'comment:%' then (select title from member_blogs b where b.id = split_part(place, ':', 2)::uuid)
          when place like 'answer:%' then (select title from help_questions h where h.id = split_part(place, ':', 2)::uuid)
          when place like 'series:%' then (select title from blog_series s where s.id = split_part(place, ':', 2)::uuid)
          when place like 'modules:%' then (select title from modules m where m.id = split_part(place, ':', 2)::uuid)
          when place like 'experiences:%' then (select company from experiences e where e.id = split_part(place, ':', 2)::uuid)
        end as title
      from page order by updated_at desc, page.id desc`)
    const { page, last } = pageOf(rows, PAGE)
    const next: TimePlace | undefined = last && [new Date(last.updatedAt).getTime(), last.id]
    return { rows: page, next }
  },

  async get(sql: Sql, memberId: string, form: DraftForm): Promise<DraftRow | undefined> {
    const [row] = await sql.select().from(drafts).where(own(memberId, form))
    return row
  },

  /** Finds a note under any name that it may have been begun with. */
  async getNote(sql: Sql, memberId: string, { form, questionId }: NotePlace): Promise<DraftRow | undefined> {
    const here = eq(drafts.form, form)
    const [row] = await sql
      .select()
      .from(drafts)
      .where(
        and(eq(drafts.memberId, memberId), questionId ? or(here, eq(drafts.questionId, questionId)) : here),
      )
      .orderBy(desc(here))
      .limit(1)
    return row
  },

  /** Renames a note to its present name. Its question may have got or lost a problem here since the note was begun. */
  async renameNote(sql: Sql, memberId: string, { form, questionId }: NotePlace) {
    if (!questionId) return
    await sql.execute(statement`
      update drafts set form = ${form} where member_id = ${memberId} and question_id = ${questionId} and form <> ${form}
        and not exists (select from drafts d where d.member_id = ${memberId} and d.form = ${form})`)
  },

  async isQuestion(sql: Sql, id: string): Promise<boolean> {
    const { rows } = await sql.execute(statement`select from questions where id = ${id}`)
    return rows.length > 0
  },

  async removeNote(sql: Sql, memberId: string, place: NotePlace) {
    const row = await draftStore.getNote(sql, memberId, place)
    if (row) await sql.delete(drafts).where(eq(drafts.id, row.id))
  },

  /**
   * Saves a draft. Returns undefined and changes nothing when the stored draft is newer than `basedOn` or was deleted. A late
   * save must not restore a published draft.
   */
  async save(
    sql: Sql,
    memberId: string,
    form: DraftForm,
    { content, basedOn, questionId = null }: Typed,
  ): Promise<DraftRow | undefined> {
    if (basedOn) {
      const there = and(own(memberId, form), lte(drafts.updatedAt, new Date(basedOn)))
      const [row] = await sql.update(drafts).set({ content, updatedAt: LATER }).where(there).returning()
      return row
    }
    const [row] = await sql
      .insert(drafts)
      .values({ memberId, form, content, questionId: existing(questionId) })
      .onConflictDoUpdate({
        target: [drafts.memberId, drafts.form],
        set: {
          content,
          updatedAt: LATER,
          questionId: statement`coalesce(excluded.question_id, ${drafts.questionId})`,
        },
        setWhere: basedOn === undefined ? statement`true` : statement`false`,
      })
      .returning()
    return row
  },

  /** Deletes a draft. Call it in the transaction that publishes the content. */
  async remove(sql: Sql, memberId: string, form: DraftForm) {
    await sql.delete(drafts).where(own(memberId, form))
  },
}

/** A problem may name a question that this site does not have. */
const existing = (questionId: string | null) =>
  statement<string | null>`(select id from questions where id = ${questionId}::uuid)`
