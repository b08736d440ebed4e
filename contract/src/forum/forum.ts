import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { pageLink } from '../member/member-page.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { id, line, writing } from '../text.ts'
import { newPollBody, poll } from './poll-form.ts'

/** The fixed categories. A club adds its own. */
export const CATEGORIES = ['General', 'DSA help', 'Interviews', 'Projects', 'Events'] as const
export const THREAD_SORTS = ['latest', 'top', 'unanswered'] as const
/**
 * The notifications about a thread: for every reply, only for replies to the member, in their threads and mentions, or for
 * nothing.
 */
export const WATCH_LEVELS = ['watching', 'normal', 'ignored'] as const
export type WatchLevel = (typeof WATCH_LEVELS)[number]
export type Category = (typeof CATEGORIES)[number]
export type ThreadSort = (typeof THREAD_SORTS)[number]

const asksAbout = z
  .string()
  .regex(
    /^[a-z0-9-]{1,80}$/,
    sentence('forum.nameProblemAddress', 'This is the name of a problem in its address.'),
  )

export const forumMessages = {
  threadMissing: sentence('forum.threadMissing', 'Thread Not Found'),
  replyMissing: sentence('forum.replyMissing', 'Reply Not Found'),
  postMissing: sentence('forum.postMissing', 'Post Not Found'),
  flagMissing: sentence('forum.flagMissing', 'Flag Not Found'),
  locked: sentence('forum.locked', 'This thread is locked.'),
  /** Shown in place of a title. */
  deletedThread: sentence('forum.deletedThread', 'Deleted thread'),
  mergedThread: sentence('forum.mergedThread', 'Merged thread'),
  ownVote: sentence('forum.ownVote', 'You cannot vote for your own post.'),
  categoryRequired: sentence('forum.categoryRequired', 'Choose a category.'),
  categoryClosed: sentence('forum.categoryClosed', 'You can read this category, and others write in it.'),
} as const

/** The public author of a post, or null after the account is gone. */
export const postAuthor = z.object({
  name: z.string(),
  profilePhoto: z.string().nullable(),
  badge: z.enum(['admin', 'manager']).nullable(),
  /** Null if the author hides the page from everybody. */
  page: pageLink.nullable(),
})
export type PostAuthor = z.infer<typeof postAuthor>

export const thread = z.object({
  _id: id,
  title: z.string(),
  category: z.string(),
  author: postAuthor.nullable(),
  createdAt: z.string(),
  lastActivityAt: z.string(),
  replyCount: z.number(),
  votes: z.number(),
  pinned: z.boolean(),
  locked: z.boolean(),
  /** Minutes between two replies of a member. 0 sets no limit. */
  slowMinutes: z.number(),
  acceptedReplyId: id.nullable(),
  /** The slug of the discussed problem. The club opens such threads, so they have no author. */
  problem: z.string().nullable(),
  /**
   * The problem that a member asks about. `carries`: the question has code, a verdict or a counterexample, which readers get only
   * after solving the problem (`/forum/threads/:id/carried`).
   */
  asks: z.object({ problem: z.string(), carries: z.boolean() }).nullable(),
})
export type Thread = z.infer<typeof thread>

/** A reply. A deleted one stays, without author and text, while other replies answer it. */
export const reply = z.object({
  _id: id,
  threadId: id,
  /** The reply that this one answers, or null if it answers the thread itself. */
  replyToId: id.nullable(),
  author: postAuthor.nullable(),
  content: z.string(),
  html: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  votes: z.number(),
  accepted: z.boolean(),
  deleted: z.boolean(),
})
export type Reply = z.infer<typeof reply>

/** A thread on its page. A deleted thread stays, without author and text, while it has replies. */
export const threadPage = thread.extend({
  content: z.string(),
  html: z.string(),
  editedAt: z.string().nullable(),
  deleted: z.boolean(),
  /** A version that changes with every change in the thread. It is the id of the stream's events. */
  version: z.string(),
  acceptedReply: reply.nullable(),
  /** The poll without its result, which each member reads separately. */
  poll: poll.nullable(),
  /** The thread that contains its posts now. */
  mergedInto: id.nullable(),
})
export type ThreadPage = z.infer<typeof threadPage>

/** The longest name of a category. */
export const CATEGORY_NAME = 40
/** The name of a fixed category or of one that the club made. */
export const categoryField = line(CATEGORY_NAME, forumMessages.categoryRequired)

export const threadBody = z.strictObject({
  title: line(limits.title, messages.titleRequired),
  category: categoryField,
  content: writing(limits.contentBytes, messages.contentRequired),
})
/** A poll comes with its thread and is never edited. */
export const newThreadBody = threadBody.extend({ poll: newPollBody.optional() })
export const replyBody = z.strictObject({
  content: writing(limits.replyBytes, messages.contentRequired),
  replyToId: id.optional(),
})

