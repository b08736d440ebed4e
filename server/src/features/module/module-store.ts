import type { LearningModule, moduleBody } from '@callofcode/contract/module'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { moduleQuestionStore } from './module-question-store.ts'
import { modules } from './module-tables.ts'

type NewModule = z.output<typeof moduleBody>

/** Learning modules: the shipped ones first, then those created here. */
export const moduleStore = {
  async list(database: Sql): Promise<LearningModule[]> {
    const found = await select(database, isNull(modules.removedAt))
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

const select = (database: Sql, where: SQL | undefined) =>
  database
    .select({
      module: {
        _id: modules.id,
        title: modules.title,
        description: modules.description,
        createdBy: modules.createdBy,
        level: modules.level,
        questions: questionList,
      },
      version: modules.version,
    })
    .from(modules)
    .where(where)
    .orderBy(modules.position, modules.createdAt, modules.id)
