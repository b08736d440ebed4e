import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CATEGORIES, forumMessages } from '../forum.ts'
import { id } from '../text.ts'

export const SLOW_MINUTES = [0, 1, 5, 15, 60, 240, 1440] as const

export const threadWorkMessages = {
  self: 'A thread cannot be merged into itself.',
  target: 'There is no such thread. Paste the address of one.',
  ofProblem: 'The thread of a problem stays where it is.',
  slow: (minutes: number, wait: number) =>
    `In this thread each member replies once in ${minutesWords(minutes)}. You can reply again in ${minutesWords(wait)}; what you typed is kept.`,
} as const

const minutesWords = (minutes: number) =>
  minutes === 1 ? 'a minute' : minutes % 60 === 0 ? hoursWords(minutes / 60) : `${minutes} minutes`
const hoursWords = (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`)

const ofThread = { params: z.object({ id }), notFound: forumMessages.threadMissing } as const

export const slowThread = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/slow',
  scope: 'admin:write',
  summary: 'Let each member reply once in so many minutes; 0 lets them reply as they like',
  callers: 'moderation',
  ...ofThread,
  body: z.strictObject({
    minutes: z
      .int({ error: 'Choose how slow.' })
      .refine((minutes) => SLOW_MINUTES.some((one) => one === minutes), 'Choose how slow.'),
  }),
})
export const moveThread = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/move',
  scope: 'admin:write',
  summary: 'Move a thread to another category',
  callers: 'moderation',
  ...ofThread,
  body: z.strictObject({ category: z.enum(CATEGORIES, { error: forumMessages.categoryRequired }) }),
})
export const mergeThread = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/merge',
  scope: 'admin:write',
  summary:
    'Merge a thread into another: its posts stand there in the order of time, and its address leads there. This cannot be undone',
  callers: 'moderation',
  ...ofThread,
  body: z.strictObject({ into: z.uuid(threadWorkMessages.target).toLowerCase() }),
})
export const acceptReply = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/accept/:replyId',
  scope: 'forum:write',
  summary: 'Mark the reply that answers a thread: the author of the thread or a moderator',
  callers: 'member',
  talks: true,
  params: z.object({ id, replyId: id }),
  notFound: forumMessages.replyMissing,
})
export const clearAcceptedReply = endpoint({
  method: 'DELETE',
  path: '/forum/threads/:id/accept',
  scope: 'forum:write',
  summary: 'Remove the mark of the accepted reply: the author of the thread or a moderator',
  callers: 'member',
  talks: true,
  ...ofThread,
})
