import { z } from 'zod'
import { question } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, text, truth } from '../text.ts'

export const ownListLimits = { lists: 100, questions: 500 } as const

export const ownListMessages = {
  missing: sentence('list.missing', 'There is no such list.'),
  notShared: sentence(
    'ownList.notShared',
    'Nobody shares a list under this link. It may have been taken back.',
  ),
  tooMany: sentence('ownList.tooMany', 'You have {count} lists. Delete one that you no longer need.', {
    count: ownListLimits.lists,
  }),
  tooLong: sentence('list.tooLong', 'A list has at most {count} problems.', {
    count: ownListLimits.questions,
  }),
  outdated: sentence('ownList.outdated', 'The list was changed in the meantime. Look at it again.'),
} as const

const listed = question.extend({
  /** Null if the club hides its topic. */
  topicId: id.nullable(),
  topic: z.string().nullable(),
})
export type OwnListed = z.infer<typeof listed>

const head = z.object({ _id: id, title: z.string(), description: z.string() })
const overview = head.extend({
  questions: z.number(),
  /** The number of questions that can be solved on this site. */
  solvable: z.number(),
  done: z.number(),
  /** Whether it is shared by a link. */
  shared: z.boolean(),
  /** Whether it contains the question in the query. */
  holds: z.boolean(),
})
export type OwnListOverview = z.infer<typeof overview>
const ownList = head.extend({
  /** The key in the public link, or null while the list is not shared. */
  sharedAs: z.string().nullable(),
  version: z.number(),
  /** In the member's order. A question that the club hides later keeps its place. */
  questions: z.array(listed),
})
export type OwnList = z.infer<typeof ownList>
const sharedList = head.omit({ _id: true }).extend({ questions: z.array(listed) })
export type SharedList = z.infer<typeof sharedList>

const questionIds = z.array(id, ownListMessages.tooLong).max(ownListLimits.questions, ownListMessages.tooLong)
export const ownListBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  description: text(limits.description).optional().default(''),
  /** In order. A repeated question counts once. */
  questions: questionIds.optional().default([]),
})

const mine = { callers: 'member', scope: 'progress:write', notFound: ownListMessages.missing } as const
const one = { ...mine, params: z.object({ id }) } as const

export const listOwnLists = endpoint({
  method: 'GET',
  path: '/own-lists',
  scope: 'read',
  summary:
    'Your own lists of questions, the one that was changed last first; `question`: which of them hold it',
  callers: 'member',
  query: z.strictObject({ question: id.optional() }),
  answer: z.object({ data: z.array(overview) }),
})
export const createOwnList = endpoint({
  method: 'POST',
  path: '/own-lists',
  scope: 'progress:write',
  summary: 'Make a list of your own, of these questions in this order',
  callers: 'member',
  takesKey: true,
  body: ownListBody,
  status: 201,
  answer: z.object({ data: ownList }),
})
export const getOwnList = endpoint({
  ...one,
  scope: 'read',
  method: 'GET',
  path: '/own-lists/:id',
  summary: 'A list of your own with its questions in your order',
  versioned: true,
  answer: z.object({ data: ownList }),
})
export const updateOwnList = endpoint({
  ...one,
  method: 'PATCH',
  path: '/own-lists/:id',
  summary: 'Change the words of your list, its questions and their order, or whether its link leads to it',
  versioned: true,
  body: z.strictObject({
    title: ownListBody.shape.title.optional(),
    description: text(limits.description).optional(),
    questions: questionIds.optional(),
    shared: truth.optional(),
  }),
  answer: z.object({ data: ownList }),
})
export const deleteOwnList = endpoint({
  ...one,
  method: 'DELETE',
  path: '/own-lists/:id',
  summary: 'Delete a list of your own; your ticks stay',
})
export const setListed = endpoint({
  ...mine,
  method: 'PUT',
  path: '/own-lists/:id/questions/:questionId',
  params: z.object({ id, questionId: id }),
  summary: 'Put a question at the end of your list, or take it out',
  body: z.strictObject({ listed: truth }),
  answer: z.object({ data: z.object({ listed: z.boolean() }) }),
})
export const getSharedList = endpoint({
  method: 'GET',
  path: '/shared-lists/:key',
  summary: 'The list of a member whose link you have',
  callers: 'anyone',
  area: 'lists',
  params: z.object({ key: line(64) }),
  answer: z.object({ data: sharedList }),
  notFound: ownListMessages.notShared,
})
