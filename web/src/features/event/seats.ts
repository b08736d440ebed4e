import { say } from 'words:event'
import type { Event } from '@callofcode/contract/event/event'
import type { BatchName } from '@callofcode/contract/text'

/** The id of the seat counts. They take the focus when the pressed button disappears. */
export const SEATS_ID = 'seats'

type Counted = Pick<Event, 'capacity' | 'going' | 'waiting'>

/** Names the batches whose members can sign up. */
export const invitedWords = (batches: readonly BatchName[]) =>
  batches.length === 0
    ? say('batchesGone')
    : say('membersOnly', { batches: batches.map(({ name }) => name).join(', ') })

export const isFull = ({ capacity, going }: Counted) => capacity !== null && going >= capacity

/** Describes how many people come and how many seats are left. After registration, no seats are left. */
export function seatsOf(event: Counted, open = true): string {
  const { capacity, going, waiting } = event
  if (capacity === null) return say('noLimit', { going })
  if (open && !isFull(event)) return say('seatsLeft', { left: capacity - going, capacity })
  // Such an event dates from before the seats of people who go were protected.
  const isTooMany = going > capacity
  if (open && waiting > 0)
    return say(isTooMany ? 'seatsTooFewWaiting' : 'seatsTakenWaiting', { going, capacity, waiting })
  return say(isTooMany ? 'seatsTooFew' : 'seatsTaken', { going, capacity })
}

/** Explains the effect of giving up a seat. */
export const givenUpWords = ({ waiting }: Pick<Event, 'waiting'>) =>
  say('giveUpOutcome', { waiting: waiting > 0 ? 'yes' : 'no' })

/** Whether nobody can sign up any more although the event is not over. */
export const hasClosed = ({ signUpClosesAt }: Pick<Event, 'signUpClosesAt'>, now = Date.now()) =>
  signUpClosesAt !== null && Date.parse(signUpClosesAt) <= now

export const isOver = ({ endsAt }: Pick<Event, 'endsAt'>, now = Date.now()) => Date.parse(endsAt) <= now
