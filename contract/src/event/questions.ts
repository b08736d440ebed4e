import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { eventMessages } from './event.ts'
import { changedQuestions, givenAnswers, question } from './question.ts'

const one = { params: z.object({ id }), notFound: eventMessages.missing } as const

const counted = question.extend({
  /** How many people answered. */
  answers: z.number().int(),
  /** How often each choice was taken, by people with a seat and on the waiting list. Empty for texts and numbers. */
  taken: z.array(z.object({ value: z.string(), going: z.number().int(), waiting: z.number().int() })),
  /** The sum of the numbers of people with a seat, or null for other kinds. */
  sum: z.number().nullable(),
})
export type CountedQuestion = z.infer<typeof counted>

export const getEventQuestions = endpoint({
  method: 'GET',
  path: '/events/:id/questions',
  scope: 'read',
  summary: 'What an event asks of those who register, and your answers',
  callers: 'member',
  ...one,
  answer: z.object({
    data: z.object({
      questions: z.array(question),
      answers: z.array(z.object({ question: id, value: z.string() })),
    }),
  }),
})
export const setEventAnswers = endpoint({
  method: 'PUT',
  path: '/events/:id/answers',
  scope: 'events:write',
  summary: 'Change your answers to the questions of an event, until its registration closes',
  callers: 'member',
  ...one,
  body: z.strictObject({ answers: givenAnswers }),
})
export const countEventAnswers = endpoint({
  method: 'GET',
  path: '/events/:id/answers',
  scope: 'admin:read',
  summary: 'The questions of an event with how many answered, and how often each choice was taken',
  callers: 'events',
  versioned: true,
  ...one,
  answer: z.object({
    data: z.object({
      questions: z.array(counted),
      /** It changes with the questions. */
      version: z.number().int(),
    }),
  }),
})
export const checkEventQuestions = endpoint({
  method: 'POST',
  path: '/events/:id/questions/check',
  scope: 'admin:write',
  summary: 'What a change of the questions of an event would delete and keep; it changes nothing',
  callers: 'events',
  ...one,
  body: changedQuestions,
  answer: z.object({
    data: z.object({
      /** The questions of which answers would be deleted. */
      lost: z.array(z.object({ name: z.string(), answers: z.number().int() })),
      kept: z.number().int(),
    }),
  }),
})
export const setEventQuestions = endpoint({
  method: 'PUT',
  path: '/events/:id/questions',
  scope: 'admin:write',
  summary: 'What an event asks of those who register, in this order; none for an empty list',
  callers: 'events',
  versioned: true,
  ...one,
  body: changedQuestions.extend({
    /** The number of answers that the organiser knows to be deleted. Where it would be more, nothing changes. */
    loses: z.int().min(0).max(1_000_000).default(0),
  }),
})
