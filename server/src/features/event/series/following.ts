import { eventMessages } from '@callofcode/contract/event/event'
import type { Sql } from '../../../platform/database/database.ts'
import { conflict, missing } from '../../../platform/failure.ts'
import type { EventRow } from '../event-tables.ts'
import { seriesStore } from './series-store.ts'

/** Locks and returns the event, and the later ones of its series that are neither cancelled nor over. */
export async function eventWithFollowing(
  tx: Sql,
  id: string,
): Promise<{ before: EventRow; following: EventRow[] }> {
  const all = await seriesStore.getAllForUpdate(tx, id)
  const before = all.find((event) => event.id === id)
  if (!before) throw missing(eventMessages.missing)
  if (before.cancelledAt) throw conflict(eventMessages.cancelled)
  const now = new Date()
  const following = all.filter(
    (event) =>
      event !== before && event.startsAt > before.startsAt && !event.cancelledAt && event.endsAt > now,
  )
  return { before, following }
}
