import type { experienceBody } from '@callofcode/contract/experience/experience'
import { and, eq, getTableColumns, isNull, sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { members, type PageLinkRow, pageLinkColumns } from '../account/public.ts'
import { type ExperienceRow, experiences } from './experience-tables.ts'
import { roundStore } from './round-store.ts'

type NewExperience = z.output<typeof experienceBody> & { authorId: string }
/** An experience and the member whom it names as its author. An anonymous one has no member. */
export type SignedExperience = ExperienceRow & {
  member: PageLinkRow | null
  /** The questions asked, with the matching questions of the tracker, in the order of the rounds. */
  asked: { round: number; text: string; question: { id: string; name: string } | null }[]
}

export const signatureOf = and(eq(members.id, experiences.authorId), eq(members.name, experiences.candidate))
export const askedColumn = raw<SignedExperience['asked']>`(
  select coalesce(json_agg(json_build_object('round', r.round, 'text', r.text,
    'question', case when q.id is not null then json_build_object('id', q.id, 'name', q.name) end) order by r.round, r.position), '[]')
  from round_questions r left join questions q on q.id = r.question_id and q.retired_at is null
  where r.experience_id = ${experiences}.id)`
export const selectSigned = (sql: Sql) =>
  sql
    .select({ ...getTableColumns(experiences), member: pageLinkColumns, asked: askedColumn })
    .from(experiences)
    .leftJoin(members, signatureOf)

export const experienceStore = {
  /** Returns an experience that anybody may read. */
  async getPublished(sql: Sql, id: string): Promise<SignedExperience | undefined> {
    const [row] = await selectSigned(sql).where(
      and(eq(experiences.id, id), eq(experiences.status, 'accepted'), isNull(experiences.removedAt)),
    )
    return row
  },

  async get(sql: Sql, id: string): Promise<SignedExperience | undefined> {
    const [row] = await selectSigned(sql).where(eq(experiences.id, id))
    return row
  },

  async create(sql: Sql, { candidate = '', ...given }: NewExperience): Promise<SignedExperience> {
    const [row] = await sql
      .insert(experiences)
      .values({ ...given, candidate, status: 'accepted' })
      .returning({ id: experiences.id })
    if (row) await roundStore.write(sql, row.id, given.rounds ?? [])
    const made = row && (await this.get(sql, row.id))
    if (!made) throw new Error('no experience was made')
    return made
  },
}
