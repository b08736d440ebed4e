import { factLimits, factMessages, readFact } from '../member-fact/read-fact.ts'
import { mostCharacters } from '../rule-sentence.ts'
import { type Sentence, sentence } from '../sentence.ts'
import { asOneLine } from '../text.ts'

// What is asked of people who register. It stands apart from the schemas, because the dialog of a member needs it and no zod.

export const QUESTION_KINDS = ['text', 'number', 'choice', 'truth'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** The answers to a question of the kind `truth`, as they are stored. */
export const TRUTHS = ['yes', 'no'] as const

export const questionLimits = {
  questions: 5,
  name: 120,
  answer: 300,
  choices: factLimits.choices,
  choice: factLimits.choice,
} as const

export const questionMessages = {
  nameRequired: sentence('eventQuestion.nameRequired', 'Write the question.'),
  kindRule: sentence('memberPage.audienceRule', 'Choose {choices}.', { choices: QUESTION_KINDS }),
  choicesRule: factMessages.choicesRule,
  choicesTwice: factMessages.choicesTwice,
  twice: sentence('eventQuestion.twice', 'Two questions are the same.'),
  tooMany: sentence('eventQuestion.tooMany', 'An event asks at most {count} questions.', {
    count: questionLimits.questions,
  }),
  gone: sentence('eventQuestion.gone', 'This question is not asked any more. Look at the questions again.'),
  answerRequired: sentence('eventQuestion.answerRequired', 'Answer this question.'),
  stale: sentence(
    'eventQuestion.stale',
    'Somebody changed the questions meanwhile. Look at them again, then save.',
  ),
  losesMore: (count: number) =>
    sentence(
      'eventQuestion.losesMore',
      'Meanwhile there are more answers: {count} would be deleted. Look at the numbers again.',
      { count },
    ),
  notRegistered: sentence('eventQuestion.notRegistered', 'You are not registered for this event.'),
} as const

interface Asked {
  readonly kind: QuestionKind
  readonly choices: readonly string[]
  /** Whether nobody registers without an answer. */
  readonly needed: boolean
}
type Read = { readonly value: string | null; readonly fault?: undefined } | { readonly fault: Sentence }

/** Reads an answer as it was typed. Null is no answer. */
export function readAnswer({ kind, choices, needed }: Asked, typed: string): Read {
  const value = asOneLine(typed)
  if (value === '') return needed ? { fault: questionMessages.answerRequired } : { value: null }
  if (kind === 'text')
    return [...value].length > questionLimits.answer
      ? { fault: mostCharacters(questionLimits.answer) }
      : { value }
  return kind === 'truth'
    ? readFact({ kind: 'choice', choices: TRUTHS }, value)
    : readFact({ kind, choices }, value)
}
