import { z } from 'zod'
import { id, line, text, truth } from '../text.ts'
import { QUESTION_KINDS, questionLimits, questionMessages } from './question-answer.ts'

/** A question to those who register. */
export const question = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(QUESTION_KINDS),
  choices: z.array(z.string()),
  /** Whether nobody registers without an answer. */
  needed: z.boolean(),
})
export type Question = z.infer<typeof question>

const choices = z
  .array(line(questionLimits.choice, questionMessages.choicesRule), questionMessages.choicesRule)
  .max(questionLimits.choices, questionMessages.choicesRule)
  .refine(
    (given) => new Set(given.map((each) => each.toLowerCase())).size === given.length,
    questionMessages.choicesTwice,
  )
const fields = {
  name: line(questionLimits.name, questionMessages.nameRequired),
  kind: z.enum(QUESTION_KINDS, questionMessages.kindRule),
  /** Only for the kind `choice`. */
  choices: choices.default([]),
  needed: truth.default(false),
}
interface Chosen {
  readonly kind: string
  readonly choices: readonly string[]
}
const hasItsChoices = ({ kind, choices: given }: Chosen) => (kind === 'choice') === given.length > 0
const choicesFault = { error: questionMessages.choicesRule.error, path: ['choices'] }

const allOnce = (given: readonly { readonly name: string }[]) =>
  new Set(given.map(({ name }) => name.toLowerCase())).size === given.length

/** The questions of an event that is announced. */
export const newQuestions = z
  .array(z.strictObject(fields).refine(hasItsChoices, choicesFault))
  .max(questionLimits.questions, questionMessages.tooMany)
  .refine(allOnce, questionMessages.twice)

/** All questions of an event, in their order. One without an id is new, and one that is missing is removed. */
export const changedQuestions = z.strictObject({
  questions: z
    .array(
      z.strictObject({ _id: id.nullable().default(null), ...fields }).refine(hasItsChoices, choicesFault),
    )
    .max(questionLimits.questions, questionMessages.tooMany)
    .refine(allOnce, questionMessages.twice),
  /** Asks the same at the dates of its series that follow. */
  following: truth.default(false),
})

/** An answer as it is given. Null or an empty text is none. */
export const givenAnswers = z
  .array(
    z.strictObject({ question: id, value: text(questionLimits.answer).nullable() }),
    questionMessages.tooMany,
  )
  .max(questionLimits.questions, questionMessages.tooMany)
export type GivenAnswers = z.infer<typeof givenAnswers>
