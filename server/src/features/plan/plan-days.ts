import type { Forecast } from '@callofcode/contract/plan/plan'

const A_DAY = 86_400_000

/** Converts a day to the number of days since 1 January 1970. Such numbers have no time zones and no summer time. */
export const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / A_DAY)
export const nameOf = (day: number) => new Date(day * A_DAY).toISOString().slice(0, 10)
/** Returns 1 for Monday to 7 for Sunday. 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

export interface Time {
  /** The present day in the member's time zone. */
  readonly today: number
  readonly end: number
  readonly hours: number
  readonly weekdays: readonly number[]
  /** Days off. */
  readonly pauses: readonly { readonly from: number; readonly to: number }[]
}

export interface PlanDays {
  /** The day of each item, in their order. */
  readonly days: readonly number[]
  /** The day on which all is done, or undefined if nothing is left. */
  readonly end: number | undefined
  readonly late: number
}

/** Returns the minutes of a free day. */
export const shareOf = ({ hours, weekdays }: Pick<Time, 'hours' | 'weekdays'>) =>
  (hours * 60) / weekdays.length

/** A question that is not done, or was done today. It keeps its place until the day is over. */
export interface Item {
  readonly minutes: number
  readonly isDone: boolean
}

/**
 * Returns a day for each remaining item, in their order. Items that were done today are planned in their place as if they were
 * open. So ticks neither refill the day nor move other items.
 *
 * Items that fit are spread evenly over the remaining free days. A day starts the next items as long as its time lasts: its
 * share, and the unused time of earlier days. Only a question longer than a whole share starts on a day of its own and fills the
 * following days. Items that do not fit follow after the end at the full share. Only there, items done ahead move the days after
 * today, which then end sooner.
 */
export function planDays(items: readonly Item[], time: Time): PlanDays {
  const planned = fill(items, time, freeDays(time))
  if (planned.late === 0 || !items.some(({ isDone }, at) => isDone && planned.days[at] !== time.today))
    return leftOf(items, planned, time)
  const isToday = (at: number) => planned.days[at] === time.today
  const others = items.filter(({ isDone }, at) => isToday(at) || !isDone)
  const today = items.filter((_, at) => isToday(at)).length
  return leftOf(others, fill(others, time, freeDays(time), today), time)
}

/**
 * The start day of each item, and the day on which it is done. An item that is longer than a day's time fills the following days.
 */
interface Filled {
  readonly days: readonly number[]
  readonly ends: readonly number[]
  readonly late: number
}

/** Distributes the items. `today` is their number on the first day. Without it the first day takes as many as fit. */
function fill(items: readonly Item[], time: Time, free: FreeDays, today?: number): Filled {
  const share = shareOf(time)
  const within = daysUntil(time)
  const pace = within > 0 ? Math.min(share, sum(items) / within) : share
  const days: number[] = []
  const ends: number[] = []
  const placed = { sum: 0, next: 0 }
  for (let at = 0; placed.next < items.length; at++) {
    const given = (at + 1) * share
    const turn = (at + 1) * pace
    const isSaid = at === 0 && today !== undefined && free.at(0) === time.today
    let isEmpty = true
    for (let item = items[placed.next]; item !== undefined; item = items[placed.next]) {
      const fits = placed.sum + item.minutes <= given + TINY
      const isLong = isEmpty && item.minutes > share && placed.sum < given - TINY
      const begins = isSaid ? placed.next < today : placed.sum < turn - TINY && (fits || isLong)
      if (!begins) break
      days.push(free.at(at))
      placed.sum += item.minutes
      placed.next++
      ends.push(Math.max(free.at(at), free.at(Math.max(0, Math.ceil(placed.sum / share - TINY) - 1))))
      isEmpty = false
    }
  }
  return { days, ends, late: Math.max(0, (ends.at(-1) ?? time.end) - time.end) }
}

function leftOf(items: readonly Item[], { days, ends }: Filled, { end }: Time): PlanDays {
  const isLeft = (_: number, at: number) => items[at]?.isDone === false
  const last = ends.filter(isLeft).at(-1)
  return { days: days.filter(isLeft), end: last, late: last === undefined ? 0 : Math.max(0, last - end) }
}
/** The tolerance, as shares are fractions of minutes. */
const TINY = 1e-6

interface FreeDays {
  at(index: number): number
}

const isFree = (day: number, { weekdays, pauses }: Time) =>
  weekdays.includes(weekdayOf(day)) && !pauses.some(({ from, to }) => day >= from && day <= to)

/** Returns the free days from today on, without an end. Pauses always end. */
function freeDays(time: Time): FreeDays {
  const found: number[] = []
  let next = time.today
  return {
    at(index) {
      for (; found.length <= index; next++) if (isFree(next, time)) found.push(next)
      return found[index] ?? next
    },
  }
}

function daysUntil(time: Time): number {
  let count = 0
  for (let day = time.today; day <= time.end; day++) if (isFree(day, time)) count++
  return count
}

const sum = (all: readonly Item[]) => all.reduce((total, { minutes }) => total + minutes, 0)

interface Ranked extends Item {
  readonly isHard: boolean
}

/**
 * Returns when the plan ends. If that is late, it also returns the hours that meet the day, and the effect of leaving out the
 * Hard ones.
 */
export function forecastOf(items: readonly Ranked[], time: Time, mostHours: number): Forecast & PlanDays {
  const ends = (of: readonly Ranked[], hours = time.hours) => planDays(of, { ...time, hours })
  const found = ends(items)
  const isLate = found.late > 0
  const without =
    isLate && items.some(({ isHard, isDone }) => isHard && !isDone)
      ? ends(items.filter(({ isHard }) => !isHard))
      : undefined
  return {
    ...found,
    minutes: sum(items.filter(({ isDone }) => !isDone)),
    endsOn: found.end === undefined ? null : nameOf(found.end),
    daysLate: found.late,
    hoursToFit: isLate
      ? (firstThat((hours) => ends(items, hours).late === 0, time.hours, mostHours) ?? null)
      : null,
    withoutHard: without
      ? { endsOn: without.end === undefined ? null : nameOf(without.end), daysLate: without.late }
      : null,
  }
}

/** Returns the first good number above `no`, if all numbers above it are good. Returns undefined if none is. */
function firstThat(isGood: (number: number) => boolean, no: number, most: number): number | undefined {
  if (no >= most || !isGood(most)) return undefined
  let [bad, good] = [no, most]
  while (good - bad > 1) {
    const middle = Math.floor((bad + good) / 2)
    if (isGood(middle)) good = middle
    else bad = middle
  }
  return good
}
