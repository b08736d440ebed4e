import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { batchName, id, line } from '../text.ts'
import { planBody, planLimits, planMessages, planSource, planTerms } from './plan.ts'

const ofBatch = {
  callers: 'member',
  params: z.object({ batch: id }),
  notFound: planMessages.batchMissing,
} as const

const cohortQuestion = z.object({
  id,
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  topicId: id.nullable(),
  /** The number of batch members who are past it. */
  past: z.number(),
  /** The names of stuck members, for mentors only. */
  stuck: z.array(
    z.object({
      memberId: id,
      name: z.string(),
      handle: z.string().nullable(),
      since: z.string(),
      tries: z.number(),
      hints: z.number(),
    }),
  ),
})
const cohortPlan = z.object({
  batch: batchName,
  members: z.number(),
  /** Mentors see who is stuck. Content editors see counts. */
  isMentor: z.boolean(),
  /** Null if the batch has no plan yet. */
  plan: planTerms
    .extend({ _id: id, title: z.string(), source: planSource, questions: z.array(cohortQuestion) })
    .nullable(),
})
export type CohortPlan = z.infer<typeof cohortPlan>

export const getBatchPlan = endpoint({
  method: 'GET',
  path: '/mentoring/:batch/plan',
  scope: 'read',
  summary:
    'The plan of a batch for its mentors: how many are past each question, and who is stuck where. No ranking',
  ...ofBatch,
  answer: z.object({ data: cohortPlan }),
})
export const setBatchPlan = endpoint({
  method: 'PUT',
  path: '/mentoring/:batch/plan',
  talks: true,
  scope: 'progress:write',
  summary:
    'Make the plan of a batch, or another one instead, for its mentors and whoever looks after the content',
  ...ofBatch,
  body: planBody,
  answer: z.object({ data: z.object({ _id: id }) }),
})
const someQuestions = z.array(id, planMessages.tooLong).max(planLimits.questions, planMessages.tooLong)
/** The named fields change, and the rest stays. */
export const batchPlanChanges = planTerms.partial().extend({
  title: line(limits.title, messages.titleRequired).optional(),
  /** All questions of a list, of topics or of a company, added at the end. */
  add: planSource.optional(),
  questions: someQuestions.optional(),
  takeOut: someQuestions.optional(),
})
export type BatchPlanChanges = z.infer<typeof batchPlanChanges>
export const changeBatchPlan = endpoint({
  method: 'PATCH',
  path: '/mentoring/:batch/plan',
  talks: true,
  scope: 'progress:write',
  summary:
    'Change the plan of a batch: its terms, its name, questions that come or go. Ticks and calendar addresses stay; members read what changed',
  ...ofBatch,
  body: batchPlanChanges,
  answer: z.object({ data: z.object({ added: z.number(), removed: z.number() }) }),
})
export const removeBatchPlan = endpoint({
  method: 'DELETE',
  path: '/mentoring/:batch/plan',
  scope: 'progress:write',
  summary: 'Remove the plan of a batch; everybody’s ticks stay',
  ...ofBatch,
})
