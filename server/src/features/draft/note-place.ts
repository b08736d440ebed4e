import type { DraftForm } from '@callofcode/contract/draft/draft'
import { type ProblemLibrary, problemsByQuestion, questionIdOf } from '../problem/public.ts'

/** A note is stored on the problem of its question if this site has one, and on the question otherwise. */
export interface NotePlace {
  readonly form: DraftForm
  readonly questionId: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isQuestionId = (key: string) => UUID.test(key)

/**
 * Returns the place of a note. `note:QUESTION` and `note:PROBLEM` are one note if the problem is the question. Returns undefined
 * for any other form.
 */
export function notePlaceOf(problems: ProblemLibrary, form: DraftForm): NotePlace | undefined {
  if (!form.startsWith('note:')) return undefined
  const key = form.slice('note:'.length)
  if (isQuestionId(key)) {
    const slug = problemsByQuestion(problems).get(key)
    return { form: `note:${slug ?? key}`, questionId: key }
  }
  const head = problems.head(key)
  return { form, questionId: head ? questionIdOf(head) : null }
}
