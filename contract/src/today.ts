import { z } from 'zod'
import { DIFFICULTIES } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { id } from './text.ts'

const difficulty = z.enum(DIFFICULTIES)

/** The next question of the topic in which a question was ticked last, or of the first unfinished topic. */
const nextQuestion = z.object({
  id,
  questionName: z.string(),
  difficulty,
  topicId: id,
  topic: z.string(),
  done: z.number(),
  total: z.number(),
  /** When a question of the topic was ticked last; null when none was. */
  tickedAt: z.string().nullable(),
})
/** The unsolved problem on whose code was worked last. */
const begunProblem = z.object({ slug: z.string(), title: z.string(), difficulty, savedAt: z.string() })
const dailyProblem = z.object({
  slug: z.string(),
  title: z.string(),
  difficulty,
  topic: z.string(),
  solvedAt: z.string().nullable(),
})
export type DailyProblem = z.infer<typeof dailyProblem>

const nextEvent = z.object({
  _id: id,
  title: z.string(),
  location: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  state: z.enum(['going', 'waiting']).nullable(),
})
const openThread = z.object({
  _id: id,
  title: z.string(),
  category: z.string(),
  author: z.string().nullable(),
  createdAt: z.string(),
})

/** What a member does next. Days are counted by the reader, in their own time zone. */
export const today = z.object({
  /** The quarters of an hour since 1970 in which questions were completed. Every time zone differs by whole quarters. */
  active: z.array(z.number()),
  question: nextQuestion.nullable(),
  begun: begunProblem.nullable(),
  /** In the order of the learning path: the next unsolved problems, and those solved in the last two days. */
  problems: z.array(dailyProblem),
  solved: z.number(),
  event: nextEvent.nullable(),
  /** The newest thread of somebody else that nobody has answered. */
  thread: openThread.nullable(),
  /** Whether the member has ever written in the forum. */
  hasWritten: z.boolean(),
})
export type Today = z.infer<typeof today>

export const QUARTER = 900_000

export const getToday = endpoint({
  method: 'GET',
  path: '/today',
  summary: 'Where you stopped, problems to solve next, your active times, the next event, a thread to answer',
  callers: 'member',
  answer: z.object({ data: today }),
})
