import { DIFFICULTIES, LEVELS } from '@callofcode/contract/curriculum/curriculum'
import { limits } from '@callofcode/contract/limits'
import { withoutBlankRows } from '@callofcode/contract/module/module'
import { moduleBody, mostQuestions, questionRow } from '@callofcode/contract/schemas/module/module'
import type { ModuleContent } from '@callofcode/contract/version/version'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { checkTyped } from '../../platform/form/rules.ts'

// The form keeps blank rows, so each error stays beside its own row.
const typedRow = z
  .object({ questionName: z.string(), difficulty: z.enum(DIFFICULTIES), link: z.string() })
  .superRefine((row, context) => {
    if (row.questionName.trim() === '') return
    for (const { message, path } of checkTyped(questionRow, row).error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path })
  })
export type TypedRow = z.infer<typeof typedRow>

/**
 * The form as it is typed. Rows without a name are not sent. `version` is the version from which an edit started, and empty for a
 * new module.
 */
export const moduleFields = z
  .object({
    version: z.string(),
    title: moduleBody.shape.title,
    description: moduleBody.shape.description,
    createdBy: moduleBody.shape.createdBy.unwrap(),
    level: z.enum(LEVELS),
    questions: z.array(typedRow),
  })
  .transform((fields) => ({ ...fields, questions: namedRows(fields.questions) }))
  .refine(({ questions }) => questions.length <= limits.questions, {
    error: mostQuestions.error,
    path: ['questions'],
  })

export type ModuleFields = z.input<typeof moduleFields>
export type ModuleSent = z.output<typeof moduleFields>
export type ModuleForm = UseFormReturn<ModuleFields, unknown, ModuleSent>

export const namedRows = (rows: readonly TypedRow[]) => withoutBlankRows([...rows]) as TypedRow[]

export const blankRow: TypedRow = {
  questionName: '',
  difficulty: 'Easy',
  link: '',
}

export const blankModule = (createdBy: string): ModuleFields => ({
  version: '',
  title: '',
  description: '',
  createdBy,
  level: 'Beginner',
  questions: [blankRow],
})

/** Returns the fields of the form for a module. They contain at least one row. */
export const fieldsOfModule = ({ questions, ...texts }: ModuleContent, version: number): ModuleFields => ({
  ...texts,
  version: String(version),
  questions: questions.length > 0 ? questions.map(({ questionId: _, ...row }) => row) : [blankRow],
})
