import type { KeptLanguage } from '@callofcode/contract/solution/own-solution'
import { sql as raw } from 'drizzle-orm'
import type { Database, Sql } from '../../platform/database/database.ts'
import type { ExactPlace } from '../../platform/http/cursor.ts'

/** The subject of a solution: a question, a problem of this site, or both together. */
export interface Solved {
  readonly questionId: string | null
  readonly problem: string | null
}
export interface KeptRow {
  readonly id: string
  readonly language: KeptLanguage
  readonly source: string
  readonly createdAt: Date
  readonly at: string
}

interface Asked {
  readonly language: KeptLanguage | undefined
  readonly after: ExactPlace | undefined
  readonly most: number
}

/** Solutions that members save for themselves. */
export const ownSolutionStore = {
  async list(database: Database, memberId: string, of: Solved, { language, after, most }: Asked) {
    const { rows } = await database.pool.query<KeptRow>({
      ...LIST,
      values: [memberId, of.questionId, of.problem, language ?? null, ...(after ?? [null, null]), most],
    })
    return rows
  },

  async languages(database: Database, memberId: string, of: Solved) {
    const { rows } = await database.pool.query<{ language: KeptLanguage; count: number }>({
      ...LANGUAGES,
      values: [memberId, of.questionId, of.problem],
    })
    return rows
  },

  /** Returns whether the question is visible, or the member already has saved something for it. */
  async mayKeep(sql: Sql, memberId: string, questionId: string): Promise<boolean> {
    const { rows } = await sql.execute(raw`
      select from questions q where q.id = ${questionId} and (q.retired_at is null
        or exists (select from completed_questions c where c.member_id = ${memberId} and c.question_id = q.id)
        or exists (select from question_stars s where s.member_id = ${memberId} and s.question_id = q.id)
        or exists (select from drafts d where d.member_id = ${memberId} and d.question_id = q.id))`)
    return rows.length > 0
  },

  async keep(
    tx: Sql,
    memberId: string,
    { questionId, problem }: Solved,
    version: Pick<KeptRow, 'language' | 'source'>,
  ): Promise<Omit<KeptRow, 'at'>> {
    const { rows } = await tx.execute<{ id: string; at: string }>(raw`
      insert into kept_solutions (member_id, question_id, problem, language, source)
      values (${memberId}, ${questionId}, ${problem}, ${version.language}, ${version.source})
      returning id, created_at::text as at`)
    return { id: rows[0]?.id ?? '', ...version, createdAt: new Date(rows[0]?.at ?? Number.NaN) }
  },

  /** Returns false if the member has no such solution. */
  async remove(tx: Sql, memberId: string, id: string): Promise<boolean> {
    const { rowCount } = await tx.execute(
      raw`delete from kept_solutions where id = ${id} and member_id = ${memberId}`,
    )
    return rowCount === 1
  },
}

const OF = `member_id = $1 and (question_id = $2::uuid or problem = $3)`
const LIST = {
  name: 'own-solutions',
  text: `
    select id, language, source, created_at as "createdAt", to_char(created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') as at
    from kept_solutions where ${OF} and ($4::text is null or language = $4)
      and ($5::text is null or (created_at, id) < (($5 || '+00')::timestamptz, $6::uuid))
    order by created_at desc, id desc limit $7`,
}
const LANGUAGES = {
  name: 'own-solution-languages',
  text: `select language, count(*)::int as count from kept_solutions where ${OF}
    group by language order by max(created_at) desc`,
}
