// Questions that members solved elsewhere, and the names by which questions are found.

import type { SolveSource } from '@callofcode/contract/solve-import/solve-import'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

export { namedQuestions } from './solve-import-store.ts'

export interface ImportedQuestion {
  readonly questionId: string
  /** When it was first solved elsewhere, or null if no import has a date. */
  readonly solvedAt: string | null
  readonly source: SolveSource
}

/** Returns the questions that a member solved elsewhere and has ticked, each once with its earliest date. */
export async function importedQuestions(sql: Sql, memberId: string): Promise<ImportedQuestion[]> {
  const { rows } = await sql.execute<ImportedQuestion & Record<string, unknown>>(raw`
    select distinct on (s.question_id) s.question_id as "questionId", i.source,
      to_char(s.solved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "solvedAt"
    from progress_imports i join imported_solves s on s.import_id = i.id
    join completed_questions c on c.member_id = i.member_id and c.question_id = s.question_id
    where i.member_id = ${memberId} order by s.question_id, s.solved_at nulls last, i.created_at`)
  return rows
}
