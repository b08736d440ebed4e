import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'
import { forumMessages } from './forum.ts'
import { pollLimits } from './poll-form.ts'

export const pollMessages = {
  missing: sentence('poll.missing', 'There is no poll here.'),
  ended: sentence('poll.ended', 'This poll has ended.'),
  one: sentence('poll.one', 'Choose one option.'),
  unknown: sentence('poll.unknown', 'This option is not of this poll.'),
} as const

/** The member's choice, and the result if they may see it. */
export const ownPoll = z.object({
  chosen: z.array(id),
  ended: z.boolean(),
  /** The number of voters, or null before the result may be seen. */
  voters: z.number().nullable(),
  /** Null before the result may be seen. */
  results: z.array(z.object({ _id: id, votes: z.number() })).nullable(),
})
export type OwnPoll = z.infer<typeof ownPoll>

const ofThread = { params: z.object({ id }), notFound: forumMessages.threadMissing } as const

export const getOwnPoll = endpoint({
  method: 'GET',
  path: '/forum/threads/:id/poll',
  scope: 'read',
  summary: 'What you chose in the poll of a thread, and its result once you may see it',
  callers: 'member',
  ...ofThread,
  answer: z.object({ data: ownPoll }),
})
export const votePoll = endpoint({
  method: 'PUT',
  path: '/forum/threads/:id/poll',
  scope: 'forum:write',
  summary: 'Choose in the poll of a thread, in place of what you chose before; nothing takes your vote back',
  callers: 'member',
  talks: true,
  ...ofThread,
  body: z.strictObject({
    options: z.array(z.uuid(pollMessages.unknown)).max(pollLimits.most, pollMessages.unknown),
  }),
  answer: z.object({ data: ownPoll }),
})
