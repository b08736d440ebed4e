import type { LearningModule, moduleBody } from '@callofcode/contract/module'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { questions } from '../curriculum/public.ts'
import { moduleQuestions } from './module-tables.ts'

type Question = LearningModule['questions'][number]
type TypedRow = z.output<typeof moduleBody>['questions'][number]

export const moduleQuestionStore = {
  list: (sql: Sql, moduleId: string): Promise<Question[]> =>
    sql
      .select({
        questionName: moduleQuestions.name,
        difficulty: moduleQuestions.difficulty,
        link: moduleQuestions.link,
        questionId: moduleQuestions.questionId,
      })
      .from(moduleQuestions)
      .where(eq(moduleQuestions.moduleId, moduleId))
      .orderBy(asc(moduleQuestions.position)),

  /** Replaces the module's questions, in this order. */
  async replace(tx: Sql, moduleId: string, rows: readonly Question[]) {
    await tx.delete(moduleQuestions).where(eq(moduleQuestions.moduleId, moduleId))
    const there = await existing(tx, rows)
    const values = rows.map(({ questionName: name, difficulty, link, questionId }, position) => {
      const known = questionId && there.has(questionId) ? questionId : null
      return { moduleId, position, name, difficulty, link, questionId: known }
    })
    if (values.length > 0) await tx.insert(moduleQuestions).values(values)
  },

  /**
   * The submitted rows, each with the tracker's question that shares its completion. A row that was there before
   * keeps its question, also after it was moved: it is recognized by its link, or by its name when the link
   * changed.
   */
  async link(sql: Sql, rows: readonly TypedRow[], before: readonly Question[] = []): Promise<Question[]> {
    const tracked = await byLink(sql, rows)
    return rows.map(({ questionName: typed, difficulty, link }) => {
      const questionName = typed.trim()
      const same = before.find((one) => link !== '' && withoutSlash(one.link) === withoutSlash(link))
      const named = before.find((one) => one.questionName === questionName)
      const questionId =
        same?.questionId ?? tracked.get(withoutSlash(link)) ?? (same ? null : named?.questionId) ?? null
      return { questionName, difficulty, link, questionId }
    })
  },
}

/** Maps links to ids of the tracker's questions. */
async function byLink(sql: Sql, rows: readonly TypedRow[]): Promise<Map<string, string>> {
  const links = rows.flatMap(({ link }) => bothSpellings(link))
  if (links.length === 0) return new Map()
  const known = await sql
    .select({ id: questions.id, link: questions.link })
    .from(questions)
    .where(and(inArray(questions.link, links), isNull(questions.retiredAt)))
  return new Map(known.map(({ id, link }) => [withoutSlash(link), id]))
}

async function existing(sql: Sql, rows: readonly Question[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ questionId }) => questionId ?? [])
  if (ids.length === 0) return new Set()
  const found = await sql.select({ id: questions.id }).from(questions).where(inArray(questions.id, ids))
  return new Set(found.map(({ id }) => id))
}

const withoutSlash = (link: string) => link.replace(/\/$/, '')
const bothSpellings = (link: string) => (link ? [withoutSlash(link), `${withoutSlash(link)}/`] : [])
