import { matchLine } from '@callofcode/content/solves/match-solves'
import { questionNames } from '@callofcode/content/solves/question-names'
import type { Round } from '@callofcode/contract/experience/experience'
import { linesOf } from '@callofcode/contract/experience/rounds'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { namedQuestions } from '../solve-import/public.ts'
import { roundQuestions } from './round-tables.ts'

export const roundStore = {
  /** Writes the questions asked, each with the tracker's question that it matches for certain. */
  async write(tx: Sql, experienceId: string, rounds: readonly Round[]) {
    await tx.execute(raw`delete from ${roundQuestions} where experience_id = ${experienceId}`)
    const lines = rounds.flatMap(({ kind, asked }, round) =>
      linesOf(asked).map((text, position) => ({ kind, round, position, text })),
    )
    if (lines.length === 0) return
    const names = questionNames(await namedQuestions(tx))
    await tx.insert(roundQuestions).values(
      lines.map((line) => ({
        ...line,
        experienceId,
        questionId: matchLine(line.text, names).question?.id ?? null,
      })),
    )
  },
}
