import type { QueryOf } from '@callofcode/contract/endpoint'
import type { LearningModule, listModules, moduleBody } from '@callofcode/contract/module/module'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { badAfter } from '../../platform/http/part-of-list.ts'
import { moduleQuestionStore } from './module-question-store.ts'
import { modules } from './module-tables.ts'

/** More rows than there can be. */
const ALL = 2 ** 31 - 1

type NewModule = z.output<typeof moduleBody>

/** Reads learning modules: the shipped ones first, then those created here. */
export const moduleStore = {
  /** Lists modules. With a limit it returns one row more, if there is one. */
  async list(
    database: Sql,
    { limit, after, fields }: QueryOf<typeof listModules>,
  ): Promise<LearningModule[]> {
    const isRead = !fields || fields.includes('questions')
    const found = await select(database, and(isNull(modules.removedAt), following(after)), isRead).limit(
      limit === undefined ? ALL : limit + 1,
    )
    if (after !== undefined && found.length === 0 && !(await this.get(database, after))) throw badAfter()
    return found.map(({ module }) => module)
  },

  async get(database: Sql, id: string) {
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
    await moduleQuestionStore.replace(tx, made.id, await moduleQuestionStore.link(tx, rows))
    const [found] = await select(tx, eq(modules.id, made.id))
    if (!found) throw new Error('the module that was made is gone')
    return found.module
  },
}

const questionList = sql<LearningModule['questions']>`(
  select coalesce(json_agg(json_build_object(
    'questionName', q.name, 'difficulty', q.difficulty, 'link', q.link, 'questionId', q.question_id
  ) order by q.position), '[]') from module_questions q where q.module_id = ${modules.id})`

const place = sql`(${modules.position}, ${modules.createdAt}, ${modules.id})`
const following = (after: string | undefined): SQL | undefined =>
  after === undefined
    ? undefined
    : sql`${place} > (select t.position, t.created_at, t.id from modules t where t.id = ${after})`

const select = (database: Sql, where: SQL | undefined, withQuestions = true) =>
  database
    .select({
      module: {
        _id: modules.id,
        title: modules.title,
        description: modules.description,
        createdBy: modules.createdBy,
        level: modules.level,
        questions: withQuestions ? questionList : sql<LearningModule['questions']>`'[]'::json`,
      },
      version: modules.version,
    })
    .from(modules)
    .where(where)
    .orderBy(modules.position, modules.createdAt, modules.id)