const cursor = z.string().max(300).optional()
const nextCursor = z.string().nullable()
const threadId = { params: z.object({ id }), notFound: forumMessages.threadMissing } as const
const replyId = { params: z.object({ id }), notFound: forumMessages.replyMissing } as const
const open = { callers: 'anyone', area: 'forum', perReader: true } as const

export const listThreads = endpoint({
  method: 'GET',
  path: '/forum/threads',
  summary:
    'Threads, pinned ones first; q searches titles, threads and replies; asks gives those that ask about a problem',
  ...open,
  query: z.strictObject({
    sort: z
      .enum(THREAD_SORTS, sentence('forum.sortLatestTopUnanswered', 'Sort by latest, top or unanswered.'))
      .default('latest'),
    category: categoryField.optional(),
    q: line(limits.search)
      .transform((words) => words || undefined)
      .optional(),
    /** Only threads that ask about this problem. */
    asks: asksAbout.optional(),
    cursor,
  }),
  answer: z.object({ data: z.array(thread), nextCursor }),
})
export const getThread = endpoint({
  method: 'GET',
  path: '/forum/threads/:id',
  summary: 'One thread, rendered',
  ...open,
  ...threadId,
  answer: z.object({ data: threadPage }),
})
export const listReplies = endpoint({
  method: 'GET',
  path: '/forum/threads/:id/replies',
  summary: 'Replies of a thread, oldest first',
  ...open,
  ...threadId,
  query: z.strictObject({ cursor }),
  answer: z.object({ data: z.array(reply), nextCursor }),
})
export const streamThread = endpoint({
  method: 'GET',
  path: '/forum/threads/:id/stream',
  scope: 'read',
  summary: 'Server-sent events: `changed` whenever a thread changes, with its version as the id',
  ...open,
  ...threadId,
  query: z.strictObject({ since: z.string().max(64).optional() }),
  stream: true,
})
export const createThread = endpoint({
  method: 'POST',
  path: '/forum/threads',
  scope: 'forum:write',
  summary: 'Start a thread',
  callers: 'member',
  talks: true,
  takesKey: true,
  body: newThreadBody,
  status: 201,
  answer: z.object({ data: threadPage }),
})
export const updateThread = endpoint({
  method: 'PATCH',
  path: '/forum/threads/:id',
  scope: 'forum:write',
  summary: 'Edit a thread: its author or a moderator',
  callers: 'member',
  talks: true,
  ...threadId,
  body: threadBody.partial(),
  answer: z.object({ data: threadPage }),
})
export const removeThread = endpoint({
  method: 'DELETE',
  path: '/forum/threads/:id',
  scope: 'forum:write',
  summary: 'Delete a thread: its author or a moderator',
  callers: 'member',
  ...threadId,
})
export const createReply = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/replies',
  scope: 'forum:write',
  summary: 'Reply in a thread, or to one of its replies',
  callers: 'member',
  talks: true,
  takesKey: true,
  ...threadId,
  body: replyBody,
  status: 201,
  answer: z.object({ data: reply }),
})
export const updateReply = endpoint({
  method: 'PATCH',
  path: '/forum/replies/:id',
  scope: 'forum:write',
  summary: 'Edit a reply: its author or a moderator',
  callers: 'member',
  talks: true,
  ...replyId,
  body: replyBody.pick({ content: true }),
  answer: z.object({ data: reply }),
})
export const removeReply = endpoint({
  method: 'DELETE',
  path: '/forum/replies/:id',
  scope: 'forum:write',
  summary: 'Delete a reply: its author or a moderator',
  callers: 'member',
  ...replyId,
})

const vote = z.object({ voted: z.boolean(), votes: z.number() })
/** The wanted state of the vote. Without it the vote is toggled, which is wrong if the caller's page is outdated. */
const wantedVote = z.strictObject({
  voted: z.enum(['true', 'false'], sentence('review.boolean', 'Say true or false.')).optional(),
})
const voting = { callers: 'member', talks: true, takesKey: true } as const
export const voteThread = endpoint({
  method: 'POST',
  path: '/forum/threads/:id/vote',
  scope: 'forum:write',
  summary: 'Add or take back your vote for a thread',
  ...voting,
  ...threadId,
  query: wantedVote,
  answer: vote,
})
export const voteReply = endpoint({
  method: 'POST',
  path: '/forum/replies/:id/vote',
  scope: 'forum:write',
  summary: 'Add or take back your vote for a reply',
  ...voting,
  ...replyId,
  query: wantedVote,
  answer: vote,
})
