import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { members } from '../account/public.ts'
import type { Club } from './club.ts'
import { conductAcceptances } from './club-tables.ts'

export const conductStore = {
  /** Keeps that the member accepted the code of conduct as it is now. The first time of an edition counts. */
  async accept(tx: Sql, { settings, version }: Pick<Club, 'settings' | 'version'>, memberId: string) {
    if (settings.conduct.trim() === '') return
    const edition = settings.conductEdition
    await tx.insert(conductAcceptances).values({ memberId, edition, version }).onConflictDoNothing()
    await tx.update(members).set({ conductEdition: edition }).where(eq(members.id, memberId))
  },
}

/** Whether somebody who accepted this edition last is asked to accept the one that holds. */
export const mustAccept = ({ settings }: Pick<Club, 'settings'>, accepted: number | null): boolean =>
  settings.conduct.trim() !== '' && settings.conductEdition > (accepted ?? 0)
