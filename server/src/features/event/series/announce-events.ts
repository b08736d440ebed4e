import { datesOf, MOST_OF_SERIES, type Repeat, repeatMessages } from '@callofcode/contract/event/repeat'
import type { Sql } from '../../../platform/database/database.ts'
import { badInput } from '../../../platform/failure.ts'
import type { Happened } from '../../happening/public.ts'
import { eventStore } from '../event-store.ts'
import type { EventRow, events } from '../event-tables.ts'
import { closingAt } from './follow.ts'
import { seriesStore } from './series-store.ts'

type NewEvent = typeof events.$inferInsert

/** Creates an event, or one for each date of its series, and returns them in the order of their dates. */
export async function announceEvents(
  happened: Happened,
  tx: Sql,
  given: NewEvent,
  repeat: Repeat | null,
): Promise<EventRow[]> {
  const dates = repeat ? datesFor(given, repeat) : [given]
  const seriesId = repeat ? await seriesStore.create(tx, repeat.every) : null
  const made = await eventStore.createAll(
    tx,
    dates.map((span) => ({ ...given, ...span, ...closing(given, span), seriesId })),
  )
  await happened(tx, 'event.created', { events: made })
  return made
}

const closing = (given: NewEvent, { startsAt }: Pick<NewEvent, 'startsAt'>) => {
  const { signUpClosesAt: closes, timeZone } = given
  return closes ? { signUpClosesAt: closingAt(closes, given, { startsAt, timeZone }) } : {}
}

function datesFor({ startsAt, endsAt, timeZone }: NewEvent, repeat: Repeat) {
  const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  const dates = datesOf(span, timeZone, repeat)
  if (dates.length > MOST_OF_SERIES) throw badInput({ 'repeat.until': repeatMessages.tooMany })
  if (dates.length < 2) throw badInput({ 'repeat.until': repeatMessages.tooFew })
  return dates.map((one) => ({ startsAt: new Date(one.startsAt), endsAt: new Date(one.endsAt) }))
}
