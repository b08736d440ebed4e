import { z } from 'zod'
import { tell } from '../announcement/tell.ts'
import { DIFFICULTIES, LEVELS } from '../curriculum/curriculum.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, isWebAddress, line, partOf, text } from '../text.ts'

export const moduleQuestion = z.object({
  questionName: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  link: z.string(),
  /** The question that is ticked for it: the same exercise in the tracker, or a question that only modules contain. */
  questionId: id.nullable(),
})
export const learningModule = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  createdBy: z.string(),
  level: z.enum(LEVELS),
  questions: z.array(moduleQuestion),
})
export type LearningModule = z.infer<typeof learningModule>

export const mostQuestions = sentence('module.mostQuestions', 'At most {count} questions.', {
  count: limits.questions,
})
/** A submitted row with a name. */
export const questionRow = z.strictObject({
  questionName: text(limits.title),
  difficulty: z
    .enum(DIFFICULTIES, sentence('module.chooseEasyMediumHard', 'Choose Easy, Medium or Hard.'))
    .default('Easy'),
  link: z
    .string(messages.linkRule)
    .max(limits.url, messages.linkRule)
    .refine((value) => value === '' || isWebAddress(value), messages.linkRule)
    .default(''),
})

export const moduleBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  description: text(limits.description, messages.descriptionRequired),
  createdBy: line(limits.name).optional(),
  level: z
    .enum(
      LEVELS,
      sentence('module.chooseBeginnerIntermediateAdvanced', 'Choose Beginner, Intermediate or Advanced.'),
    )
    .default('Beginner'),
  // A row without a name is empty. It is dropped before its other fields are checked.
  questions: z
    .preprocess(withoutBlankRows, z.array(questionRow).max(limits.questions, mostQuestions))
    .default([]),
})

/** An edit. Omitted fields stay the same. */
export const moduleChanges = z.strictObject({
  title: moduleBody.shape.title.optional(),
  description: moduleBody.shape.description.optional(),
  createdBy: moduleBody.shape.createdBy,
  level: moduleBody.shape.level.unwrap().optional(),
  questions: moduleBody.shape.questions.unwrap().optional(),
})

/** Drops question rows whose name is blank after trimming. */
export function withoutBlankRows(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows
  const named = (row: unknown) => {
    const name = (row as { questionName?: unknown } | null)?.questionName
    return typeof name !== 'string' || name.trim() !== ''
  }
  return rows.filter(named)
}

export const listModules = endpoint({
  method: 'GET',
  path: '/getModules',
  summary:
    'Learning modules with their questions. Whole, unless limit, after or fields ask for a part; nextAfter is there with limit, and null at the end',
  callers: 'anyone',
  area: 'modules',
  query: z.object(partOf(learningModule)),
  answer: z.object({
    data: z.array(learningModule.partial().required({ _id: true })),
    nextAfter: id.nullable().optional(),
  }),
})
export const getModule = endpoint({
  method: 'GET',
  path: '/getModule/:id',
  summary: 'One learning module',
  callers: 'anyone',
  area: 'modules',
  params: z.object({ id }),
  answer: z.object({ data: learningModule }),
  notFound: messages.moduleMissing,
})
export const createModule = endpoint({
  method: 'POST',
  path: '/admin/createModule',
  scope: 'admin:write',
  summary: 'Create a learning module',
  callers: 'content',
  takesKey: true,
  body: moduleBody.safeExtend({ tell }),
  status: 201,
  answer: z.object({ data: learningModule }),
})
export const updateModule = endpoint({
  method: 'PATCH',
  path: '/admin/modules/:id',
  scope: 'admin:write',
  summary: 'Edit a learning module; the previous version and everybody’s progress are kept',
  callers: 'content',
  params: z.object({ id }),
  body: moduleChanges,
  versioned: true,
  answer: z.object({ data: learningModule }),
  notFound: messages.moduleMissing,
})
