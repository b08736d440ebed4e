import { forumMessages, type Reply, type Thread, type ThreadPage } from '@callofcode/contract/forum/forum'
import type { Poll } from '@callofcode/contract/forum/poll-form'
import type { Names } from '../../platform/markdown/mention-rule.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import type { PostRow, ThreadRow } from './forum-tables.ts'
import { type AuthorRow, presentAuthor } from './post-author.ts'

interface PostOf {
  post: PostRow
  author: AuthorRow | null
}
type ThreadOf = PostOf & { thread: ThreadRow }

const bare = { author: null, content: '', html: '', votes: 0, editedAt: null, deleted: true } as const

export const presentThread = ({ thread, post, author }: ThreadOf): Thread => ({
  _id: thread.id,
  title: post.title ?? '',
  category: thread.category,
  author: presentAuthor(author),
  createdAt: post.createdAt.toISOString(),
  lastActivityAt: thread.lastActivityAt.toISOString(),
  replyCount: thread.replyCount,
  votes: post.votes,
  pinned: thread.pinned,
  locked: thread.locked,
  slowMinutes: thread.slowMinutes,
  acceptedReplyId: thread.acceptedReplyId,
  problem: thread.problem,
  asks: thread.asksAbout ? { problem: thread.asksAbout, carries: thread.carries } : null,
})

export const presentThreadPage = async (
  row: ThreadOf,
  accepted: PostOf | undefined,
  { names, version, poll }: { names: Names; version: string; poll: Poll | null },
): Promise<ThreadPage> => ({
  ...presentThread(row),
  version,
  poll: row.post.deletedAt ? null : poll,
  mergedInto: null,
  acceptedReply: accepted ? await presentReply(accepted, row.thread, names) : null,
  ...(row.post.deletedAt
    ? { ...bare, title: forumMessages.deletedThread.text }
    : await written(row.post, names)),
})

/** Presents a thread that was merged into another. Only the link to that one is left. */
export const presentMerged = (thread: ThreadRow, version: string): ThreadPage => ({
  _id: thread.id,
  title: forumMessages.mergedThread.text,
  category: thread.category,
  problem: null,
  poll: null,
  asks: null,
  createdAt: thread.createdAt.toISOString(),
  lastActivityAt: thread.lastActivityAt.toISOString(),
  replyCount: 0,
  pinned: false,
  locked: true,
  slowMinutes: 0,
  acceptedReplyId: null,
  acceptedReply: null,
  ...bare,
  version,
  mergedInto: thread.mergedInto,
})

/** The reply contains nothing personal, so everybody gets the same bytes. */
export const presentReply = async (
  { post, author }: PostOf,
  thread: Pick<ThreadRow, 'acceptedReplyId'>,
  names: Names,
) =>
  ({
    _id: post.id,
    threadId: post.threadId,
    replyToId: post.replyToId,
    author: presentAuthor(author),
    createdAt: post.createdAt.toISOString(),
    votes: post.votes,
    accepted: thread.acceptedReplyId === post.id,
    ...(post.deletedAt ? bare : await written(post, names)),
  }) satisfies Reply

// One page shows many posts, so ids of headings would repeat.
const written = async (post: PostRow, names: Names) => ({
  content: post.content,
  html: (await renderMarkdown(post.content, { headingIds: false, names, owner: post.authorId })).html,
  editedAt: post.editedAt?.toISOString() ?? null,
  deleted: false,
})
