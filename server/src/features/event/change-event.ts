import { eventMessages, type updateEvent } from '@callofcode/contract/event/event'
import { eventPictureMessages, isDescribed } from '@callofcode/contract/event/event-picture'
import { signUpMessages } from '@callofcode/contract/event/sign-up'
import type { Sql } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import { missingPictures } from '../picture/public.ts'
import type { EventRow } from './event-tables.ts'

/** Returns the event after the change. A change may name only the start or only the end, so their order is checked here. */
export function changedEvent(
  before: EventRow,
  { batchIds, ...given }: Call<typeof updateEvent>['body'],
): EventRow {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const { startsAt = before.startsAt, endsAt = before.endsAt, signUpClosesAt = before.signUpClosesAt } = given
  const after = {
    ...before,
    ...set,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    signUpClosesAt: signUpClosesAt ? new Date(signUpClosesAt) : null,
    forBatches: batchIds === undefined ? before.forBatches : batchIds !== null,
  }
  if (after.startsAt >= after.endsAt) throw badInput({ endsAt: eventMessages.orderRule })
  if (after.signUpClosesAt && after.signUpClosesAt > after.endsAt)
    throw badInput({ signUpClosesAt: signUpMessages.closesRule })
  if (!isDescribed(after)) throw badInput({ pictureAlt: eventPictureMessages.altRequired })
  refuseFewSeats(before, after)
  return after
}

/** Refuses a capacity below the number of people who go, as everybody with a seat keeps it. */
export function refuseFewSeats(before: EventRow, { capacity }: EventRow) {
  const isLess = capacity !== null && (before.capacity === null || capacity < before.capacity)
  if (isLess && capacity < before.going) throw badInput({ capacity: eventMessages.fewSeats(before.going) })
}

export const hasMoved = (before: EventRow, after: EventRow) =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.timeZone !== after.timeZone ||
  before.location !== after.location

/** Throws a 400 Failure for a picture that the site does not keep. */
export async function requirePicture(tx: Sql, address: string) {
  if (address === '') return
  const gone = await missingPictures(tx, [address])
  if (gone.size > 0) throw badInput({ picture: eventPictureMessages.missing })
}
