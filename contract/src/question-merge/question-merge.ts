import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { questionBody } from '../curriculum-editor/curriculum-editor.ts'
import { endpoint } from '../endpoint.ts'
import { messages } from '../messages.ts'
import { said } from '../said.ts'
import { sentence } from '../sentence.ts'
import { id, line, onwards, truth } from '../text.ts'

/** The most questions after a split, including the original one. */
export const MOST_PARTS = 10

export const questionMergeMessages = {
  same: sentence('questionMerge.same', 'Choose two different problems.'),
  merged: sentence('questionMerge.merged', 'This problem was merged into another one. Take that back first.'),
  hidden: sentence('questionMerge.hidden', 'The problem that stays is hidden. Show it first.'),
  unlisted: sentence('questionMerge.unlisted', 'This problem is in no topic.'),
  missing: sentence('questionMerge.missing', 'Change Not Found'),
  later: sentence(
    'questionMerge.later',
    'One of these problems was merged or split since. Take that back first.',
  ),
  undone: sentence('questionMerge.undone', 'This was taken back already.'),
  parts: sentence('questionMerge.parts', 'Name 1 to {count} new problems.', { count: MOST_PARTS - 1 }),
  sameNames: sentence('questionMerge.sameNames', 'Two of them have the same name.'),
} as const

/** Data about a problem that moves to another problem. Responses name each part in English. */
export const followingParts = {
  helpQuestions: sentence('followingPart.helpQuestions', 'Questions of members'),
  keptSolutions: sentence('followingPart.keptSolutions', 'Solutions that members keep'),
  modules: sentence('followingPart.modules', 'Modules'),
  ownLists: sentence('followingPart.ownLists', 'Lists of members'),
  plans: sentence('followingPart.plans', 'Plans'),
  lists: sentence('followingPart.lists', 'Lists'),
  stars: sentence('followingPart.stars', 'Stars'),
  ratings: sentence('followingPart.ratings', 'Reviews that were done'),
  reviews: sentence('followingPart.reviews', 'Planned reviews'),
  rounds: sentence('followingPart.rounds', 'Told of in interviews'),
} as const

const named = z.object({ _id: id, questionName: z.string(), topic: z.string().nullable() })

/** A preview with counts of members. It contains no names. */
export const questionMergePreview = z.object({
  from: named,
  into: named,
  /** Members who ticked the merged question, and those of them who ticked both. */
  ticked: z.number(),
  both: z.number(),
  /** Rows of other kinds that move, and those that the remaining question already has. */
  parts: z.array(z.object({ words: z.string(), moves: z.number(), stays: z.number() })),
})
export type QuestionMergePreview = z.infer<typeof questionMergePreview>

export const questionSplitPreview = z.object({
  question: named,
  ticked: z.number(),
  lists: z.number(),
})
export type QuestionSplitPreview = z.infer<typeof questionSplitPreview>

export const splitPart = z.strictObject({
  questionName: questionBody.shape.questionName,
  difficulty: questionBody.shape.difficulty,
  link: questionBody.shape.link,
  /** Whether members who ticked the question also get a tick for this part. */
  done: truth.default(true),
})

const change = z.object({
  _id: id,
  kind: z.enum(['merge', 'split']),
  /** The merged or split question and its results, with their names at that time. */
  from: z.string(),
  into: z.array(z.string()),
  at: z.string(),
  undoneAt: z.string().nullable(),
})
const editedChange = change.extend({
  by: z.string().nullable(),
  members: z.number(),
  /** The reason why it can no longer be undone, or null if it can. */
  stays: said.nullable(),
})
export type QuestionChange = z.infer<typeof editedChange>

const memberChange = change.extend({
  topicId: id.nullable(),
  tickedAt: z.string(),
  /** Whether they had ticked the other question too. */
  both: z.boolean(),
})
export type MemberChange = z.infer<typeof memberChange>

const editing = { callers: 'content', scope: 'admin:write', notFound: messages.questionMissing } as const
const reading = { callers: 'content', scope: 'admin:read', notFound: messages.questionMissing } as const
const pair = z.object({ id, into: id })

export const previewQuestionMerge = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/curriculum/questions/:id/merge/:into',
  summary: 'What would follow a question into another one, and of how many members',
  params: pair,
  answer: z.object({ data: questionMergePreview }),
})
export const mergeQuestions = endpoint({
  ...editing,
  method: 'POST',
  path: '/admin/curriculum/questions/:id/merge/:into',
  summary: 'Merge a question into another one: ticks with their first days, reviews and lists follow',
  takesKey: true,
  params: pair,
  answer: z.object({ data: z.object({ _id: id }) }),
})
export const previewQuestionSplit = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/curriculum/questions/:id/split',
  summary: 'How many members and lists a split would concern',
  params: z.object({ id }),
  answer: z.object({ data: questionSplitPreview }),
})
export const splitQuestion = endpoint({
  ...editing,
  method: 'POST',
  path: '/admin/curriculum/questions/:id/split',
  summary: 'Split a question: it stays as the first part, and new ones follow it in its topic and its lists',
  takesKey: true,
  params: z.object({ id }),
  body: z.strictObject({
    questionName: questionBody.shape.questionName.optional(),
    parts: z
      .array(splitPart, questionMergeMessages.parts)
      .min(1, questionMergeMessages.parts)
      .max(MOST_PARTS - 1, questionMergeMessages.parts),
  }),
  answer: z.object({ data: z.object({ _id: id }) }),
})
export const listQuestionChanges = endpoint({
  method: 'GET',
  path: '/admin/curriculum/changes',
  callers: 'content',
  scope: 'admin:read',
  summary: 'Questions that were merged and split, the latest first',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(editedChange), nextCursor: z.string().nullable() }),
})
export const undoQuestionChange = endpoint({
  callers: 'content',
  scope: 'admin:write',
  method: 'POST',
  path: '/admin/curriculum/changes/:id/undo',
  summary: 'Take a merge back, or merge the parts of a split question again; what members did since is kept',
  params: z.object({ id }),
  notFound: questionMergeMessages.missing,
  answer: z.object({ data: z.object({ _id: id }) }),
})

export const listMyQuestionChanges = endpoint({
  method: 'GET',
  path: '/progress/memberId/question-changes',
  scope: 'read',
  summary: 'What became of your ticks where questions were merged or split, the latest first',
  callers: 'member',
  query: z.strictObject({ topic: id.optional(), ...onwards }),
  answer: z.object({ data: z.array(memberChange), nextCursor: z.string().nullable() }),
})

/** Finds the question for an old id or slug. */
export const findQuestion = endpoint({
  method: 'GET',
  path: '/questions/:question',
  summary: 'A question by its id or slug; the one that it became if it was merged',
  callers: 'anyone',
  params: z.object({ question: line(200) }),
  answer: z.object({
    data: z.object({
      id,
      questionName: z.string(),
      difficulty: z.enum(DIFFICULTIES),
      link: z.string(),
      topicId: id.nullable(),
      /** The name of the merged question in the request. */
      mergedFrom: z.string().nullable(),
    }),
  }),
  notFound: messages.questionMissing,
})
