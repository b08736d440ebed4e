import { eventMessages } from '@callofcode/contract/event/event'
import type { Sql } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import { eventStore } from './event-store.ts'
import type { EventRow } from './event-tables.ts'

/** Locks and returns the event. Throws a 409 Failure for a cancelled or past event, as its seats no longer change. */
export async function findOpenEventForUpdate(tx: Sql, id: string): Promise<EventRow> {
  const event = await eventStore.getForUpdate(tx, id)
  if (!event) throw missing(eventMessages.missing)
  if (event.cancelledAt) throw conflict(eventMessages.cancelled)
  if (event.endsAt <= new Date()) throw conflict(eventMessages.over)
  return event
}

/** Whether registration closed before the end of the event. */
export const hasClosed = ({ signUpClosesAt }: Pick<EventRow, 'signUpClosesAt'>) =>
  signUpClosesAt !== null && signUpClosesAt <= new Date()
