import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
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

/**
 * Whether somebody is asked to accept the edition that holds: who accepted an older one, once an admin asks; and whoever the club
 * made a member itself and who never accepted any, as no sign-up asked them.
 */
export const mustAccept = (
  { settings }: Pick<Club, 'settings'>,
  { conductEdition, wasInvited }: Pick<Caller, 'conductEdition' | 'wasInvited'>,
): boolean =>
  settings.conduct.trim() !== '' &&
  (settings.conductEdition > (conductEdition ?? 0) || (wasInvited && conductEdition === null))
