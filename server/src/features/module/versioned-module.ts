import { sentence } from '@callofcode/contract/sentence'
import type { ModuleContent } from '@callofcode/contract/version/version'
import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Marks, StoredItem, Versioned } from '../version/public.ts'
import { moduleQuestionStore } from './module-question-store.ts'
import { modules } from './module-tables.ts'

export const versionedModule: Versioned<ModuleContent> = {
  kind: 'modules',
  word: sentence('version.module', 'Module'),
  tags: (id) => ['modules', `module:${id}`],
  titleOf: ({ title }) => title,

  async get(sql: Sql, id: string, lock): Promise<StoredItem<ModuleContent> | undefined> {
    const query = sql.select().from(modules).where(eq(modules.id, id)).$dynamic()
    const [row] = await (lock ? query.for('update') : query)
    if (!row) return undefined
    const { title, description, createdBy, level, version, removedAt } = row
    const questions = await moduleQuestionStore.list(sql, id)
    const item = { version, removedAt, writtenAt: row.createdAt, writtenBy: row.authorId }
    return { ...item, content: { title, description, createdBy, level, questions } }
  },

  async write(tx: Sql, id: string, { questions, ...values }: ModuleContent) {
    await tx.update(modules).set(values).where(eq(modules.id, id))
    await moduleQuestionStore.replace(tx, id, questions)
  },

  /** A shipped module that somebody edited is not seeded again. Without `seed` the seeding ignores it. */
  async mark(tx: Sql, id: string, marks: Marks) {
    await tx
      .update(modules)
      .set({ ...marks, seed: null, updatedAt: new Date() })
      .where(eq(modules.id, id))
  },
}
