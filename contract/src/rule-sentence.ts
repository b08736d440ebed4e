import type { z } from 'zod'
import { type Sentence, sentence } from './sentence.ts'

/** The sentence of last resort. */
export const unfit = sentence('check.unfit', 'This does not fit here.')
export const enterText = sentence('text.enterTextHere', 'Enter text here.')
/* @__NO_SIDE_EFFECTS__ */
export const mostCharacters = (count: number) =>
  sentence('text.mostCharacters', 'At most {count} characters, please.', { count })

/**
 * Returns the sentence for a rule without one of its own, by what is wrong. A form says these alone, so that it stays light. What
 * people type breaks rules with sentences of their own, and the server says more to programs.
 */
export function ruleSentence(issue: z.core.$ZodRawIssue): Sentence {
  if (issue.input === undefined) return sentence('check.needed', 'This is needed.')
  if (issue.code === 'invalid_type' && issue.expected === 'string') return enterText
  return issue.code === 'too_big' && issue.origin === 'string' ? mostCharacters(Number(issue.maximum)) : unfit
}
