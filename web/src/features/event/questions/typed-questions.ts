import type { Question } from '@callofcode/contract/event/question'
import type { QuestionKind } from '@callofcode/contract/event/question-answer'

/** A question as it is typed. */
export interface QuestionRow {
  /** Null for a new one. */
  readonly _id: string | null
  readonly name: string
  readonly kind: QuestionKind
  /** One in a line. */
  readonly choices: string
  readonly needed: boolean
}

export const BLANK: QuestionRow = { _id: null, name: '', kind: 'text', choices: '', needed: false }

export const rowsOf = (questions: readonly Question[]): QuestionRow[] =>
  questions.map(({ _id, name, kind, choices, needed }) => ({
    _id,
    name,
    kind,
    choices: choices.join('\n'),
    needed,
  }))

/** Returns rows as a form keeps them: a text, which is empty for none. */
export const textOfRows = (rows: readonly QuestionRow[]) => (rows.length === 0 ? '' : JSON.stringify(rows))

/** Returns the questions of an event for the form of a copy, where they are new. */
export const copiedQuestions = (questions: readonly Question[]) =>
  textOfRows(rowsOf(questions).map((row) => ({ ...row, _id: null })))

/** Returns the rows of such a text. A kept text of an older form counts as none. */
export function readRows(text: string): QuestionRow[] {
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? rows.map((row) => ({ ...BLANK, ...row })) : []
  } catch {
    return []
  }
}

/** Returns a question as it is sent. */
export const givenOf = ({ _id, kind, choices, ...row }: QuestionRow) => ({
  ...row,
  _id,
  kind,
  choices: kind === 'choice' ? choices.split('\n').filter((one) => one.trim() !== '') : [],
})

/** Returns the questions of a new event as they are sent. */
export const newQuestionsOf = (text: string) => readRows(text).map((row) => withoutId(givenOf(row)))

const withoutId = ({ _id: _, ...question }: ReturnType<typeof givenOf>) => question
