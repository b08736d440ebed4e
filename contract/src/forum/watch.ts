import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sentence } from '../sentence.ts'
import { id, onwards } from '../text.ts'
import { forumMessages, WATCH_LEVELS } from './forum.ts'

const ofThread = { params: z.object({ id }), notFound: forumMessages.threadMissing } as const

export const watched = z.object({
  _id: id,
  title: z.string(),
  level: z.enum(WATCH_LEVELS),
  since: z.string(),
  replyCount: z.number(),
  lastActivityAt: z.string(),
})
export type Watched = z.infer<typeof watched>

/** The personal data about a thread. Its public responses are the same for everybody. */
export const getOwnMarks = endpoint({
  method: 'GET',
  path: '/forum/threads/:id/mine',
  scope: 'read',
  summary:
    'Which posts of a thread you wrote, voted for and flagged, and which are of members you muted: of the first, the accepted and a page of replies; and what you are told of the thread',
  callers: 'member',
  ...ofThread,
  query: z.strictObject({ cursor: z.string().max(300).optional() }),
  answer: z.object({
    data: z.object({
      /** The checked posts. The response covers only these. */
      of: z.array(id),
      written: z.array(id),
      voted: z.array(id),
      flagged: z.array(id),
      muted: z.array(id),
      watch: z.enum(WATCH_LEVELS),
      /** Whether the category lets the caller write. A locked thread says so itself. */
      mayWrite: z.boolean(),
      /** In slow mode, the time from which the caller can reply again. Null if they can reply now. */
      replyAgainAt: z.string().nullable(),
    }),
  }),
})
export const watchThread = endpoint({
  method: 'PUT',
  path: '/forum/threads/:id/watch',
  scope: 'forum:write',
  summary:
    'Choose what you are told of a thread: every reply (watching), replies to you and mentions (normal), or nothing (ignored)',
  callers: 'member',
  ...ofThread,
  body: z.strictObject({
    level: z.enum(
      WATCH_LEVELS,
      sentence('notification.oneOf', 'One of {choices}.', { choices: WATCH_LEVELS }),
    ),
  }),
})
export const listWatched = endpoint({
  method: 'GET',
  path: '/forum/watched',
  scope: 'read',
  summary: 'Threads that you watch or ignore, the latest choice first',
  callers: 'member',
  query: z.strictObject(onwards),
  answer: z.object({ data: z.array(watched), nextCursor: z.string().nullable() }),
})
