import type { LearningModule, moduleBody } from '@callofcode/contract/module'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../account/caller.ts'
import { questions } from '../curriculum/curriculum-tables.ts'
import type { Sql } from '../database/database.ts'
import { moduleQuestions, modules } from './module-tables.ts'

type NewModule = z.output<typeof moduleBody>

/** Learning modules, shipped ones first, then those made here. */
export const moduleStore = {
  list: (database: Sql): Promise<LearningModule[]> => select(database, isNull(modules.removedAt)),

  async get(database: Sql, id: string): Promise<LearningModule | undefined> {
    const [found] = await select(database, and(eq(modules.id, id), isNull(modules.removedAt)))
    return found
  },

  async create(tx: Sql, given: NewModule, caller: Caller): Promise<LearningModule> {
    const { questions: rows, createdBy, ...values } = given
    const [made] = await tx
      .insert(modules)
      .values({
        ...values,
        createdBy: createdBy || caller.name,
        authorId: caller.id,
        position: sql`(select coalesce(max(position), 0) + 1 from modules)`,
      })
      .returning({ id: modules.id })
    if (!made) throw new Error('no module was made')
    if (rows.length > 0) await tx.insert(moduleQuestions).values(await questionRows(tx, made.id, rows))
    const [module] = await select(tx, eq(modules.id, made.id))
    if (!module) throw new Error('the module that was made is gone')
    return module
  },
}

const questionList = sql<LearningModule['questions']>`(
  select coalesce(json_agg(json_build_object(
    'questionName', q.name, 'difficulty', q.difficulty, 'link', q.link, 'questionId', q.question_id
  ) order by q.position), '[]') from module_questions q where q.module_id = ${modules.id})`

const select = (database: Sql, where: SQL | undefined) =>
  database
    .select({
      _id: modules.id,
      title: modules.title,
      description: modules.description,
      createdBy: modules.createdBy,
      level: modules.level,
      questions: questionList,
    })
    .from(modules)
    .where(where)
    .orderBy(modules.position, modules.createdAt, modules.id)

/** Rows in the order given. One that links to a tracker's question shares its completion. */
async function questionRows(tx: Sql, moduleId: string, rows: NewModule['questions']) {
  const links = rows.flatMap((row) => bothSpellings(row.link))
  const known =
    links.length === 0
      ? []
      : await tx
          .select({ id: questions.id, link: questions.link })
          .from(questions)
          .where(and(inArray(questions.link, links), isNull(questions.retiredAt)))
  const idByLink = new Map(known.map(({ id, link }) => [withoutSlash(link), id]))
  return rows.map(({ questionName: name, difficulty, link }, position) => ({
    moduleId,
    position,
    name: name.trim(),
    difficulty,
    link,
    questionId: idByLink.get(withoutSlash(link)) ?? null,
  }))
}

const withoutSlash = (link: string) => link.replace(/\/$/, '')
const bothSpellings = (link: string) => (link ? [withoutSlash(link), `${withoutSlash(link)}/`] : [])
