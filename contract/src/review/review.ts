import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { asOf, deviceWord, saidAt } from '../device-word.ts'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id, onwards } from '../text.ts'

/** How well a question was remembered: 1 again, 2 hard, 3 good, 4 easy. Terms and numbers are those of FSRS. */
export const RATINGS = [1, 2, 3, 4] as const
export type Rating = (typeof RATINGS)[number]

/** Minutes of a review, which is shorter than the first solve. */
export const REVIEW_MINUTES = { Easy: 10, Medium: 20, Hard: 30 } as const
/** The most reviews a day, and the default until the member decides. */
export const REVIEWS_A_DAY = { most: 50, usual: 5 } as const
/** The limit of counts. One more means that there are more. */
export const REVIEWS_COUNTED = 200

export const reviewMessages = {
  missing: sentence('review.missing', 'Review Not Found'),
  ratingRule: sentence('review.ratingRule', 'Choose again, hard, good or easy.'),
  loadRule: sentence('review.loadRule', 'Choose 0 to {count} reviews a day.', { count: REVIEWS_A_DAY.most }),
  dayRule: sentence('review.dayRule', 'Choose a day within the next 90 days.'),
  boolean: sentence('review.boolean', 'Say true or false.'),
} as const

const day = z.string()
const reviewed = z.object({
  questionId: id,
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  link: z.string(),
  topicId: id.nullable(),
  topic: z.string().nullable(),
  /** The slug of the problem on this site, or null if the question is solved elsewhere. */
  problem: z.string().nullable(),
  reviewedOn: day,
  /** The day of the next review, or null for a dropped question. */
  nextOn: day.nullable(),
  /** Whether that day has passed without a review. */
  waits: z.boolean(),
  /** Days until the chance of remembering it falls to 90 %. */
  stability: z.number(),
  reps: z.number(),
  lapses: z.number(),
})
export type Review = z.infer<typeof reviewed>

const counted = z.object({ day, reviews: z.number() })

/** A due review, with the days of the next one after again, hard, good and easy. */
const dueReview = reviewed.extend({ choices: z.array(day) })
export type DueReview = z.infer<typeof dueReview>

export const reviewDay = z.object({
  day,
  asOf,
  perDay: z.number(),
  /** The number of reviews today. */
  done: z.number(),
  /** The remaining reviews of today, those with the most to save first. */
  due: z.array(dueReview),
  /** The number of due reviews beyond today's limit, counted up to `REVIEWS_COUNTED` + 1. */
  waiting: z.number(),
  /** The last day of a pause that includes today. */
  pausedUntil: day.nullable(),
  /** Current and future pauses, the next one first. */
  breaks: z.array(z.object({ from: day, to: day })),
  /** The two weeks from tomorrow. */
  ahead: z.array(counted),
})
export type ReviewDay = z.infer<typeof reviewDay>

const state = z.object({ nextOn: day.nullable(), stability: z.number(), rating: z.number().nullable() })
const params = z.object({ questionId: id })
const ofQuestion = {
  callers: 'member',
  scope: 'progress:write',
  params,
  notFound: reviewMessages.missing,
} as const

export const getReviewDay = endpoint({
  method: 'GET',
  path: '/reviews/today',
  scope: 'read',
  summary:
    'The questions to review today, how many wait beyond the bound of a day, and the load of the next two weeks',
  callers: 'member',
  answer: z.object({ data: reviewDay }),
})
export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  scope: 'read',
  summary: 'Your reviews in pages: those to come, the next one first, or those that you dropped',
  callers: 'member',
  query: z.strictObject({
    ...onwards,
    state: z
      .enum(['planned', 'dropped'], sentence('review.choosePlannedDropped', 'Choose planned or dropped.'))
      .optional(),
  }),
  answer: z.object({ data: z.array(reviewed), nextCursor: z.string().nullable() }),
})
export const reviewFile = endpoint({
  method: 'GET',
  path: '/reviews.csv',
  file: 'text/csv',
  summary: 'All that you solved, and when each comes back',
  callers: 'member',
})
/**
 * Several devices may send it in any order and more than once. For each day the latest rating counts. `rating` null removes it.
 */
export const rateReview = endpoint({
  method: 'PUT',
  path: '/reviews/:questionId/rating',
  summary:
    'Say how well you knew a question at the time `at`; `id` is made by your device, so that it counts once',
  ...ofQuestion,
  body: z.strictObject({
    id: z.uuid(sentence('review.giveUuidOwn', 'Give it a UUID of its own.')).toLowerCase(),
    rating: z.union(
      [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.null()],
      reviewMessages.ratingRule,
    ),
    ...deviceWord,
  }),
  answer: z.object({ data: state.extend({ saidAt }) }),
})
export const postponeReview = endpoint({
  method: 'PUT',
  path: '/reviews/:questionId/postponed',
  summary: 'Put a review off until a day; null takes that back',
  ...ofQuestion,
  body: z.strictObject({ until: z.iso.date(reviewMessages.dayRule).nullable() }),
  answer: z.object({ data: state }),
})
export const dropReview = endpoint({
  method: 'PUT',
  path: '/reviews/:questionId/dropped',
  summary: 'Drop the reviews of a question, or take them up again',
  ...ofQuestion,
  body: z.strictObject({ dropped: z.boolean(reviewMessages.boolean) }),
  answer: z.object({ data: state }),
})
export const setReviewLoad = endpoint({
  method: 'PUT',
  path: '/reviews/load',
  summary: 'How many reviews a day holds; 0 for none',
  scope: 'progress:write',
  callers: 'member',
  body: z.strictObject({
    perDay: z
      .number(reviewMessages.loadRule)
      .int(reviewMessages.loadRule)
      .min(0, reviewMessages.loadRule)
      .max(REVIEWS_A_DAY.most, reviewMessages.loadRule),
  }),
  answer: z.object({ data: z.object({ perDay: z.number() }) }),
})

export const memory = z.object({
  /** The number of ticked questions. */
  questions: z.number(),
  /** The number of them still remembered after this many days without a review, as FSRS expects. */
  curve: z.array(z.object({ inDays: z.number(), known: z.number() })),
  /** Questions remembered and forgotten at their review, by month, the latest first. */
  months: z.array(z.object({ month: z.string(), known: z.number(), forgotten: z.number() })),
})
export type Memory = z.infer<typeof memory>

export const getMemory = endpoint({
  method: 'GET',
  path: '/reviews/memory',
  scope: 'read',
  summary: 'How much of what you solved you still know: expected, and as your reviews showed',
  callers: 'member',
  answer: z.object({ data: memory }),
})
export const memoryFile = endpoint({
  method: 'GET',
  path: '/reviews-kept.csv',
  file: 'text/csv',
  summary: 'How much of what you solved you still know',
  callers: 'member',
})
