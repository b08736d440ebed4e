import { z } from 'zod'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, line, truth } from '../text.ts'

export const POLL_SHOWS = ['voted', 'end'] as const
export const pollLimits = { least: 2, most: 10, days: 90 } as const

const countRule = sentence('pollForm.pollOptions', 'A poll has {least} to {most} options.', {
  least: pollLimits.least,
  most: pollLimits.most,
})
const option = line(limits.title, sentence('pollForm.optionNeedsWords', 'An option needs words.'))

/** A poll that comes with a new thread. */
export const newPollBody = z.strictObject({
  question: line(limits.title, sentence('pollForm.whatQuestion', 'What is the question?')),
  options: z
    .array(option, countRule)
    .min(pollLimits.least, countRule)
    .max(pollLimits.most, countRule)
    .refine(
      (all) => new Set(all.map((one) => one.toLowerCase())).size === all.length,
      sentence('pollForm.twoOptionsSame', 'Two options are the same.'),
    ),
  multiple: truth,
  days: z
    .int(sentence('pollForm.chooseHowLongOpen', 'Choose how long it is open.'))
    .min(1, sentence('pollForm.chooseHowLongOpen', 'Choose how long it is open.'))
    .max(pollLimits.days, sentence('pollForm.chooseHowLongOpen', 'Choose how long it is open.')),
  /** Voters see the result at once, or nobody sees it before the end. */
  shows: z.enum(POLL_SHOWS, sentence('notification.oneOf', 'One of {choices}.', { choices: POLL_SHOWS })),
})
export type NewPoll = z.output<typeof newPollBody>

/** A poll as everybody sees it. Its result is in a separate response for each member. */
export const poll = z.object({
  question: z.string(),
  multiple: z.boolean(),
  endsAt: z.string(),
  shows: z.enum(POLL_SHOWS),
  options: z.array(z.object({ _id: id, words: z.string() })),
})
export type Poll = z.infer<typeof poll>
