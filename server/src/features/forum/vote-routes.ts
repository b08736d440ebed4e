import { forumMessages, voteReply, voteThread } from '@callofcode/contract/forum/forum'
import { acceptReply, clearAcceptedReply } from '@callofcode/contract/forum/thread-work'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { forbidden, missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import { canChangePost, wrote } from './forum-policy.ts'
import type { ForumDependencies } from './forum-routes.ts'
import { THREAD_MOVED } from './forum-tables.ts'
import { postStore } from './post-store.ts'
import { threadStore } from './thread-store.ts'

/** Serves votes on posts, and the accepted answer. */
export function voteRoutes({ api, database, happened }: ForumDependencies) {
  api.serve(voteThread, (call) => vote(call, 'thread'))
  api.serve(voteReply, (call) => vote(call, 'reply'))

  api.serve(acceptReply, async ({ params, caller }) => {
    await accept(params.id, caller, params.replyId)
    return { message: sentence('forum.answerAccepted', 'Answer Accepted') }
  })

  api.serve(clearAcceptedReply, async ({ params, caller }) => {
    await accept(params.id, caller, null)
    return { message: sentence('forum.answerUnmarked', 'Answer Unmarked') }
  })

  const vote = ({ params, query, caller, database }: VoteCall, kind: 'thread' | 'reply') =>
    write(database, async (tx, changed) => {
      const post = await postStore.getForUpdate(tx, params.id, caller)
      if (!post || (post.id === post.threadId) !== (kind === 'thread'))
        throw missing(forumMessages[`${kind}Missing`])
      if (wrote(caller, post)) throw forbidden(forumMessages.ownVote)
      // Lists of threads do not show votes of replies, so they stay cached.
      changed(`thread:${post.threadId}`, ...(kind === 'thread' ? [THREAD_MOVED] : []))
      return postStore.vote(
        tx,
        post,
        caller.id,
        query.voted === undefined ? undefined : query.voted === 'true',
      )
    })

  const accept = (id: string, caller: Caller, replyId: string | null) =>
    write(database, async (tx, changed) => {
      // The reply is locked before the thread, like every post.
      const reply = replyId ? await postStore.getForUpdate(tx, replyId, caller) : undefined
      const thread = await threadStore.getForUpdate(tx, id)
      const post = await postStore.get(tx, id, caller)
      if (!thread || !post) throw missing(forumMessages.threadMissing)
      if (!canChangePost(caller, post)) throw forbidden()
      if (replyId && (reply?.threadId !== id || replyId === id)) throw missing(forumMessages.replyMissing)
      changed(THREAD_MOVED, `thread:${thread.id}`)
      await threadStore.update(tx, thread.id, { acceptedReplyId: replyId })
      await happened(tx, 'answer.accepted', { before: thread.acceptedReplyId, now: reply, by: caller.id })
    })
}

type VoteCall = Pick<Call<typeof voteThread>, 'params' | 'query' | 'caller' | 'database'>
