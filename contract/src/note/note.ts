import { z } from 'zod'
import { DIFFICULTIES } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { asOneLine, id, onwards, text, truth } from '../text.ts'

/** A question of the tracker, as named outside its topic. */
export const namedQuestion = z.object({
  questionId: id,
  title: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  link: z.string(),
  topicId: id.nullable(),
  topic: z.string().nullable(),
  /** The slug of the problem on this site, or null if the question is solved elsewhere. */
  problem: z.string().nullable(),
})
export type NamedQuestion = z.infer<typeof namedQuestion>

/** A note in the list of all notes. Its text is stored as a draft: `/drafts/note:…`. */
const listedNote = z.object({
  /** The form of its draft. */
  place: z.string(),
  /** The name of the question or the problem. */
  title: z.string(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  /** Null for a problem that is not in the tracker. */
  questionId: id.nullable(),
  problem: z.string().nullable(),
  /** The beginning of the text, or the part around the search words. */
  excerpt: z.string(),
  updatedAt: z.string(),
})
export type ListedNote = z.infer<typeof listedNote>

const starred = namedQuestion.extend({ done: z.boolean(), starredAt: z.string() })
export type StarredQuestion = z.infer<typeof starred>

export const listNotes = endpoint({
  method: 'GET',
  path: '/notes',
  scope: 'read',
  summary:
    'Your notes on questions and problems, the latest first, in pages; `q` searches their texts and titles',
  callers: 'member',
  query: z.strictObject({ ...onwards, q: text(limits.search).transform(asOneLine).optional() }),
  answer: z.object({ data: z.array(listedNote), nextCursor: z.string().nullable() }),
})
export const listStars = endpoint({
  method: 'GET',
  path: '/stars',
  scope: 'read',
  summary: 'The questions that you starred, the latest first, in pages',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(starred), nextCursor: z.string().nullable() }),
})
// The literal segment `memberId` means the signed-in member, as in the tracker.
export const listMarks = endpoint({
  method: 'GET',
  path: '/progress/memberId/marks',
  scope: 'read',
  summary: 'The ids of the questions that you starred, and of those on which you have notes',
  callers: 'member',
  answer: z.object({ data: z.object({ starred: z.array(id), noted: z.array(id) }) }),
})
export type Marks = { starred: string[]; noted: string[] }

const ofQuestion = {
  callers: 'member',
  params: z.object({ questionId: id }),
  notFound: messages.questionMissing,
} as const

export const getNotedQuestion = endpoint({
  method: 'GET',
  path: '/progress/memberId/questions/:questionId',
  scope: 'read',
  summary: 'A question with what is yours of it: whether it is done and starred',
  ...ofQuestion,
  answer: z.object({ data: namedQuestion.extend({ done: z.boolean(), starred: z.boolean() }) }),
})
export const setStar = endpoint({
  method: 'PUT',
  path: '/progress/memberId/questions/:questionId/star',
  scope: 'progress:write',
  summary: 'Star a question, or take the star back',
  ...ofQuestion,
  body: z.strictObject({ starred: truth }),
  answer: z.object({ data: z.object({ starred: z.boolean() }) }),
})
