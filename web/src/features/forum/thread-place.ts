import { CATEGORIES, type Reply, type ThreadPage, type WatchLevel } from '@callofcode/contract/forum/forum'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useChange } from '../../platform/api/use-change.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { marksOf, refreshThread } from './forum-queries.ts'

export type Post = ThreadPage | Reply

/** The permissions and past actions of the reader in a thread. */
interface ThreadPlace {
  readonly thread: ThreadPage
  readonly member: boolean
  readonly moderator: boolean
  /** The reader may write here. */
  readonly open: boolean
  /** Others write in this category. */
  readonly closed: boolean
  readonly owns: (post: Post) => boolean
  /** Returns whether the post is from somebody else. A new post may have no known author yet. */
  readonly isOfAnother: (post: Post) => boolean
  readonly voted: (post: Post) => boolean
  readonly flagged: (post: Post) => boolean
  /** The author is muted or blocked by the reader. */
  readonly muted: (post: Post) => boolean
  /** The level of notifications for this thread. It is undefined while loading. */
  readonly watch: WatchLevel | undefined
  /** The time when the reader can reply again, in slow mode. */
  readonly replyAgainAt: string | null | undefined
  readonly mayChange: (post: Post) => boolean
  readonly mayAccept: boolean
}

/** Returns the reader's state. `pages` are the cursors of the shown pages. */
export function useReaderOf(thread: ThreadPage, pages: readonly string[]): ThreadPlace {
  const { data: session } = useSession()
  const member = Boolean(session?.role)
  const moderator = may(session, 'moderation')
  const marks = useQueries({
    queries: pages.map((cursor) => ({ ...marksOf(thread._id, cursor), enabled: member })),
  })
  const isMarked =
    (kind: 'of' | 'written' | 'voted' | 'flagged' | 'muted') =>
    ({ _id }: Post) =>
      marks.some(({ data }) => data?.data[kind].includes(_id))
  const mayEdit = member && !thread.deleted && (!thread.locked || moderator)
  // Until the marks are there, the category of nearly every thread is open.
  const closed = marks[0]?.data?.data.mayWrite === false
  const owns = isMarked('written')
  const isKnown = isMarked('of')
  return {
    thread,
    member,
    moderator,
    open: mayEdit && !closed,
    closed,
    owns,
    isOfAnother: (post) => isKnown(post) && !owns(post),
    voted: isMarked('voted'),
    flagged: isMarked('flagged'),
    muted: isMarked('muted'),
    watch: marks[0]?.data?.data.watch,
    replyAgainAt: marks[0]?.data?.data.replyAgainAt,
    mayChange: (post) => mayEdit && (owns(post) || moderator),
    mayAccept: member && !thread.deleted && (owns(thread) || moderator),
  }
}

interface ThreadScreen extends ThreadPlace {
  /** Moves to the reply box. `quoted` adds the post as a quotation. */
  readonly answer: (post: Post, quoted: boolean) => void
}

export const ThreadContext = createContext<ThreadScreen | null>(null)

export function useThread(): ThreadScreen {
  const screen = useContext(ThreadContext)
  if (!screen) throw new Error('A post stands in its thread')
  return screen
}

export const isReply = (post: Post): post is Reply => 'threadId' in post
/** The club made every other category. */
export const isFixed = (category: string) => CATEGORIES.some((one) => one === category)
export const replyAnchor = (id: string) => `reply-${id}`

/** Writes in this thread. The write stays pending until the screen shows its result. */
export function useThreadWrite<Answer extends { message: string }, Given = void>(
  write: (given: Given) => Promise<Answer>,
  { silent, onDone }: { silent?: boolean; onDone?: (answer: Answer) => unknown } = {},
) {
  const client = useQueryClient()
  const { thread } = useThread()
  return useChange({
    mutationFn: write,
    onSuccess: async (answer) => {
      if (!silent) toast.success(answer.message)
      await onDone?.(answer)
      await refreshThread(client, thread._id)
    },
  })
}
