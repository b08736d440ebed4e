import type { DraftContent, DraftForm } from '@callofcode/contract/draft'
import { and, eq, lte, sql as statement } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { type DraftRow, drafts } from './draft-tables.ts'

const own = (memberId: string, form: DraftForm) => and(eq(drafts.memberId, memberId), eq(drafts.form, form))
// Two saves in the same millisecond need different times, or the second would look like the first.
const LATER = statement<Date>`greatest(clock_timestamp(), ${drafts.updatedAt} + interval '1 millisecond')`

interface Typed {
  content: DraftContent
  /** `updatedAt` of the version that was edited; undefined: the last write wins. */
  basedOn?: string | null | undefined
}

export const draftStore = {
  async get(sql: Sql, memberId: string, form: DraftForm): Promise<DraftRow | undefined> {
    const [row] = await sql.select().from(drafts).where(own(memberId, form))
    return row
  },

  /**
   * Saves a draft. Returns undefined and changes nothing when the stored draft is newer than `basedOn` or was
   * deleted: a late save must not bring back a published draft.
   */
  async save(
    sql: Sql,
    memberId: string,
    form: DraftForm,
    { content, basedOn }: Typed,
  ): Promise<DraftRow | undefined> {
    if (basedOn) {
      const there = and(own(memberId, form), lte(drafts.updatedAt, new Date(basedOn)))
      const [row] = await sql.update(drafts).set({ content, updatedAt: LATER }).where(there).returning()
      return row
    }
    const [row] = await sql
      .insert(drafts)
      .values({ memberId, form, content })
      .onConflictDoUpdate({
        target: [drafts.memberId, drafts.form],
        set: { content, updatedAt: LATER },
        setWhere: basedOn === undefined ? statement`true` : statement`false`,
      })
      .returning()
    return row
  },

  /** Call it in the transaction that publishes the content. */
  async remove(sql: Sql, memberId: string, form: DraftForm) {
    await sql.delete(drafts).where(own(memberId, form))
  },
}
