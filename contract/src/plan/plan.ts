import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import type { Sentence } from '../sentence.ts'
import { batchName, id, line } from '../text.ts'
import { planLimits, planMessages } from './plan-messages.ts'
import { SOLVING_MINUTES } from './solving-minutes.ts'

export { planLimits, planMessages } from './plan-messages.ts'

export const PLAN_LEVELS = ['beginner', 'intermediate', 'confident'] as const
export type PlanLevel = (typeof PLAN_LEVELS)[number]

/**
 * Minutes for a question, including reading a good solution afterwards. Reviews and Today use the middle row (`SOLVING_MINUTES`).
 * Beginners read more and get stuck longer, the more so the harder a question is. They need half as much again for an Easy one,
 * where the language delays them. The same holds for a Hard one, where they should open the editorial by then. Confident members
 * need about three quarters. Real interviews give 20 to 45 minutes, where the last row ends.
 */
export const PLAN_MINUTES = {
  beginner: { Easy: 30, Medium: 50, Hard: 90 },
  intermediate: SOLVING_MINUTES,
  confident: { Easy: 15, Medium: 25, Hard: 45 },
} as const satisfies Record<PlanLevel, Record<(typeof DIFFICULTIES)[number], number>>

/** Hard questions keep their place, come after all others, or are left out. */
export const HARD_ONES = ['placed', 'last', 'out'] as const
export type HardOnes = (typeof HARD_ONES)[number]
export const USUAL_HARD: Readonly<Record<PlanLevel, HardOnes>> = {
  beginner: 'out',
  intermediate: 'last',
  confident: 'placed',
}

/** Days within which a failed try or an opened hint counts as being stuck. */
export const STUCK_DAYS = 14
/** Days for which a plan shows its changes. */
export const CHANGE_DAYS = 14

/** A day like `2026-03-02`. */
const day = z.string()
const whole = (rule: Sentence, most: number) => z.number(rule).int(rule).min(1, rule).max(most, rule)

export const planSource = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('list'), slug: line(limits.title, planMessages.sourceRule) }),
    z.strictObject({
      kind: z.literal('topics'),
      ids: z
        .array(id, planMessages.topicsRule)
        .min(1, planMessages.topicsRule)
        .max(planLimits.topics, planMessages.topicsRule),
    }),
    z.strictObject({ kind: z.literal('company'), slug: line(limits.name, planMessages.sourceRule) }),
    /** The member’s own list. */
    z.strictObject({ kind: z.literal('own'), id }),
    /** Another member's list, by its link. */
    z.strictObject({ kind: z.literal('shared'), key: line(64, planMessages.sourceRule) }),
  ],
  planMessages.sourceRule,
)
export type PlanSource = z.infer<typeof planSource>

/** The terms that can be changed later. */
export const planTerms = z.strictObject({
  endsOn: z.iso.date(planMessages.dayRule),
  hours: whole(planMessages.hoursRule, planLimits.hours),
  /** The free days, 1 for Monday to 7 for Sunday. */
  weekdays: z
    .array(whole(planMessages.weekdaysRule, 7), planMessages.weekdaysRule)
    .min(1, planMessages.weekdaysRule)
    .max(7, planMessages.weekdaysRule)
    .refine((all) => new Set(all).size === all.length, planMessages.weekdaysRule),
  level: z.enum(PLAN_LEVELS, planMessages.levelRule),
  hard: z.enum(HARD_ONES, planMessages.hardRule),
})
export type PlanTerms = z.infer<typeof planTerms>
export const planBody = planTerms.extend({ source: planSource })
export type PlanBody = z.infer<typeof planBody>

/** The expected end of a plan, and the remedies if it is late. */
const forecast = z.object({
  /** Minutes of the remaining questions. */
  minutes: z.number(),
  /** Null if no question remains. */
  endsOn: day.nullable(),
  /** 0 if the plan ends in time. */
  daysLate: z.number(),
  /** The hours a week that reach the planned end. Null if no number does, or the plan ends in time. */
  hoursToFit: z.number().nullable(),
  /** The forecast without Hard questions. Null if none remain, or the plan ends in time. */
  withoutHard: z.object({ endsOn: day.nullable(), daysLate: z.number() }).nullable(),
})
export type Forecast = z.infer<typeof forecast>

