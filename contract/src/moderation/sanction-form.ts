import { z } from 'zod'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { text } from '../text.ts'
import { FLAG_REASONS } from './flag-reasons.ts'

/** The lengths of a pause in hours, with their words. */
export const PAUSES = [
  [1, sentence('pauseLength.hour', 'An hour')],
  [24, sentence('pauseLength.day', 'A day')],
  [72, sentence('pauseLength.threeDays', 'Three days')],
  [168, sentence('pauseLength.week', 'A week')],
  [720, sentence('pauseLength.thirtyDays', 'Thirty days')],
] as const
export const pauseHours = z
  .int(sentence('sanction.hoursRequired', 'Choose how long.'))
  .refine(
    (hours) => PAUSES.some(([one]) => one === hours),
    sentence('sanction.hoursRequired', 'Choose how long.'),
  )
/** The text of a warning or a pause for the member. */
export const wordsBody = text(
  limits.description,
  sentence('measureForm.sayWhatWrongMember', 'Say what was wrong: the member reads it.'),
).transform((words) => words.trim())
/** The moderator's own reason, as the reported reason may be wrong. */
export const reasonBody = z.enum(FLAG_REASONS, sentence('moderation.chooseReason', 'Choose a reason.'))
const reason = reasonBody.optional()
/** The sanction that a ruling brings for the author of the post. */
export const sanctionBody = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('warning'), words: wordsBody, reason }),
    z.strictObject({ kind: z.literal('pause'), words: wordsBody, hours: pauseHours, reason }),
  ],
  sentence('measureForm.warnPause', 'Warn or pause.'),
)
export type Sanction = z.output<typeof sanctionBody>
