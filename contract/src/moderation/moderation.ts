import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { forumMessages, postAuthor } from '../forum/forum.ts'
import { limits } from '../limits.ts'
import { sentence } from '../sentence.ts'
import { id, onwards, text, truth, waitingPage } from '../text.ts'
import { FLAG_REASONS } from './flag-reasons.ts'
import { sanctionBody } from './sanction-form.ts'

export const FLAG_RULINGS = ['kept', 'removed'] as const

const thread = { params: z.object({ id }), notFound: forumMessages.threadMissing } as const

export const pinThread = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/pin',
  scope: 'admin:write',
  summary: 'Pin a thread to the top of the lists, or unpin it',
  callers: 'moderation',
  ...thread,
  body: z.strictObject({ pinned: truth }),
})
export const lockThread = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/lock',
  scope: 'admin:write',
  summary: 'Lock a thread against replies and edits by members, or unlock it',
  callers: 'moderation',
  ...thread,
  body: z.strictObject({ locked: truth }),
})

/** The text of a post before an edit. A reply has no title. */
export const revision = z.object({
  title: z.string().nullable(),
  content: z.string(),
  editor: postAuthor.nullable(),
  replacedAt: z.string(),
})
export type Revision = z.infer<typeof revision>

export const listRevisions = endpoint({
  method: 'GET',
  path: '/forum/posts/:id/revisions',
  scope: 'read',
  summary: 'Earlier texts of a thread or reply, newest first: for its author and moderators',
  callers: 'member',
  params: z.object({ id }),
  answer: z.object({ data: z.array(revision) }),
  notFound: forumMessages.postMissing,
})

/** A flagged post in the moderation queue. `title` is the thread's. */
export const flag = z.object({
  _id: id,
  postId: id,
  threadId: id,
  title: z.string(),
  content: z.string(),
  author: postAuthor.nullable(),
  /** Leads to the author's history. Null after the account is gone. */
  authorId: id.nullable(),
  reason: z.enum(FLAG_REASONS),
  note: z.string(),
  flaggedBy: postAuthor.nullable(),
  flaggedAt: z.string(),
})
export type Flag = z.infer<typeof flag>

export const flagBody = z.strictObject({
  postId: z.uuid(sentence('moderation.idPost', 'This is the id of a thread or a reply.')),
  reason: z.enum(FLAG_REASONS, sentence('moderation.chooseReason', 'Choose a reason.')),
  note: text(limits.description).default(''),
})

export const createFlag = endpoint({
  method: 'POST',
  path: '/forum/flags',
  scope: 'forum:write',
  summary: 'Flag a thread or reply for the moderators',
  callers: 'member',
  body: flagBody,
  status: 201,
})
export const listFlags = endpoint({
  method: 'GET',
  path: '/forum/flags',
  scope: 'admin:read',
  summary: 'Flags that wait for a moderator, oldest first',
  callers: 'moderation',
  query: z.strictObject(onwards),
  answer: waitingPage(flag),
})
/** The kinds of items that wait for a decision. */
export const WAITING_KINDS = ['signups', 'flags', 'reports', 'experiences', 'blogs'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** The number of waiting items of each kind, counted up to one more than `limits.waiting`. */
export const countWaiting = endpoint({
  method: 'GET',
  path: '/waiting',
  scope: 'admin:read',
  summary:
    'How many signups, flags, reports on questions to mentors, interview experiences and blogs wait for your decision, each up to 20,001; null means that it is not yours',
  callers: 'organiser',
  answer: z.object({
    data: z.object({
      signups: z.number().nullable(),
      flags: z.number().nullable(),
      reports: z.number().nullable(),
      experiences: z.number().nullable(),
      blogs: z.number().nullable(),
    }),
    /** Accepted blogs that are neither published nor scheduled. */
    readyBlogs: z.number().nullable(),
  }),
})
export const resolveFlag = endpoint({
  method: 'POST',
  path: '/forum/flags/:id/resolve',
  scope: 'admin:write',
  summary:
    'Keep or remove a flagged post, and warn or pause its author if needed; this closes all open flags on it',
  callers: 'moderation',
  params: z.object({ id }),
  body: z.strictObject({
    ruling: z.enum(FLAG_RULINGS, sentence('moderation.keepRemove', 'Keep or remove it.')),
    measure: sanctionBody.optional(),
  }),
  notFound: forumMessages.flagMissing,
})
