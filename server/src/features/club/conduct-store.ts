import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { members } from '../account/public.ts'
import type { Club } from './club.ts'
import { conductAcceptances } from './club-tables.ts'

export const conductStore = {
  /** Records that the member accepted the current code of conduct. The first acceptance of an edition counts. */
  async accept(tx: Sql, { settings, version }: Pick<Club, 'settings' | 'version'>, memberId: string) {
    if (settings.conduct.trim() === '') return
    const edition = settings.conductEdition
    await tx.insert(conductAcceptances).values({ memberId, edition, version }).onConflictDoNothing()
    await tx.update(members).set({ conductEdition: edition }).where(eq(members.id, memberId))
  },
}

/**
 * Returns whether a member must accept the current edition. This applies to members who accepted an older one, once an admin
 * requests it. It also applies to members whom the club added and who never accepted any, because they had no sign-up.
 */
export const mustAccept = (
  { settings }: Pick<Club, 'settings'>,
  { conductEdition, wasInvited }: Pick<Caller, 'conductEdition' | 'wasInvited'>,
): boolean =>
  settings.conduct.trim() !== '' &&
  (settings.conductEdition > (conductEdition ?? 0) || (wasInvited && conductEdition === null))
