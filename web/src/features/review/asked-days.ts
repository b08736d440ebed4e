import type { ReviewDay } from '@callofcode/contract/review/review'

interface AskedDays {
  /** The two weeks from tomorrow: what each day asks for. */
  readonly days: ReviewDay['ahead']
  /** In how many days nothing waits any more, at this pace; null where there is none. */
  readonly clearIn: number | null
}

/**
 * What the days to come ask for: what becomes due and what waits, as many as a day holds, and none during a break, also one that
 * is only planned. So what is said of those that wait and of the days is the same.
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

/** The day on which is asked for what becomes due on this day: the first that is in no break. */
export function askedOn(day: string, breaks: ReviewDay['breaks']): string {
  const held = breaks.filter(({ from, to }) => from <= day && day <= to).map(({ to }) => to)
  const last = held.toSorted().at(-1)
  return last === undefined ? day : askedOn(dayAfter(last, 1), breaks)
}

const DAY = 86_400_000

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
