import { say } from 'words:event'
import type { Event } from '@callofcode/contract/event/event'

/** Id of the seat counts. They take the focus when the button that was pressed disappears. */
export const SEATS_ID = 'seats'

type Counted = Pick<Event, 'capacity' | 'going' | 'waiting'>

export const isFull = ({ capacity, going }: Counted) => capacity !== null && going >= capacity

/** How many come and how many seats are left, in words. Of an event that takes nobody any more no seat is left. */
export function seatsOf(event: Counted, open = true): string {
  const { capacity, going, waiting } = event
  if (capacity === null) return say('noLimit', { going })
  if (open && !isFull(event)) return say('seatsLeft', { left: capacity - going, capacity })
  // Such an event is of before seats could not be taken away from those who go.
  const isTooMany = going > capacity
  if (open && waiting > 0)
    return say(isTooMany ? 'seatsTooFewWaiting' : 'seatsTakenWaiting', { going, capacity, waiting })
  return say(isTooMany ? 'seatsTooFew' : 'seatsTaken', { going, capacity })
}

/** What becomes of a seat that is given up. */
export const givenUpWords = ({ waiting }: Pick<Event, 'waiting'>) =>
  say('giveUpOutcome', { waiting: waiting > 0 ? 'yes' : 'no' })

export const isOver = ({ endsAt }: Pick<Event, 'endsAt'>, now = Date.now()) => Date.parse(endsAt) <= now
