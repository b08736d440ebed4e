import { z } from 'zod'
import { batchName } from '../batch-name.ts'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import type { Sentence } from '../sentence.ts'
import { id, line } from '../text.ts'
import { planLimits, planMessages } from './plan-messages.ts'
import { SOLVING_MINUTES } from './solving-minutes.ts'

export { planLimits, planMessages } from './plan-messages.ts'

export const PLAN_LEVELS = ['beginner', 'intermediate', 'confident'] as const
export type PlanLevel = (typeof PLAN_LEVELS)[number]

/**
 * What a question takes, in minutes, with reading a good solution afterwards. The middle row is what reviews and Today count with
 * (`SOLVING_MINUTES`). Who begins reads more and gets stuck longer, the more so the harder it is: half as much again for an Easy
 * one, at which the language is what holds them up, and for a Hard one, at which they should look at the editorial by then. Who is
 * confident needs about three quarters. Real interviews give 20 to 45 minutes, which is where the last row ends.
 */
export const PLAN_MINUTES = {
  beginner: { Easy: 30, Medium: 50, Hard: 90 },
  intermediate: SOLVING_MINUTES,
  confident: { Easy: 15, Medium: 25, Hard: 45 },
} as const satisfies Record<PlanLevel, Record<(typeof DIFFICULTIES)[number], number>>

/** Hard questions stand where the source has them, after all others, or are left out. */
export const HARD_ONES = ['placed', 'last', 'out'] as const
export type HardOnes = (typeof HARD_ONES)[number]
export const USUAL_HARD: Readonly<Record<PlanLevel, HardOnes>> = {
  beginner: 'out',
  intermediate: 'last',
  confident: 'placed',
}

/** Days within which a try, or a hint that was opened, counts as being stuck. */
export const STUCK_DAYS = 14
/** For so long a plan says what was changed in it. */
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
    /** A list of the member’s own. */
    z.strictObject({ kind: z.literal('own'), id }),
    /** A list of somebody else whose link they have. */
    z.strictObject({ kind: z.literal('shared'), key: line(64, planMessages.sourceRule) }),
  ],
  planMessages.sourceRule,
)
export type PlanSource = z.infer<typeof planSource>

/** What can be changed afterwards. */
export const planTerms = z.strictObject({
  endsOn: z.iso.date(planMessages.dayRule),
  hours: whole(planMessages.hoursRule, planLimits.hours),
  /** The days that are free, 1 for Monday to 7 for Sunday. */
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

/** When it ends, and what could be done where that is late. */
const forecast = z.object({
  /** Of what is left. */
  minutes: z.number(),
  /** Null when nothing is left. */
  endsOn: day.nullable(),
  /** 0: it fits. */
  daysLate: z.number(),
  /** So many hours a week keep to the day; null where none do, or it fits. */
  hoursToFit: z.number().nullable(),
  /** Without the Hard ones; null where there are none left, or it fits. */
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
  /** The problem of this site that it is; null where it is solved elsewhere. */
  problem: z.string().nullable(),
  minutes: z.number(),
  done: z.boolean(),
  /** The day for which it is planned; of what is done the day on which it was done, null where nobody knows it. */
  on: day.nullable(),
})
export type PlannedQuestion = z.infer<typeof planned>

const head = z.object({
  title: z.string(),
  ...planTerms.shape,
  source: planSource,
  startsOn: day,
  today: day,
  /** Questions that it has, without those that are left out, and how many of them are done. */
  total: z.number(),
  done: z.number(),
  /** Hard ones that are left out. */
  leftOut: z.number(),
  forecast,
})
/** What its list or its mentors changed in the last `CHANGE_DAYS` days, all of one day together. */
const change = z.object({
  on: day,
  added: z.number(),
  removed: z.number(),
  /** The terms that are others now, as they were before. */
  was: planTerms.partial(),
})
export type PlanChange = z.infer<typeof change>
const saved = {
  _id: id,
  batch: batchName.nullable(),
  change: change.nullable(),
  /** Of a plan of a member’s list: whether there still is that list, or its link. Null for others. */
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
  /** What is left for today, and what that takes. */
  leftToday: z.number(),
  minutesToday: z.number(),
  next: nextStep.nullable(),
})
export type PlanOverview = z.infer<typeof planOverview>

/** Where somebody got stuck: tried in vain or with hints, in the last two weeks, and not ticked. */
const stuckAt = z.object({ questionId: id, since: day, tries: z.number(), hints: z.number() })
export type StuckAt = z.infer<typeof stuckAt>

const preview = head.extend({ questions: z.array(planned) })
export type PlanPreview = z.infer<typeof preview>
const plan = preview.extend({
  ...saved,
  /** Whether there is an address from which calendars read it. */
  hasFeed: z.boolean(),
  /** Of a batch’s plan: what its mentors see of you beside what is done. */
  mentorsSee: z.array(stuckAt),
  /** Of a list that somebody shares: how many questions came and went there since, which the plan takes over when asked to. */
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
