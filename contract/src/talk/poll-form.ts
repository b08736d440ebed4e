import { z } from 'zod'
import { limits } from '../limits.ts'
import { id, line } from '../text.ts'

export const POLL_SHOWS = ['voted', 'end'] as const
export const pollLimits = { least: 2, most: 10, days: 90 } as const

const countRule = `A poll has ${pollLimits.least} to ${pollLimits.most} options.`
const option = line(limits.title, 'An option needs words.')

/** A poll that comes with a new thread. */
export const newPollBody = z.strictObject({
  question: line(limits.title, 'What is the question?'),
  options: z
    .array(option, { error: countRule })
    .min(pollLimits.least, countRule)
    .max(pollLimits.most, countRule)
    .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, {
      error: 'Two options are the same.',
    }),
  multiple: z.boolean({ error: 'Say true or false.' }),
  days: z
    .int({ error: 'Choose how long it is open.' })
    .min(1, 'Choose how long it is open.')
    .max(pollLimits.days, 'Choose how long it is open.'),
  /** Who voted sees the result at once, or nobody before the end. */
  shows: z.enum(POLL_SHOWS, { error: `One of ${POLL_SHOWS.join(', ')}.` }),
})
export type NewPoll = z.output<typeof newPollBody>

/** A poll as everybody sees it: without its result, which is each member's own answer. */
export const poll = z.object({
  question: z.string(),
  multiple: z.boolean(),
  endsAt: z.string(),
  shows: z.enum(POLL_SHOWS),
  options: z.array(z.object({ _id: id, words: z.string() })),
})
export type Poll = z.infer<typeof poll>
