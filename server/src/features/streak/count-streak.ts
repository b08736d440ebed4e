import { type DayState, FREEZE, type Streak } from '@callofcode/contract/streak/streak'

/** Days since 1970-01-01 in the member's calendar. Arithmetic with them needs no time zones. */
export type DayNumber = number

export interface ActiveDay {
  readonly day: DayNumber
  readonly done: number
}
export interface DayRange {
  readonly from: DayNumber
  readonly to: DayNumber
}
export interface Days {
  /** Sorted by day. */
  readonly active: readonly ActiveDay[]
  readonly pauses: readonly DayRange[]
  /** Inactive days that a move to another time zone skipped. */
  readonly kept: readonly DayNumber[]
  readonly today: DayNumber
  /** The latest day that has begun where the member lived. After a move to the west it may lie ahead of today. */
  readonly latest?: DayNumber
}
export interface Run {
  readonly current: number
  readonly longest: number
}

const DAY = 86_400_000
export const nameOf = (day: DayNumber) => new Date(day * DAY).toISOString().slice(0, 10)
export const numberOf = (day: string): DayNumber => Date.parse(`${day}T00:00:00Z`) / DAY

const isIn = (ranges: readonly DayRange[]) => (day: DayNumber) =>
  ranges.some(({ from, to }) => from <= day && day <= to)

/** After a move to the west, the last begun or active day may lie ahead of today. */
const lastOf = ({ active, today, latest = today }: Pick<Days, 'active' | 'today' | 'latest'>): DayNumber =>
  Math.max(latest, active.at(-1)?.day ?? latest)

/**
 * Counts active days in a row. Every seventh day earns a freeze, and two freezes are kept at most. A missed day spends a freeze
 * and is not counted. Days off and days that a move skipped neither break the streak nor count. The latest day is not over yet.
 */
export function countDays({
  active,
  pauses,
  kept,
  today,
  latest = today,
}: Days): Run & { freezes: number; frozen: ReadonlySet<DayNumber> } {
  const isActive = new Set(active.map(({ day }) => day))
  const isPaused = isIn(pauses)
  const isKept = new Set(kept)
  const last = lastOf({ active, today, latest })
  const frozen = new Set<DayNumber>()
  let [current, longest, freezes] = [0, 0, 0]
  for (let day = active[0]?.day ?? today + 1; day <= last; day++) {
    if (isActive.has(day)) {
      current++
      longest = Math.max(longest, current)
      if (current % FREEZE.every === 0) freezes = Math.min(FREEZE.most, freezes + 1)
    } else if (isPaused(day) || isKept.has(day) || day === last) continue
    else if (current > 0 && freezes > 0) {
      freezes--
      frozen.add(day)
    } else current = 0
  }
  return { current, longest, freezes, frozen }
}

/** Returns the state of each of the last `many` days, by the rules of `countDays`. */
export function statesOf(days: Days, frozen: ReadonlySet<DayNumber>, many: number): DayState[] {
  const isActive = new Set(days.active.map(({ day }) => day))
  const isPaused = isIn([...days.pauses, ...days.kept.map((day) => ({ from: day, to: day }))])
  const last = lastOf(days)
  return Array.from({ length: many }, (_, at) => {
    const day = last - many + 1 + at
    const state = isActive.has(day)
      ? 'active'
      : frozen.has(day)
        ? 'frozen'
        : isPaused(day)
          ? 'paused'
          : day === last
            ? 'open'
            : 'missed'
    return { day: nameOf(day), state }
  })
}

export type Goal = { readonly kind: 'days' | 'questions'; readonly count: number }
type Week = Streak['weeks'][number]

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: DayNumber): DayNumber => day - ((((day + 3) % 7) + 7) % 7)
/** A week with this many days off needs no goal. */
const OFF = 4

/** Returns the weeks from the first active one to this one, and how many in a row met the goal. This week is not over yet. */
export function countWeeks(
  { active, pauses, today }: Days,
  goal: Goal | null,
): Run & { weeks: Week[]; done: number } {
  const isPaused = isIn(pauses)
  const byWeek = new Map<DayNumber, { days: number; questions: number }>()
  for (const { day, done } of active) {
    const week = byWeek.get(mondayOf(day)) ?? { days: 0, questions: 0 }
    byWeek.set(mondayOf(day), { days: week.days + 1, questions: week.questions + done })
  }
  const weeks: Week[] = []
  const thisWeek = mondayOf(today)
  let [current, longest] = [0, 0]
  for (let monday = mondayOf(active[0]?.day ?? today); monday <= thisWeek; monday += 7) {
    const week = byWeek.get(monday) ?? { days: 0, questions: 0 }
    const met = goal && week[goal.kind] >= goal.count
    weeks.push({ monday: nameOf(monday), ...week, met })
    const off = [0, 1, 2, 3, 4, 5, 6].filter((at) => isPaused(monday + at)).length
    if (met) longest = Math.max(longest, ++current)
    else if (monday < thisWeek && off < OFF) current = 0
  }
  const now = byWeek.get(thisWeek)
  return { current, longest, weeks, done: (goal && now?.[goal.kind]) ?? 0 }
}
