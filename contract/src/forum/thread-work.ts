import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id } from '../text.ts'
import { categoryField, forumMessages } from './forum.ts'

export const SLOW_MINUTES = [0, 1, 5, 15, 60, 240, 1440] as const

export const threadWorkMessages = {
  self: sentence('threadWork.self', 'A thread cannot be merged into itself.'),
  target: sentence('threadWork.target', 'There is no such thread. Paste the address of one.'),
  ofProblem: sentence('threadWork.ofProblem', 'The thread of a problem stays where it is.'),
  slow: (minutes: number, wait: number) =>
    sentence(
      'threadWork.slow',
      'In this thread each member replies once in {minutes}. You can reply again in {wait}; what you typed is kept.',
      { minutes: minutesWords(minutes), wait: minutesWords(wait) },
    ),
} as const

const minutesWords = (minutes: number) => {
  if (minutes === 1) return sentence('threadWork.minute', 'a minute')
  if (minutes % 60 !== 0) return sentence('threadWork.minutes', '{count} minutes', { count: minutes })
  return minutes === 60
    ? sentence('threadWork.hour', 'an hour')
    : sentence('threadWork.hours', '{count} hours', { count: minutes / 60 })
}

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
      .int(sentence('threadWork.chooseHowSlow', 'Choose how slow.'))
      .refine(
        (minutes) => SLOW_MINUTES.some((one) => one === minutes),
        sentence('threadWork.chooseHowSlow', 'Choose how slow.'),
      ),
  }),
})
export const moveThread = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/move',
  scope: 'admin:write',
  summary: 'Move a thread to another category',
  callers: 'moderation',
  ...ofThread,
  body: z.strictObject({ category: categoryField }),
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
