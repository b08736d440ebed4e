import { z } from 'zod'
import { DIFFICULTIES, LEVELS } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, link, onwards, text, truth } from '../text.ts'

export const curriculumLimits = {
  topics: 200,
  /** The limit for all topics together. */
  questions: 10_000,
  /** The number of questions that can be moved or hidden at once. */
  chosen: 500,
} as const

export const curriculumMessages = {
  titleTaken: sentence('curriculum.titleTaken', 'Another topic has this title.'),
  nameTaken: sentence('curriculum.nameTaken', 'This topic has a problem of this name already.'),
  linkTaken: (name: string) =>
    sentence('curriculum.linkTaken', '“{name}” of this topic has this link already.', { name }),
  nameRequired: sentence('curriculum.nameRequired', 'Name is required'),
  tooManyTopics: sentence('curriculum.tooManyTopics', 'A club has at most {count} topics.', {
    count: curriculumLimits.topics,
  }),
  tooManyQuestions: sentence('curriculum.tooManyQuestions', 'A club has at most {count} problems.', {
    count: curriculumLimits.questions.toLocaleString('en'),
  }),
  placeGone: sentence(
    'curriculum.placeGone',
    'The place is not there any more. Somebody has changed the order: look at it again.',
  ),
  merged: sentence(
    'curriculum.merged',
    'This problem was merged into another one. Take that back to show it again.',
  ),
  outdated: sentence('curriculum.outdated', 'Somebody has changed this in the meantime. Load it again.'),
  notShipped: sentence(
    'curriculum.notShipped',
    'This was made by the club: there is nothing shipped to go back to.',
  ),
} as const

/** The fields of a topic and of a question that a club can change. */
export const TOPIC_FIELDS = ['title', 'description', 'difficulty', 'position', 'hidden'] as const
export const QUESTION_FIELDS = ['name', 'difficulty', 'link', 'topic', 'position', 'hidden'] as const

export const editedTopic = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(LEVELS),
  hidden: z.boolean(),
  /** Whether it came with the product. Otherwise the club made it. */
  shipped: z.boolean(),
  /** Fields that an update of the product leaves unchanged, because the club edited them. */
  edited: z.array(z.enum(TOPIC_FIELDS)),
  /** Visible questions, and hidden ones. */
  questions: z.number(),
  hiddenQuestions: z.number(),
  version: z.number(),
})
export type EditedTopic = z.infer<typeof editedTopic>

export const editedQuestion = z.object({
  _id: id,
  /** Null for a question that only modules contain. */
  topicId: id.nullable(),
  topic: z.string().nullable(),
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  link: z.string(),
  hidden: z.boolean(),
  /** The name of the question that it was merged into. */
  mergedInto: z.string().nullable(),
  shipped: z.boolean(),
  edited: z.array(z.enum(QUESTION_FIELDS)),
  version: z.number(),
})
export type EditedQuestion = z.infer<typeof editedQuestion>

const level = z.enum(
  LEVELS,
  sentence('module.chooseBeginnerIntermediateAdvanced', 'Choose Beginner, Intermediate or Advanced.'),
)
const difficulty = z.enum(
  DIFFICULTIES,
  sentence('module.chooseEasyMediumHard', 'Choose Easy, Medium or Hard.'),
)

export const topicBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  description: text(limits.description, messages.descriptionRequired),
  difficulty: level.default('Beginner'),
})
export const topicChanges = z.strictObject({
  title: topicBody.shape.title.optional(),
  description: topicBody.shape.description.optional(),
  difficulty: level.optional(),
  hidden: truth.optional(),
})
export const questionBody = z.strictObject({
  topicId: id,
  questionName: line(limits.title, curriculumMessages.nameRequired),
  difficulty: difficulty.default('Easy'),
  link,
})
export const questionChanges = z.strictObject({
  questionName: questionBody.shape.questionName.optional(),
  difficulty: difficulty.optional(),
  link: link.optional(),
})
const chosen = z
  .array(id)
  .min(1, sentence('curriculumEditor.chooseProblem', 'Choose a problem.'))
  .max(
    curriculumLimits.chosen,
    sentence('curriculumEditor.mostProblemsOnce', 'At most {count} problems at once.', {
      count: curriculumLimits.chosen,
    }),
  )

