import type { ReviewDay } from '@callofcode/contract/review/review'

interface AskedDays {
  /** The two weeks from tomorrow, with the number of reviews for each day. */
  readonly days: ReviewDay['ahead']
  /** The number of days until nothing waits at this pace. Null if that never happens. */
  readonly clearIn: number | null
}

/**
 * Plans the reviews of the coming days: those that become due and those that wait, up to the limit of a day. Days in a break have
 * none, even if the break is only planned. The counts of waiting reviews and of the days agree.
 */
export function askedDays({ waiting, perDay, ahead, breaks }: ReviewDay): AskedDays {
  let left = waiting
  let clearIn: number | null = left === 0 ? 0 : null
  let free = 0
  const days = ahead.map(({ day, reviews }, at) => {
    left += reviews
    const rests = askedOn(day, breaks) !== day
    if (!rests) free++
    const asked = rests ? 0 : Math.min(perDay, left)
    left -= asked
    if (left === 0) clearIn ??= at + 1
    return { day, reviews: asked }
  })
  if (clearIn === null && perDay > 0 && free > 0) clearIn = ahead.length + Math.ceil(left / perDay)
  return { days, clearIn }
}

/** Returns the day on which a review due on `day` is asked: the first day outside a break. */
export function askedOn(day: string, breaks: ReviewDay['breaks']): string {
  const held = breaks.filter(({ from, to }) => from <= day && day <= to).map(({ to }) => to)
  const last = held.toSorted().at(-1)
  return last === undefined ? day : askedOn(dayAfter(last, 1), breaks)
}

const DAY = 86_400_000

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
