import type { submissionBody } from '@callofcode/contract/submission'
import { asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../database/database.ts'
import { type ExperienceRow, experiences } from './experience-tables.ts'

type Ruling = 'accepted' | 'refused'
interface Author {
  readonly id: string
  readonly name: string
}

export const submissionStore = {
  async create(sql: Sql, given: z.output<typeof submissionBody>, author: Author): Promise<ExperienceRow> {
    const { anonymous, ...experience } = given
    const candidate = anonymous ? '' : author.name
    const [row] = await sql
      .insert(experiences)
      .values({ ...experience, candidate, authorId: author.id, status: 'submitted' })
      .returning()
    if (!row) throw new Error('no experience was sent in')
    return row
  },

  listOwn: (sql: Sql, authorId: string): Promise<ExperienceRow[]> =>
    sql
      .select()
      .from(experiences)
      .where(eq(experiences.authorId, authorId))
      .orderBy(desc(experiences.createdAt), asc(experiences.id)),

  listSubmitted: (sql: Sql): Promise<ExperienceRow[]> =>
    sql
      .select()
      .from(experiences)
      .where(eq(experiences.status, 'submitted'))
      .orderBy(asc(experiences.createdAt), asc(experiences.id)),

  /**
   * Decides on one that waits. Answers how it stands decided: when somebody else was faster, as they did, and then
   * nothing is changed. Undefined where there is none. Runs in a transaction.
   */
  async decide(tx: Sql, id: string, ruling: Ruling): Promise<Ruling | undefined> {
    const one = eq(experiences.id, id)
    const [row] = await tx.select({ status: experiences.status }).from(experiences).where(one).for('update')
    if (row?.status !== 'submitted') return row?.status
    await tx.update(experiences).set({ status: ruling, updatedAt: new Date() }).where(one)
    return ruling
  },
}
