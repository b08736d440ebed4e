import type { submissionBody } from '@callofcode/contract/submission'
import { asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../database/database.ts'
import { type ExperienceRow, experiences } from './experience-tables.ts'

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

  /** How one stands, held until the transaction ends: it is decided once. */
  async hold(tx: Sql, id: string): Promise<ExperienceRow['status'] | undefined> {
    const [row] = await tx
      .select({ status: experiences.status })
      .from(experiences)
      .where(eq(experiences.id, id))
      .for('update')
    return row?.status
  },

  async decide(tx: Sql, id: string, ruling: 'accepted' | 'refused') {
    await tx.update(experiences).set({ status: ruling, updatedAt: new Date() }).where(eq(experiences.id, id))
  },
}
