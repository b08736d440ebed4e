import type { Forecast } from '@callofcode/contract/learning/plan'

const A_DAY = 86_400_000

/** Days since 1 January 1970: counting with them knows no zones and no summer time. */
export const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / A_DAY)
export const nameOf = (day: number) => new Date(day * A_DAY).toISOString().slice(0, 10)
/** 1 for Monday to 7 for Sunday. 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1

export interface Time {
  /** The day where the member lives. */
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
  /** The day on which all is done; undefined where nothing is left. */
  readonly end: number | undefined
  readonly late: number
}

/** Minutes of a free day. */
export const shareOf = ({ hours, weekdays }: Pick<Time, 'hours' | 'weekdays'>) =>
  (hours * 60) / weekdays.length

/**
 * A day for each item that is left, given by its minutes, in their order. `doneToday` are the minutes of what was done today:
 * the day keeps its share, and does not fill up again with every tick.
 *
 * What fits is spread evenly over the free days that are left. A day begins what is its turn as long as its time reaches: its share,
 * and what the days before it left over. Only a question that is longer than a whole share is begun on a day of its own, and fills
 * those after it. What does not fit goes on behind the end at the full share.
 */
export function planDays(minutes: readonly number[], doneToday: number, time: Time): PlanDays {
  const left = sum(minutes)
  if (minutes.length === 0) return { days: [], end: undefined, late: 0 }
  const share = shareOf(time)
  const free = freeDays(time)
  const within = daysUntil(time)
  const beginsToday = free.at(0) === time.today
  const spread = (all: number, count: number) => Math.min(share, count > 0 ? all / count : share)
  const pace = spread(left + (beginsToday ? doneToday : 0), within)
  // Today has had its share: the others divide what is left.
  if (beginsToday && doneToday >= pace) {
    const rest = { ...time, today: time.today + 1 }
    return withLate(fill(minutes, 0, spread(left, daysUntil(rest)), share, freeDays(rest)), time)
  }
  return withLate(fill(minutes, beginsToday ? doneToday : 0, pace, share, free), time)
}

function fill(
  minutes: readonly number[],
  spent: number,
  pace: number,
  share: number,
  free: FreeDays,
): { days: number[]; end: number } {
  const days: number[] = []
  const placed = { sum: spent, next: 0 }
  for (let at = 0; placed.next < minutes.length; at++) {
    const given = (at + 1) * share
    const turn = (at + 1) * pace
    let isEmpty = true
    for (let item = minutes[placed.next]; item !== undefined; item = minutes[placed.next]) {
      const fits = placed.sum + item <= given + TINY
      const isLong = isEmpty && item > share && placed.sum < given - TINY
      if (placed.sum >= turn - TINY || !(fits || isLong)) break
      days.push(free.at(at))
      placed.sum += item
      placed.next++
      isEmpty = false
    }
  }
  // The last one may be begun on one day and fill those after it.
  const filled = Math.max(0, Math.ceil(placed.sum / share - TINY) - 1)
  return { days, end: Math.max(days.at(-1) ?? 0, free.at(filled)) }
}
/** Shares are fractions of minutes. */
const TINY = 1e-6

const withLate = (found: { days: number[]; end: number }, { end }: Time): PlanDays => ({
  ...found,
  late: Math.max(0, found.end - end),
})

interface FreeDays {
  at(index: number): number
}

const isFree = (day: number, { weekdays, pauses }: Time) =>
  weekdays.includes(weekdayOf(day)) && !pauses.some(({ from, to }) => day >= from && day <= to)

/** The free days from today on, without an end: pauses have one. */
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

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

interface Left {
  readonly minutes: number
  readonly isHard: boolean
}

/** When it ends; where that is late, how many hours keep to the day, and what leaving out the Hard ones would do. */
export function forecastOf(
  left: readonly Left[],
  doneToday: number,
  time: Time,
  mostHours: number,
): Forecast & PlanDays {
  const ends = (items: readonly Left[], hours = time.hours) =>
    planDays(
      items.map(({ minutes }) => minutes),
      doneToday,
      { ...time, hours },
    )
  const found = ends(left)
  const easier = left.filter(({ isHard }) => !isHard)
  const isLate = found.late > 0
  const without = isLate && easier.length < left.length ? ends(easier) : undefined
  return {
    ...found,
    minutes: sum(left.map(({ minutes }) => minutes)),
    endsOn: found.end === undefined ? null : nameOf(found.end),
    daysLate: found.late,
    hoursToFit: isLate
      ? (firstThat((hours) => ends(left, hours).late === 0, time.hours, mostHours) ?? null)
      : null,
    withoutHard: without
      ? { endsOn: without.end === undefined ? null : nameOf(without.end), daysLate: without.late }
      : null,
  }
}

/** The first number above `no` that is good, where all above it are; undefined where none is. */
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
