import type { Event } from '@callofcode/contract/event'

type Counted = Pick<Event, 'capacity' | 'going' | 'waiting'>

export const isFull = ({ capacity, going }: Counted) => capacity !== null && going >= capacity

/** How many come and how many still can, in words. */
export function seatsOf(event: Counted): string {
  const { capacity, going, waiting } = event
  if (capacity === null) return `${going} going, no limit`
  if (!isFull(event)) return `${capacity - going} of ${capacity} seats left`
  return `${going} of ${capacity} seats taken${waiting > 0 ? `, ${waiting} waiting` : ''}`
}

export const isOver = ({ endsAt }: Pick<Event, 'endsAt'>, now = Date.now()) => Date.parse(endsAt) <= now
