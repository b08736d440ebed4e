import type { experienceBody } from '@callofcode/contract/experience'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { type ExperienceRow, experiences } from './experience-tables.ts'

type NewExperience = z.output<typeof experienceBody> & { authorId: string }

export const experienceStore = {
  /** Accepted experiences, newest first. */
  list: (sql: Sql): Promise<ExperienceRow[]> =>
    sql
      .select()
      .from(experiences)
      .where(and(eq(experiences.status, 'accepted'), isNull(experiences.removedAt)))
      .orderBy(desc(experiences.createdAt), asc(experiences.id)),

  async get(sql: Sql, id: string): Promise<ExperienceRow | undefined> {
    const [row] = await sql.select().from(experiences).where(eq(experiences.id, id))
    return row
  },

  async create(sql: Sql, { candidate = '', ...given }: NewExperience): Promise<ExperienceRow> {
    const [row] = await sql
      .insert(experiences)
      .values({ ...given, candidate, status: 'accepted' })
      .returning()
    if (!row) throw new Error('no experience was made')
    return row
  },
}
