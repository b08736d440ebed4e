import { z } from 'zod'
import { asOf, deviceWord, saidAt, wordId } from '../device-word.ts'
import { endpoint } from '../endpoint.ts'
import { messages } from '../messages.ts'
import { shortStreak } from '../streak/streak.ts'
import { id, truth } from '../text.ts'

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
export type Level = (typeof LEVELS)[number]

export const topic = z.object({
  id,
  /** As problems name it. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(LEVELS),
  /** The number of its questions by difficulty, for the progress bars. */
  questions: z.object({ Easy: z.number(), Medium: z.number(), Hard: z.number() }),
  /** How many of them can be solved on this site. */
  solvable: z.number(),
})
export type Topic = z.infer<typeof topic>

export const question = z.object({
  id,
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  link: z.string(),
})
export type Question = z.infer<typeof question>

export const listTopics = endpoint({
  method: 'GET',
  path: '/topics/',
  summary: 'Topics in learning order',
  callers: 'anyone',
  answer: z.object({ topics: z.array(topic) }),
})
export const listQuestions = endpoint({
  method: 'GET',
  path: '/topics/:id/questions',
  summary: 'Questions of a topic',
  callers: 'anyone',
  params: z.object({ id }),
  answer: z.object({ questions: z.array(question) }),
  notFound: messages.topicMissing,
})

/** A completed question with what the tracker shows: its topics, its difficulty, and when it was ticked. */
export const completedQuestion = z.object({
  questionId: id,
  topicIds: z.array(id),
  difficulty: z.enum(DIFFICULTIES),
  /** Null where it was solved elsewhere, and nobody knows when: then it is ticked, and no active day. */
  completedAt: z.string().nullable(),
})

/** The question to continue with in a topic, and the problem of this site that it is; null where it cannot be solved here. */
export const nextInTopic = z.object({
  topicId: id,
  questionId: id,
  questionName: z.string(),
  problem: z.string().nullable(),
})
export type NextInTopic = z.infer<typeof nextInTopic>

// The literal segment `memberId` means the signed-in member; no other member can be named here.
export const listCompleted = endpoint({
  method: 'GET',
  path: '/progress/memberId/completed-questions',
  scope: 'read',
  summary: 'Questions that you have completed',
  callers: 'member',
  answer: z.object({
    completedQuestion: z.array(completedQuestion),
    asOf,
    /** Of each topic the first question that is not completed, of those that can be solved here if there are any; the topic to go on with first. */
    next: z.array(nextInTopic),
  }),
})
export const toggleCompleted = endpoint({
  method: 'PATCH',
  path: '/progress/memberId/questions/:questionId/completed/toggle',
  scope: 'progress:write',
  summary: 'Mark a question as completed, or take the mark back',
  callers: 'member',
  takesKey: true,
  params: z.object({ questionId: id }),
  answer: z.object({ completed: z.boolean() }),
  notFound: messages.questionMissing,
})

/**
 * A tick that was made without a network still counts for its own day when it arrives within a week. What was done later on
 * another device stays: the answer says how the question stands.
 */
export const setCompleted = endpoint({
  method: 'PUT',
  path: '/progress/memberId/questions/:questionId/completed',
  scope: 'progress:write',
  summary: 'Set the mark of a question, as it was set without a network at the time `at`',
  callers: 'member',
  params: z.object({ questionId: id }),
  body: z.strictObject({
    completed: truth,
    id: wordId.optional(),
    ...deviceWord,
  }),
  answer: z.object({ completed: z.boolean(), saidAt }),
  notFound: messages.questionMissing,
})

const difficulty = z.enum(DIFFICULTIES)

/** A problem of this site, by its name in addresses; null where a question cannot be solved here. */
const problemHere = z.object({ slug: z.string(), title: z.string() }).nullable()

/**
 * The next question of the topic in which a question was ticked last, or of the first unfinished topic: of those that can be solved
 * here if there are any.
 */
const nextQuestion = z.object({
  id,
  questionName: z.string(),
  problem: problemHere,
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

/** What a member does next. */
export const today = z.object({
  streak: shortStreak,
  question: nextQuestion.nullable(),
  begun: begunProblem.nullable(),
  /** In the order of the learning path: the next unsolved problems, and those solved in the last two days. */
  problems: z.array(dailyProblem),
  solved: z.number(),
  /** The reviews that are left today, with the minutes that they take, and how many wait beyond them. */
  reviews: z.object({
    due: z.number(),
    minutes: z.number(),
    first: z.string().nullable(),
    waiting: z.number(),
    pausedUntil: z.string().nullable(),
  }),
  /** What a plan asks for next today, of the plan that ends first. */
  plan: z
    .object({
      planId: id,
      title: z.string(),
      leftToday: z.number(),
      minutesToday: z.number(),
      minutes: z.number(),
      next: nextQuestion
        .pick({ id: true, questionName: true, problem: true, difficulty: true })
        .extend({ topicId: id.nullable() }),
    })
    .nullable(),
  event: nextEvent.nullable(),
  /** The newest thread of somebody else that nobody has answered. */
  thread: openThread.nullable(),
  /** Whether the member has ever written in the forum. */
  hasWritten: z.boolean(),
})
export type Today = z.infer<typeof today>

export const getToday = endpoint({
  method: 'GET',
  path: '/today',
  scope: 'read',
  summary: 'Where you stopped, problems to solve next, your streak, the next event, a thread to answer',
  callers: 'member',
  answer: z.object({ data: today }),
})
