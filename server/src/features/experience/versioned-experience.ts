import { sentence } from '@callofcode/contract/sentence'
import type { ExperienceContent } from '@callofcode/contract/version/version'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Marks, StoredItem, Versioned } from '../version/public.ts'
import { experiences } from './experience-tables.ts'
import { roundStore } from './round-store.ts'

/** Covers accepted experiences only. Until then a submission belongs to its author. */
export const versionedExperience: Versioned<ExperienceContent> = {
  kind: 'experiences',
  word: sentence('version.experience', 'Interview Experience'),
  tags: () => ['experiences'],
  titleOf: ({ company, role }) => `${company}, ${role}`,

  async get(sql: Sql, id: string, lock): Promise<StoredItem<ExperienceContent> | undefined> {
    const accepted = and(eq(experiences.id, id), eq(experiences.status, 'accepted'))
    const query = sql.select().from(experiences).where(accepted).$dynamic()
    const [row] = await (lock ? query.for('update') : query)
    if (!row) return undefined
    const { company, role, candidate, verdict, content, rounds, version, removedAt } = row
    // The author is omitted because the submission may be anonymous.
    const item = { version, removedAt, writtenAt: row.createdAt, writtenBy: null }
    return { ...item, content: { company, role, candidate, verdict, content, rounds } }
  },

  async write(tx: Sql, id: string, content: ExperienceContent) {
    const rounds = content.rounds ?? []
    await tx
      .update(experiences)
      .set({ ...content, rounds })
      .where(eq(experiences.id, id))
    await roundStore.write(tx, id, rounds)
  },

  async mark(tx: Sql, id: string, marks: Marks) {
    await tx
      .update(experiences)
      .set({ ...marks, updatedAt: new Date() })
      .where(eq(experiences.id, id))
  },
}
