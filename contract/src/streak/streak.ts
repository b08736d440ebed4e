import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id, truth } from '../text.ts'
import { isTimeZone, ZONE_RULE } from '../wall-time.ts'

/** Active days in a row that earn a freeze, and the most freezes that a member can have. */
export const FREEZE = { every: 7, most: 2 } as const
export const LONGEST_PAUSE = 93
export const MOST_PAUSES = 50
export const GOALS = { days: 7, questions: 70 } as const

export const streakMessages = {
  dayRule: sentence('plan.dayRule', 'Choose a day.'),
  pauseRule: sentence('streak.pauseRule', 'A break begins before it ends, and has {count} days at most.', {
    count: LONGEST_PAUSE,
  }),
  tooFar: sentence('streak.tooFar', 'A break lies within a year from today.'),
  tooMany: sentence('streak.tooMany', 'You have {count} breaks. Remove one that is over first.', {
    count: MOST_PAUSES,
  }),
  missing: sentence('streak.missing', 'Break Not Found'),
  goalRule: sentence('streak.goalRule', 'Choose 1 to 7 days, or 1 to 70 problems.'),
} as const

const day = z.string()
const run = z.object({ current: z.number(), longest: z.number() })

/** The state of a day: active, saved by a freeze, part of a break, missed, or still open. */
export const DAY_STATES = ['active', 'frozen', 'paused', 'missed', 'open'] as const
const dayState = z.object({ day, state: z.enum(DAY_STATES) })
export type DayState = z.infer<typeof dayState>

export const shortStreak = run.extend({
  /** The time zone of the member’s days, or null until they choose one. Then UTC applies. */
  zone: z.string().nullable(),
  today: day,
  countsToday: z.boolean(),
  freezes: z.number(),
  /** The last seven days. After a move to the west, the last of them is later than today. */
  week: z.array(dayState),
  pausedUntil: day.nullable(),
  /** A weekly goal instead of the daily one, with its progress and the number of weeks in a row that met it. */
  goal: run.extend({ kind: z.enum(['days', 'questions']), count: z.number(), done: z.number() }).nullable(),
})
export type ShortStreak = z.infer<typeof shortStreak>

const pause = z.object({ _id: id, from: day, to: day })
export type Pause = z.infer<typeof pause>

export const streak = shortStreak.extend({
  /** The year that ends on that day, without gaps. */
  year: z.array(dayState.extend({ done: z.number() })),
  /** The weeks of that year, by their Mondays. `met` is null without a goal. */
  weeks: z.array(
    z.object({ monday: day, days: z.number(), questions: z.number(), met: z.boolean().nullable() }),
  ),
  /** Current and future pauses, and the newest of the past ones. */
  pauses: z.array(pause),
})
export type Streak = z.infer<typeof streak>

export const getStreak = endpoint({
  method: 'GET',
  path: '/streak',
  scope: 'read',
  summary: 'Your streak in days and weeks, your freezes and breaks, and the days of a year',
  callers: 'member',
  answer: z.object({ data: streak }),
})
export const streakFile = endpoint({
  method: 'GET',
  path: '/streak.csv',
  file: 'text/csv',
  summary: 'The days of your year, and what you did on each',
  callers: 'member',
})
export const setStreakZone = endpoint({
  method: 'PUT',
  path: '/streak/zone',
  summary: 'Where your days begin and end; `proposed`: only if you have chosen no zone yet',
  callers: 'member',
  body: z.strictObject({
    timeZone: z.string(ZONE_RULE).max(64, ZONE_RULE).refine(isTimeZone, ZONE_RULE),
    proposed: truth,
  }),
  answer: z.object({ data: z.object({ zone: z.string() }) }),
})
const goal = z.strictObject({
  kind: z.enum(['days', 'questions'], streakMessages.goalRule),
  count: z.number(streakMessages.goalRule).int(streakMessages.goalRule).min(1, streakMessages.goalRule),
})
export const setWeekGoal = endpoint({
  method: 'PUT',
  path: '/streak/goal',
  scope: 'progress:write',
  summary: 'A goal for each week instead of the day; null for none',
  callers: 'member',
  body: z.strictObject({
    goal: goal
      .refine(({ kind, count }) => count <= GOALS[kind], {
        error: streakMessages.goalRule.error,
        path: ['count'],
      })
      .nullable(),
  }),
})
export const addPause = endpoint({
  method: 'POST',
  path: '/streak/pauses',
  scope: 'progress:write',
  summary:
    'Take days off, like an exam week: they neither break your streak nor count in it, and ask for no reviews',
  callers: 'member',
  takesKey: true,
  status: 201,
  body: z.strictObject({
    from: z.iso.date(streakMessages.dayRule),
    to: z.iso.date(streakMessages.dayRule),
  }),
  answer: z.object({ data: pause }),
})
export const removePause = endpoint({
  method: 'DELETE',
  path: '/streak/pauses/:id',
  scope: 'progress:write',
  summary: 'Take a break back',
  callers: 'member',
  params: z.object({ id }),
  notFound: streakMessages.missing,
})
