import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, onwards, text, truth } from '../text.ts'
import { eventMessages } from './event.ts'

/** The number of anonymous answers from which they are shown. A single one would reveal its author. */
export const LEAST_ANSWERS = 3
/** Days after the end in which an answer can be written and changed. */
export const FEEDBACK_DAYS = 14

export const feedbackMessages = {
  ratingRule: sentence('feedback.ratingRule', 'Choose 1 to 5.'),
  early: sentence('feedback.early', 'This event is not over yet.'),
  late: sentence('feedback.late', 'What people say is collected for {count} days after an event.', {
    count: FEEDBACK_DAYS,
  }),
  absent: sentence('feedback.absent', 'Only those who were going can say how it was.'),
  cancelled: eventMessages.cancelled,
} as const

const one = { params: z.object({ id }), notFound: eventMessages.missing } as const

export const feedbackBody = z.strictObject({
  rating: z
    .int(feedbackMessages.ratingRule)
    .min(1, feedbackMessages.ratingRule)
    .max(5, feedbackMessages.ratingRule),
  good: text(limits.feedback).default(''),
  better: text(limits.feedback).default(''),
  /** Whether the organisers may see who wrote it. */
  named: truth.default(false),
})

export const ownFeedback = z.object({
  /** Whether an answer can be written or changed now. */
  open: z.boolean(),
  answer: z
    .object({ rating: z.number(), good: z.string(), better: z.string(), named: z.boolean() })
    .nullable(),
})
export type OwnFeedback = z.infer<typeof ownFeedback>

/** An answer as organisers see it. It has no time, which would reveal its author. */
export const feedbackAnswer = z.object({
  _id: id,
  rating: z.number(),
  good: z.string(),
  better: z.string(),
  /** Null for an anonymous answer. */
  name: z.string().nullable(),
})
export type FeedbackAnswer = z.infer<typeof feedbackAnswer>

export const eventFeedback = z.object({
  /** All answers, including hidden ones. */
  count: z.number(),
  /** Anonymous answers that stay hidden until there are enough of them. */
  held: z.number(),
  /** The number of ratings 1, 2, 3, 4 and 5 among the shown answers. */
  spread: z.array(z.number()),
  data: z.array(feedbackAnswer),
  nextCursor: z.string().nullable(),
})
export type EventFeedback = z.infer<typeof eventFeedback>

export const getOwnFeedback = endpoint({
  method: 'GET',
  path: '/events/:id/feedback/mine',
  scope: 'read',
  summary: 'What you said about an event, and whether you can say it now',
  callers: 'member',
  ...one,
  answer: z.object({ data: ownFeedback }),
})
export const saveFeedback = endpoint({
  method: 'PUT',
  path: '/events/:id/feedback/mine',
  scope: 'events:write',
  summary: `Say how an event was that you went to, until ${FEEDBACK_DAYS} days after it; again to change it`,
  callers: 'member',
  ...one,
  body: feedbackBody,
  answer: z.object({ data: ownFeedback }),
})
export const deleteFeedback = endpoint({
  method: 'DELETE',
  path: '/events/:id/feedback/mine',
  scope: 'events:write',
  summary: 'Take back what you said about an event',
  callers: 'member',
  ...one,
  answer: z.object({ data: ownFeedback }),
})
export const listFeedback = endpoint({
  method: 'GET',
  path: '/events/:id/feedback',
  scope: 'admin:read',
  summary: 'How an event was: the spread of the ratings, and what people wrote, page after page',
  callers: 'events',
  ...one,
  query: z.strictObject(onwards),
  answer: eventFeedback,
})
export const feedbackFile = endpoint({
  method: 'GET',
  path: '/events/:id/feedback.csv',
  file: 'text/csv',
  summary: 'All that people wrote about an event',
  callers: 'events',
  ...one,
})
