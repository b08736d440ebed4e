import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postAuthor } from '../forum/forum.ts'
import { limits } from '../limits.ts'
import { ofProblem, solutionLanguage } from '../problem/problem.ts'
import { sentence } from '../sentence.ts'
import { SOURCE_BYTES, VERDICTS } from '../submission/solution-submission.ts'
import { id, onwards, text, truth, writing } from '../text.ts'
import { ASKED, askCommentBody, askFormBody } from './ask-form.ts'

export const QUESTION_STATES = ['open', 'answered', 'closed'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** The limit of open questions per member. */
export const MOST_OPEN = 5
/** The expected wait is the median of the last `last` answers. With fewer than `fewest` answers, no wait is shown. */
export const WAITS = { last: 30, fewest: 5 } as const
/** The longest input or answer that is attached. */
const LONGEST_VALUE = 4_000

export const askMessages = {
  missing: sentence('ask.missing', 'This question is not there, or not for you.'),
  commentMissing: sentence('ask.commentMissing', 'This comment is not there any more.'),
  reportMissing: sentence('ask.reportMissing', 'This report is not there any more.'),
  /** Shown in place of a title. */
  removedQuestion: sentence('ask.removedQuestion', 'Removed question'),
  tooMany: sentence(
    'ask.tooMany',
    'Five of your questions wait for an answer. Close one, then ask the next.',
  ),
  noMentors: sentence('ask.noMentors', 'The club has no mentors yet. Ask the forum.'),
  submissionMissing: sentence(
    'ask.submissionMissing',
    'This submission is not one of yours to this problem.',
  ),
  noLine: sentence('ask.noLine', 'The code of this question has no such line.'),
  closed: sentence('ask.closed', 'This question is closed.'),
  forum: sentence('ask.forum', 'This question is answered in the forum.'),
  noThanks: sentence('ask.noThanks', 'Thank somebody who answered this question.'),
  thanked: sentence('ask.thanked', 'You have thanked for this question before.'),
} as const

const value = text(LONGEST_VALUE)
const counterexample = z.strictObject({ input: value, expected: value.nullable(), given: value.nullable() })
export type Counterexample = z.infer<typeof counterexample>
const code = z.object({ language: solutionLanguage, source: z.string() })
const verdict = z.enum(VERDICTS)

/** The attachments of a question. An omitted one is null. */
export const carried = z.object({
  code: code.nullable(),
  /** `judged`: the verdict is from the site's judge. Otherwise it is from the asker's browser. */
  verdict: z.object({ verdict, reason: z.string().nullable(), judged: z.boolean() }).nullable(),
  counterexample: counterexample.nullable(),
})
export type Carried = z.infer<typeof carried>

const listed = z.object({
  _id: id,
  title: z.string(),
  problem: z.object({ slug: z.string(), title: z.string() }),
  to: z.enum(ASKED),
  state: z.enum(QUESTION_STATES),
  /** The asker. Null on one’s own questions, and after the account is gone. */
  author: postAuthor.nullable(),
  verdict: verdict.nullable(),
  /** Comments by others. In the forum, all replies. */
  comments: z.number().int(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
  /** The thread in the forum. */
  threadId: id.nullable(),
})
export type ListedQuestion = z.infer<typeof listed>

const comment = z.object({
  _id: id,
  author: postAuthor.nullable(),
  /** The commented line of the code, counted from 1, or null for the whole. */
  line: z.number().int().nullable(),
  content: z.string(),
  html: z.string(),
  createdAt: z.string(),
  /** Whether the caller wrote it. */
  own: z.boolean(),
  byAsker: z.boolean(),
  removed: z.boolean(),
  thanked: z.boolean(),
})
export type QuestionComment = z.infer<typeof comment>

const question = listed.extend({
  content: z.string(),
  html: z.string(),
  carried,
  own: z.boolean(),
  mayAnswer: z.boolean(),
  mayModerate: z.boolean(),
  thankedAt: z.string().nullable(),
  answers: z.array(comment),
})
export type AskedQuestion = z.infer<typeof question>

const wait = z.object({
  /** The number of recent answers behind the median. With fewer than five, no median is given. */
  answers: z.number().int(),
  /** The median. */
  seconds: z.number().int().nullable(),
})
export type ExpectedWait = z.infer<typeof wait>

export const getAsking = endpoint({
  method: 'GET',
  path: '/problems/:slug/asking',
  scope: 'read',
  summary:
    'Before you ask about a problem: whom you can ask, how long they usually take, and how many of your questions are open',
  callers: 'member',
  ...ofProblem,
  answer: z.object({
    data: z.object({
      wait: z.object({ mentors: wait, forum: wait }),
      /** The number of mentors who would read it. Zero if the club has none. */
      mentors: z.number().int(),
      open: z.number().int(),
      most: z.number().int(),
    }),
  }),
})

export const askBody = askFormBody.extend({
  /** The code, or null. With a submission it is the submitted code. */
  code: z
    .strictObject({
      language: solutionLanguage,
      source: writing(SOURCE_BYTES),
    })
    .optional(),
  /** A submission of the caller, whose verdict is attached. */
  submission: z
    .uuid(sentence('ask.idSubmission', 'This is the id of a submission.'))
    .toLowerCase()
    .optional(),
  /** The result of a run in the browser, if there is no submission. */
  verdict: z
    .strictObject({
      verdict: z.enum(VERDICTS, sentence('notification.oneOf', 'One of {choices}.', { choices: VERDICTS })),
      reason: text(limits.description).nullable().default(null),
    })
    .optional(),
  counterexample: counterexample.optional(),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/problems/:slug/questions',
  scope: 'forum:write',
  summary:
    'Ask mentors or the forum about a problem, with code, verdict and counterexample; who has not solved it does not get these',
  callers: 'member',
  talks: true,
  takesKey: true,
  ...ofProblem,
  body: askBody,
  status: 201,
  answer: z.object({ data: z.object({ _id: id, threadId: id.nullable() }) }),
})

const page = z.object({ data: z.array(listed), nextCursor: z.string().nullable() })
export const listAsked = endpoint({
  method: 'GET',
  path: '/asked',
  scope: 'read',
  summary: 'The questions that you asked about problems, the latest first, in pages',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: page,
})
export const listQueue = endpoint({
  method: 'GET',
  path: '/asked/queue',
  scope: 'read',
  summary: 'For mentors: the questions of members that wait for an answer, the oldest first, in pages',
  callers: 'member',
  query: z.strictObject({
    ...onwards,
    /** Includes answered questions, the latest first. */
    answered: z.literal('yes', sentence('ask.sayYesNothing', 'Say yes, or nothing.')).optional(),
  }),
  answer: page.extend({ isMentor: z.boolean() }),
})

export const ofAsked = { params: z.object({ id }), notFound: askMessages.missing } as const
export const getAsked = endpoint({
  method: 'GET',
  path: '/asked/:id',
  scope: 'read',
  summary: 'A question about a problem with what it carries and its comments: for who asked and mentors',
  callers: 'member',
  ...ofAsked,
  answer: z.object({ data: question }),
})
export const commentOnAsked = endpoint({
  method: 'POST',
  path: '/asked/:id/comments',
  scope: 'forum:write',
  summary: 'Answer a question, or comment on a line of its code: mentors and who asked',
  callers: 'member',
  talks: true,
  takesKey: true,
  ...ofAsked,
  body: askCommentBody,
  status: 201,
  answer: z.object({ data: question }),
})
export const removeAskedComment = endpoint({
  method: 'DELETE',
  path: '/asked/:id/comments/:comment',
  scope: 'forum:write',
  summary: 'Delete a comment of yours; moderators delete any',
  callers: 'member',
  params: z.object({ id, comment: id }),
  notFound: askMessages.commentMissing,
})
export const thankForAsked = endpoint({
  method: 'POST',
  path: '/asked/:id/thanks',
  scope: 'forum:write',
  summary:
    'Thank whoever helped, once for each question of yours: the author of a comment, or of a reply in the forum',
  callers: 'member',
  ...ofAsked,
  body: z
    .strictObject({
      comment: z
        .uuid(sentence('askReport.idComment', 'This is the id of a comment.'))
        .toLowerCase()
        .optional(),
      reply: z.uuid(sentence('ask.idReply', 'This is the id of a reply.')).toLowerCase().optional(),
    })
    .refine(({ comment, reply }) => (comment === undefined) !== (reply === undefined), askMessages.noThanks),
})
export const closeAsked = endpoint({
  method: 'PUT',
  path: '/asked/:id/closed',
  scope: 'forum:write',
  summary: 'Close a question of yours, or open it again',
  callers: 'member',
  ...ofAsked,
  body: z.strictObject({ closed: truth }),
})
export const removeAsked = endpoint({
  method: 'DELETE',
  path: '/asked/:id',
  scope: 'forum:write',
  summary: 'Delete a question of yours with what it carries; a thread of the forum stays',
  callers: 'member',
  ...ofAsked,
})
