import type { experienceSubmissionBody } from '@callofcode/contract/experience/experience-submission'
import { and, asc, desc, eq, sql as raw } from 'drizzle-orm'
import type { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { type ExactPlace, exactTime, pageOf, placeValues } from '../../platform/http/cursor.ts'
import { members } from '../account/public.ts'
import { type SignedExperience, selectSigned } from './experience-store.ts'
import { type ExperienceRow, experiences } from './experience-tables.ts'
import { roundStore } from './round-store.ts'

/** Each submission carries its whole text. */
const PAGE = 20
const isWaiting = eq(experiences.status, 'submitted')

interface Author {
  readonly id: string
  readonly name: string
}

/** A refusal has a reason. */
export type Ruling =
  | { readonly status: 'accepted'; readonly reason?: undefined }
  | { readonly status: 'refused'; readonly reason: string }

export const editorialStore = {
  async create(
    sql: Sql,
    given: z.output<typeof experienceSubmissionBody>,
    author: Author,
  ): Promise<SignedExperience> {
    const { anonymous, ...experience } = given
    const candidate = anonymous ? '' : author.name
    const [row] = await sql
      .insert(experiences)
      .values({ ...experience, candidate, authorId: author.id, status: 'submitted', namesAuthor: true })
      .returning({ id: experiences.id })
    if (row) await roundStore.write(sql, row.id, given.rounds ?? [])
    const [sent] = row ? await selectSigned(sql).where(eq(experiences.id, row.id)) : []
    if (!sent) throw new Error('no experience was sent in')
    return sent
  },

  listOwn: (sql: Sql, authorId: string): Promise<SignedExperience[]> =>
    selectSigned(sql)
      .where(eq(experiences.authorId, authorId))
      .orderBy(desc(experiences.createdAt), asc(experiences.id)),

  /** Returns a page of the submissions that wait for review, oldest first, and the cursor of the next page. */
  async listSubmitted(sql: Sql, after: ExactPlace | undefined) {
    const before = after && raw`(${experiences.createdAt}, ${experiences.id}) > ${placeValues(after)}`
    const rows: SignedExperience[] = await selectSigned(sql)
      .where(and(isWaiting, before))
      .orderBy(asc(experiences.createdAt), asc(experiences.id))
      .limit(PAGE + 1)
    const { page, last } = pageOf(rows, PAGE)
    return { rows: page, next: last && (await placeOf(sql, last)) }
  },

  /** Counts the submissions that wait for review, up to `most`. */
  countSubmitted: (sql: Sql, most: number): Promise<number> =>
    sql.$count(
      sql
        .select({ id: experiences.id })
        .from(experiences)
        .where(isWaiting)
        // The order is that of the index, so the database skips decided rows.
        .orderBy(asc(experiences.createdAt), asc(experiences.id))
        .limit(most)
        .as('waiting'),
    ),

  /** Locks the row until the transaction ends, so that it is decided once. */
  async getForUpdate(tx: Sql, id: string): Promise<ExperienceRow | undefined> {
    const [row] = await tx.select().from(experiences).where(eq(experiences.id, id)).for('update')
    return row
  },

  /** Returns the author while they are a member. It is used only to notify them. */
  async author(tx: Sql, { authorId }: ExperienceRow) {
    if (!authorId) return undefined
    const [row] = await tx
      .select({
        id: members.id,
        name: members.name,
        email: members.email,
        language: members.language,
      })
      .from(members)
      .where(and(eq(members.id, authorId), eq(members.status, 'approved')))
    return row
  },

  async decide(tx: Sql, id: string, { status, reason }: Ruling) {
    const refusalReason = reason ?? null
    await tx
      .update(experiences)
      .set({ status, refusalReason, updatedAt: new Date() })
      .where(eq(experiences.id, id))
  },
}

async function placeOf(sql: Sql, { id }: ExperienceRow): Promise<ExactPlace> {
  const time = exactTime(experiences.createdAt)
  const [row] = await sql.select({ time }).from(experiences).where(eq(experiences.id, id))
  return [row?.time ?? '', id]
}
