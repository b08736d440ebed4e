import type { experienceSubmissionBody } from '@callofcode/contract/experience-submission'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import { type SignedExperience, selectSigned } from './experience-store.ts'
import { type ExperienceRow, experiences } from './experience-tables.ts'

interface Author {
  readonly id: string
  readonly name: string
}

export const reviewStore = {
  async create(
    sql: Sql,
    given: z.output<typeof experienceSubmissionBody>,
    author: Author,
  ): Promise<SignedExperience> {
    const { anonymous, ...experience } = given
    const candidate = anonymous ? '' : author.name
    const [row] = await sql
      .insert(experiences)
      .values({ ...experience, candidate, authorId: author.id, status: 'submitted' })
      .returning({ id: experiences.id })
    const [sent] = row ? await selectSigned(sql).where(eq(experiences.id, row.id)) : []
    if (!sent) throw new Error('no experience was sent in')
    return sent
  },

  listOwn: (sql: Sql, authorId: string): Promise<SignedExperience[]> =>
    selectSigned(sql)
      .where(eq(experiences.authorId, authorId))
      .orderBy(desc(experiences.createdAt), asc(experiences.id)),

  listSubmitted: (sql: Sql): Promise<SignedExperience[]> =>
    selectSigned(sql)
      .where(eq(experiences.status, 'submitted'))
      .orderBy(asc(experiences.createdAt), asc(experiences.id)),

  /** Locks the row until the transaction ends, so that it is decided once. */
  async getForUpdate(tx: Sql, id: string): Promise<ExperienceRow | undefined> {
    const [row] = await tx.select().from(experiences).where(eq(experiences.id, id)).for('update')
    return row
  },

  /** The author, while they are a member. Only for a mail to them. */
  async author(tx: Sql, { authorId }: ExperienceRow) {
    if (!authorId) return undefined
    const [row] = await tx
      .select({ name: members.name, email: members.email })
      .from(members)
      .where(and(eq(members.id, authorId), eq(members.status, 'approved')))
    return row
  },

  async decide(tx: Sql, id: string, ruling: 'accepted' | 'refused') {
    await tx.update(experiences).set({ status: ruling, updatedAt: new Date() }).where(eq(experiences.id, id))
  },
}