/** The item that follows it, or null for the end of the list. */
const before = id.nullable()
/** `first` is the place before all others, even if the screen has not loaded the first of them. */
const questionPlace = id.or(z.literal('first')).nullable()
const editing = { callers: 'content', scope: 'admin:write' } as const
const oneTopic = { ...editing, params: z.object({ id }), notFound: messages.topicMissing } as const
const oneQuestion = { ...editing, params: z.object({ id }), notFound: messages.questionMissing } as const

export const listEditedTopics = endpoint({
  method: 'GET',
  path: '/admin/curriculum/topics',
  callers: 'content',
  scope: 'admin:read',
  summary: 'All topics in learning order, hidden ones too, and what of them the club changed',
  answer: z.object({
    data: z.array(editedTopic),
    /** Questions without a topic, which only modules contain. */
    unplaced: z.number(),
  }),
})

export const createTopic = endpoint({
  ...editing,
  method: 'POST',
  path: '/admin/curriculum/topics',
  summary: 'Add a topic, after all others',
  takesKey: true,
  body: topicBody,
  status: 201,
  answer: z.object({ data: editedTopic }),
})

export const updateTopic = endpoint({
  ...oneTopic,
  method: 'PATCH',
  path: '/admin/curriculum/topics/:id',
  summary: 'Change a topic, hide it with its questions, or show it again; everybody’s progress is kept',
  versioned: true,
  body: topicChanges,
  answer: z.object({ data: editedTopic }),
})

export const placeTopic = endpoint({
  ...oneTopic,
  method: 'PUT',
  path: '/admin/curriculum/topics/:id/place',
  summary: 'Put a topic before another one, or at the end',
  body: z.strictObject({ before }),
})

export const listEditedQuestions = endpoint({
  method: 'GET',
  path: '/admin/curriculum/questions',
  callers: 'content',
  scope: 'admin:read',
  summary: 'Questions in their order, hidden ones too, 100 at a time',
  query: z.strictObject({
    /** A topic, or `none` for questions that only modules contain. */
    topic: id.or(z.literal('none')).optional(),
    /** A part of the name. */
    q: line(limits.search).optional(),
    only: z
      .enum(
        ['hidden', 'changed', 'own'],
        sentence('curriculumEditor.chooseHiddenChangedOwn', 'Choose hidden, changed or own.'),
      )
      .optional(),
    ...onwards,
  }),
  answer: z.object({ data: z.array(editedQuestion), total: z.number(), nextCursor: z.string().nullable() }),
})
export const curriculumFile = endpoint({
  method: 'GET',
  path: '/curriculum.json',
  file: 'application/json',
  summary: 'The whole curriculum, with its ids',
  callers: 'content',
})
export const questionFile = endpoint({
  method: 'GET',
  path: '/curriculum.csv',
  file: 'text/csv',
  summary: 'The questions of the curriculum, hidden ones too',
  callers: 'content',
})

export const createQuestion = endpoint({
  ...editing,
  method: 'POST',
  path: '/admin/curriculum/questions',
  summary: 'Add a question at the end of a topic',
  takesKey: true,
  body: questionBody,
  status: 201,
  answer: z.object({ data: editedQuestion }),
  notFound: messages.topicMissing,
})

export const updateQuestion = endpoint({
  ...oneQuestion,
  method: 'PATCH',
  path: '/admin/curriculum/questions/:id',
  summary: 'Change a question; its id and everybody’s ticks stay',
  versioned: true,
  body: questionChanges,
  answer: z.object({ data: editedQuestion }),
})

export const placeQuestions = endpoint({
  ...editing,
  method: 'PUT',
  path: '/admin/curriculum/questions/place',
  summary: 'Put questions before another one of a topic, or first or last in it, also from other topics',
  body: z.strictObject({ ids: chosen, topicId: id, before: questionPlace }),
  notFound: messages.questionMissing,
})

export const hideQuestions = endpoint({
  ...editing,
  method: 'PUT',
  path: '/admin/curriculum/questions/hidden',
  summary: 'Hide questions from learners or show them again; everybody’s ticks are kept',
  body: z.strictObject({
    ids: chosen,
    hidden: truth,
  }),
  notFound: messages.questionMissing,
})
