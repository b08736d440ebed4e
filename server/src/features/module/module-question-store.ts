import { randomUUID } from 'node:crypto'
import type { LearningModule, moduleBody } from '@callofcode/contract/module/module'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { BEHIND, questions, topicQuestions } from '../curriculum/public.ts'
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

  /**
   * Replaces the module's questions, in this order. A question that the tracker lacks is created there without a topic, so
   * members can tick it like the others.
   */
  async replace(tx: Sql, moduleId: string, rows: readonly Question[]) {
    const before = await this.list(tx, moduleId)
    await tx.delete(moduleQuestions).where(eq(moduleQuestions.moduleId, moduleId))
    const there = await existing(tx, rows)
    const known = rows.map((row) => {
      const isThere = row.questionId !== null && there.has(row.questionId)
      return { ...row, questionId: isThere ? row.questionId : (sameIn(before, row)?.questionId ?? null) }
    })
    const values = (await withOwn(tx, known)).map(
      ({ questionName: name, difficulty, link, questionId }, position) => ({
        moduleId,
        position,
        name,
        difficulty,
        link,
        questionId,
      }),
    )
    if (values.length > 0) await tx.insert(moduleQuestions).values(values)
  },

  /**
   * Returns the submitted rows, each with the tracker's question that shares its completion. An existing row keeps its question,
   * even if it was moved. It is recognised by its link, or by its name when the link changed.
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

/** Returns the rows, each with a question, which is created if it is missing. The same address is the same question. */
async function withOwn(tx: Sql, rows: readonly Question[]): Promise<Question[]> {
  const made = new Map<string, typeof questions.$inferInsert>()
  const linked = rows.map((row, at) => {
    if (row.questionId !== null) return row
    const { questionName: name, difficulty, link } = row
    const key = withoutSlash(link) || `${at}`
    const id = made.get(key)?.id ?? randomUUID()
    if (!made.has(key)) made.set(key, { id, slug: id, name, difficulty, link, position: BEHIND })
    return { ...row, questionId: id }
  })
  if (made.size > 0) await tx.insert(questions).values([...made.values()])
  return linked
}

/** Finds the earlier row that is equal. An older version did not store its question. */
const sameIn = (before: readonly Question[], { questionName, link }: Question) =>
  before.find((one) => one.questionName === questionName && one.link === link)

/** Maps links to ids of the tracker's questions. If several have the same link, the one that a topic lists is used. */
async function byLink(database: Sql, rows: readonly TypedRow[]): Promise<Map<string, string>> {
  const links = rows.flatMap(({ link }) => bothSpellings(link))
  if (links.length === 0) return new Map()
  const known = await database
    .select({ id: questions.id, link: questions.link })
    .from(questions)
    .leftJoin(topicQuestions, and(eq(topicQuestions.questionId, questions.id), topicQuestions.isPrimary))
    .where(and(inArray(questions.link, links), isNull(questions.retiredAt)))
    // The map keeps the last question of a link.
    .orderBy(sql`${topicQuestions.topicId} is not null`, questions.createdAt)
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
