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
  /** The slug by which problems name the topic. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(LEVELS),
  /** The number of its questions by difficulty, for the progress bars. */
  questions: z.object({ Easy: z.number(), Medium: z.number(), Hard: z.number() }),
  /** The number of questions that can be solved on this site. */
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

/** A completed question with the details in the tracker: its topics, its difficulty, and the time of the tick. */
export const completedQuestion = z.object({
  questionId: id,
  topicIds: z.array(id),
  difficulty: z.enum(DIFFICULTIES),
  /** Null for a solve elsewhere at an unknown time. It counts as a tick, but not as an active day. */
  completedAt: z.string().nullable(),
})

/** A problem of this site with its slug, or null if the question cannot be solved here. */
const problemHere = z.object({ slug: z.string(), title: z.string() }).nullable()

/** The next question in a topic, with the problem of this site for it. */
export const nextInTopic = z.object({
  topicId: id,
  questionId: id,
  questionName: z.string(),
  problem: problemHere,
})
export type NextInTopic = z.infer<typeof nextInTopic>

// The literal segment `memberId` means the signed-in member. No other member can be named here.
export const listCompleted = endpoint({
  method: 'GET',
  path: '/progress/memberId/completed-questions',
  scope: 'read',
  summary: 'Questions that you have completed',
  callers: 'member',
  answer: z.object({
    completedQuestion: z.array(completedQuestion),
    asOf,
    /**
     * The first uncompleted question of each topic, preferring those that can be solved here. The topic to continue with comes
     * first.
     */
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
 * A tick made without a network still counts for its own day if it arrives within a week. A later change on another device wins.
 * The response contains the current state of the question.
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

/**
 * The next question, preferring those that can be solved here. It is in the topic of the latest tick, or else in the first
 * unfinished topic.
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
  /** The time of the last tick in the topic, or null without one. */
  tickedAt: z.string().nullable(),
})
/** The unsolved problem whose code was edited last. */
const begunProblem = z.object({ slug: z.string(), title: z.string(), difficulty, savedAt: z.string() })
/** The problem that follows the one solved last, as its verdict says. */
const nextProblem = z.object({
  slug: z.string(),
  title: z.string(),
  difficulty,
  /** The title of the solved problem. */
  after: z.string(),
  solvedAt: z.string(),
})
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

/** The next steps of a member. */
export const today = z.object({
  streak: shortStreak,
  question: nextQuestion.nullable(),
  /** Replaces the question while a solve is the member's latest progress. Null without a solve in the last two days. */
  next: nextProblem.nullable(),
  begun: begunProblem.nullable(),
  /** The club's problem of this week that closes first, while the member has not solved it. */
  week: z
    .object({ slug: z.string(), title: z.string(), difficulty: z.enum(DIFFICULTIES), closesAt: z.string() })
    .nullable(),
  /** The next unsolved problems and those solved in the last two days, in the order of the learning path. */
  problems: z.array(dailyProblem),
  solved: z.number(),
  /** The remaining reviews of today, the minutes they take, and the number of later ones that wait. */
  reviews: z.object({
    due: z.number(),
    minutes: z.number(),
    first: z.string().nullable(),
    waiting: z.number(),
    pausedUntil: z.string().nullable(),
  }),
  /** The next question of today in the plan that ends first. */
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
  /** The newest thread of another member without a reply. */
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
