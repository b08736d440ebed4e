import { z } from 'zod'
import { question } from '../curriculum/curriculum.ts'
import { editedQuestion } from '../curriculum-editor/curriculum-editor.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, text, truth } from '../text.ts'

export const listLimits = { lists: 100 } as const

export const listMessages = {
  missing: sentence('list.missing', 'There is no such list.'),
  titleTaken: sentence('list.titleTaken', 'Another list has this title.'),
  tooMany: sentence('list.tooMany', 'A club has at most {count} lists.', { count: listLimits.lists }),
  tooLong: sentence('list.tooLong', 'A list has at most {count} problems.', { count: limits.questions }),
  needsQuestions: sentence(
    'list.needsQuestions',
    'A list without problems is not published. Add some first.',
  ),
} as const

/** The fields of a list that a club can change. */
export const LIST_FIELDS = ['title', 'description', 'questions', 'hidden'] as const

/** A list as learners see it. Its questions come from any topics and share their ticks. */
const listHead = z.object({
  _id: id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
})
const listedQuestion = question.extend({ topicId: id, topic: z.string() })
export type ListedQuestion = z.infer<typeof listedQuestion>

const listOverview = listHead.extend({
  /** The number of its questions by difficulty. */
  questions: z.object({ Easy: z.number(), Medium: z.number(), Hard: z.number() }),
})
/** The number of its questions that can be solved on this site. */
const shownOverview = listOverview.extend({ solvable: z.number() })
export type ListOverview = z.infer<typeof shownOverview>

export const listLists = endpoint({
  method: 'GET',
  path: '/lists',
  summary: 'Lists of questions, like Blind 75',
  callers: 'anyone',
  area: 'lists',
  answer: z.object({ data: z.array(shownOverview) }),
})
export const getList = endpoint({
  method: 'GET',
  path: '/lists/:slug',
  summary: 'A list with its questions',
  callers: 'anyone',
  area: 'lists',
  params: z.object({ slug: line(limits.title) }),
  answer: z.object({ data: listHead.extend({ questions: z.array(listedQuestion) }) }),
  notFound: listMessages.missing,
})
// The literal segment `memberId` means the signed-in member, as in the tracker.
export const listDone = endpoint({
  method: 'GET',
  path: '/progress/memberId/lists',
  scope: 'read',
  summary: 'How many questions of each list you have completed',
  callers: 'member',
  answer: z.object({ data: z.array(z.object({ listId: id, done: z.number() })) }),
})

// A list as admins see it.

const editedHead = listHead.extend({
  published: z.boolean(),
  /** Whether it came with the product. Otherwise the club made it. */
  shipped: z.boolean(),
  /** Fields that an update of the product leaves unchanged, because the club edited them. */
  edited: z.array(z.enum(LIST_FIELDS)),
  version: z.number(),
})
const editedList = editedHead.extend({
  /** All questions in order. Hidden ones keep their place. */
  questions: z.array(editedQuestion),
})
export type EditedList = z.infer<typeof editedList>
const editedOverview = editedHead.extend({
  /** Visible questions, and hidden ones. */
  questions: z.number(),
  hiddenQuestions: z.number(),
})
export type EditedListOverview = z.infer<typeof editedOverview>

export const listBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  description: text(limits.description, messages.descriptionRequired),
})
export const listChanges = z.strictObject({
  title: listBody.shape.title.optional(),
  description: listBody.shape.description.optional(),
  published: truth.optional(),
  /** All questions of the list in order. */
  questions: z.array(id).max(limits.questions, listMessages.tooLong).optional(),
})

const editing = { callers: 'content', scope: 'admin:write' } as const
const oneList = { ...editing, params: z.object({ id }), notFound: listMessages.missing } as const

export const listEditedLists = endpoint({
  method: 'GET',
  path: '/admin/curriculum/lists',
  callers: 'content',
  scope: 'admin:read',
  summary: 'All lists of questions, those that are not published too',
  answer: z.object({ data: z.array(editedOverview) }),
})
export const getEditedList = endpoint({
  method: 'GET',
  path: '/admin/curriculum/lists/:id',
  callers: 'content',
  scope: 'admin:read',
  summary: 'A list with all of its questions, hidden ones too',
  params: z.object({ id }),
  versioned: true,
  answer: z.object({ data: editedList }),
  notFound: listMessages.missing,
})
export const createList = endpoint({
  ...editing,
  method: 'POST',
  path: '/admin/curriculum/lists',
  summary: 'Make a list, which is not published yet',
  takesKey: true,
  body: listBody,
  status: 201,
  answer: z.object({ data: editedList }),
})
export const updateList = endpoint({
  ...oneList,
  method: 'PATCH',
  path: '/admin/curriculum/lists/:id',
  summary: 'Change the words, the questions and their order, or publish it; everybody’s ticks stay',
  versioned: true,
  body: listChanges,
  answer: z.object({ data: editedList }),
})
export const deleteList = endpoint({
  ...oneList,
  method: 'DELETE',
  path: '/admin/curriculum/lists/:id',
  summary: 'Delete a list; its questions and everybody’s ticks stay',
})
