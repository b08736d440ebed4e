import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { reply, replyBody, thread } from './forum.ts'
import { ofProblem } from './problem.ts'

export const getDiscussion = endpoint({
  method: 'GET',
  path: '/problems/:slug/discussion',
  summary: 'The thread about a problem, null before the first question, and its replies, newest first',
  callers: 'anyone',
  ...ofProblem,
  query: z.strictObject({ cursor: z.string().max(300).optional() }),
  answer: z.object({
    data: z.object({ thread: thread.nullable(), replies: z.array(reply) }),
    nextCursor: z.string().nullable(),
  }),
})
export const askAboutProblem = endpoint({
  method: 'POST',
  path: '/problems/:slug/discussion',
  summary: 'Ask about a problem: a reply in its thread, which the first question starts',
  callers: 'member',
  takesKey: true,
  ...ofProblem,
  body: replyBody.pick({ content: true }),
  status: 201,
  answer: z.object({ data: reply }),
})