const planned = z.object({
  id,
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  link: z.string(),
  topicId: id.nullable(),
  topic: z.string().nullable(),
  /** The slug of the problem on this site, or null if the question is solved elsewhere. */
  problem: z.string().nullable(),
  minutes: z.number(),
  done: z.boolean(),
  /** The planned day. For a finished question, the day on which it was done, or null if unknown. */
  on: day.nullable(),
})
export type PlannedQuestion = z.infer<typeof planned>

const head = z.object({
  title: z.string(),
  ...planTerms.shape,
  source: planSource,
  startsOn: day,
  today: day,
  /** The questions of the plan without those that are left out, and how many of them are done. */
  total: z.number(),
  done: z.number(),
  /** Hard questions that are left out. */
  leftOut: z.number(),
  forecast,
})
/** Changes by the plan's list or its mentors in the last `CHANGE_DAYS` days, combined for each day. */
const change = z.object({
  on: day,
  added: z.number(),
  removed: z.number(),
  /** The previous values of the changed terms. */
  was: planTerms.partial(),
})
export type PlanChange = z.infer<typeof change>
const saved = {
  _id: id,
  batch: batchName.nullable(),
  change: change.nullable(),
  /** For a plan from a member’s list: whether the list or its link still exists. Null for other plans. */
  hasList: z.boolean().nullable(),
}
const nextStep = z.object({
  id,
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  topicId: id.nullable(),
})
const planOverview = head.extend({
  ...saved,
  /** The remaining questions for today, and their minutes. */
  leftToday: z.number(),
  minutesToday: z.number(),
  next: nextStep.nullable(),
})
export type PlanOverview = z.infer<typeof planOverview>

/** A question at which a member is stuck: failed tries or opened hints in the last two weeks, and no tick. */
const stuckAt = z.object({ questionId: id, since: day, tries: z.number(), hints: z.number() })
export type StuckAt = z.infer<typeof stuckAt>

const preview = head.extend({ questions: z.array(planned) })
export type PlanPreview = z.infer<typeof preview>
const plan = preview.extend({
  ...saved,
  /** Whether the plan has an address for calendars. */
  hasFeed: z.boolean(),
  /** For a batch’s plan: the data about the reader that its mentors see, beside finished questions. */
  mentorsSee: z.array(stuckAt),
  /** For a shared list: the number of questions added and removed there since. The plan applies these changes on request. */
  listNow: z.object({ added: z.number(), removed: z.number() }).nullable(),
})
export type Plan = z.infer<typeof plan>

export const onePlan = {
  callers: 'member',
  params: z.object({ id }),
  notFound: planMessages.missing,
} as const
const writes = { scope: 'progress:write' } as const

export const listPlans = endpoint({
  method: 'GET',
  path: '/plans',
  scope: 'read',
  summary: 'Your plans and that of your batch, with what is left today and when each ends',
  callers: 'member',
  answer: z.object({ data: z.array(planOverview) }),
})
export const previewPlan = endpoint({
  method: 'POST',
  path: '/plans/preview',
  scope: 'read',
  summary: 'What a plan would mean, day by day, before it is made; changes nothing',
  callers: 'member',
  body: planBody,
  answer: z.object({ data: preview }),
})
export const createPlan = endpoint({
  method: 'POST',
  path: '/plans',
  ...writes,
  summary: 'Plan the questions of a list, of topics or of a company until a day',
  callers: 'member',
  takesKey: true,
  status: 201,
  body: planBody,
  answer: z.object({ data: z.object({ _id: id }) }),
})
export const getPlan = endpoint({
  method: 'GET',
  path: '/plans/:id',
  scope: 'read',
  summary: 'A plan of yours or of your batch: each question with its day, planned anew from today',
  ...onePlan,
  answer: z.object({ data: plan }),
})
export const updatePlan = endpoint({
  method: 'PUT',
  path: '/plans/:id',
  ...writes,
  summary: 'Change the end, the hours, the days of the week, the level or what becomes of Hard questions',
  ...onePlan,
  body: planTerms,
})
export const removePlan = endpoint({
  method: 'DELETE',
  path: '/plans/:id',
  ...writes,
  summary: 'Delete a plan; its questions and your ticks stay',
  ...onePlan,
})
