import { z } from 'zod'
import { limits } from '../limits.ts'
import { text } from '../text.ts'
import { FLAG_REASONS } from './flag-reasons.ts'

/** How long a pause can last, in hours, with its words. */
export const PAUSES = [
  [1, 'An hour'],
  [24, 'A day'],
  [72, 'Three days'],
  [168, 'A week'],
  [720, 'Thirty days'],
] as const
export const pauseHours = z
  .int({ error: 'Choose how long.' })
  .refine((hours) => PAUSES.some(([one]) => one === hours), 'Choose how long.')
/** What a warning or a pause says to the member. */
export const wordsBody = text(limits.description, 'Say what was wrong: the member reads it.').transform(
  (words) => words.trim(),
)
/** The moderator's own: what somebody else reported may not be what was wrong. */
export const reasonBody = z.enum(FLAG_REASONS, { error: 'Choose a reason.' })
const reason = reasonBody.optional()
/** What comes with a ruling for the author of the post. */
export const measureBody = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('warning'), words: wordsBody, reason }),
    z.strictObject({ kind: z.literal('pause'), words: wordsBody, hours: pauseHours, reason }),
  ],
  { error: 'Warn or pause.' },
)
export type Measure = z.output<typeof measureBody>
