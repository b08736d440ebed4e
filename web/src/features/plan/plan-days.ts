import type { PlannedQuestion } from '@callofcode/contract/plan/plan'
import { HELD_MINUTES } from '@callofcode/contract/plan/solving-minutes'
import { perLocale } from '../../platform/language/reader.ts'

const A_DAY = 86_400_000

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * A_DAY).toISOString().slice(0, 10)
/** Returns the Monday of the day's week. */
export const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

export interface PlannedDay {
  readonly day: string
  readonly questions: readonly PlannedQuestion[]
}
export interface PlannedWeek {
  readonly monday: string
  readonly days: readonly PlannedDay[]
}
export interface Weeks {
  readonly now: readonly PlannedDay[]
  readonly later: readonly PlannedWeek[]
  /** Questions that were done before today or without a known day. */
  readonly before: readonly PlannedQuestion[]
}

/** Groups the questions of a plan: the days of this week, later weeks, and what was done before. */
export function weeksOf(questions: readonly PlannedQuestion[], today: string): Weeks {
  const monday = mondayOf(today)
  const weeks = new Map<string, PlannedQuestion[]>()
  const before: PlannedQuestion[] = []
  for (const question of questions) {
    const week = question.on && mondayOf(question.on)
    // Questions with an earlier day are done.
    if (!week || !question.on || question.on < today) before.push(question)
    else weeks.set(week, [...(weeks.get(week) ?? []), question])
  }
  const { [monday]: now = [], ...later } = Object.fromEntries(weeks)
  return {
    now: daysOf(now),
    later: Object.entries(later)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([week, of]) => ({ monday: week, days: daysOf(of) })),
    before,
  }
}

function daysOf(questions: readonly PlannedQuestion[]): PlannedDay[] {
  const days = new Map<string, PlannedQuestion[]>()
  for (const question of questions)
    days.set(question.on ?? '', [...(days.get(question.on ?? '') ?? []), question])
  return [...days]
    .map(([day, of]) => ({ day, questions: of }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * Adds up the minutes of the open questions. Every question has the same length for members from whom the difficulty is hidden.
 */
export const minutesOf = (questions: readonly PlannedQuestion[], hidden = false) =>
  questions.reduce((sum, { minutes, done }) => sum + (done ? 0 : hidden ? HELD_MINUTES : minutes), 0)

const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))
/** Names a weekday, from 1 for Monday to 7 for Sunday. 1 January 2024 was a Monday. */
export const weekdayName = (number: number) => weekday().format(new Date(Date.UTC(2024, 0, number)))
