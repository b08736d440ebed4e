import { forumMessages } from '@callofcode/contract/forum/forum'
import { findNameable } from '@callofcode/contract/markdown/markdown'
import { listRevisions } from '@callofcode/contract/moderation/moderation'
import type { Database } from '../../platform/database/database.ts'
import { forbidden, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { LiveStreams } from '../../platform/http/live-streams.ts'
import type { Budgets } from '../account/public.ts'
import type { Happened } from '../happening/public.ts'
import type { ProblemLibrary } from '../problem/public.ts'
import { discussionRoutes } from './discussion-routes.ts'
import { canChangePost } from './forum-policy.ts'
import { forumReadRoutes, streamRoute } from './forum-read-routes.ts'
import { mentionStore } from './mention-store.ts'
import { pollRoutes } from './poll/poll-routes.ts'
import { presentAuthor } from './post-author.ts'
import { postStore } from './post-store.ts'
import { replyDraftRoutes } from './reply-draft-routes.ts'
import { replyRoutes } from './reply-routes.ts'
import { threadRoutes } from './thread-routes.ts'
import { voteRoutes } from './vote-routes.ts'
import { watchRoutes } from './watch/watch-routes.ts'
import type { PostLimits } from './work/post-limits.ts'
import { threadWorkRoutes } from './work/thread-work-routes.ts'

export interface ForumDependencies extends PostLimits {
  readonly api: Api
  readonly database: Database
  readonly happened: Happened
  readonly live: LiveStreams
  readonly budgets: Budgets
  /** Headers of every response. */
  readonly headers: Record<string, string>
}

export function forumRoutes(dependencies: ForumDependencies & { readonly problems: ProblemLibrary }) {
  forumReadRoutes(dependencies)
  streamRoute(dependencies)
  threadRoutes(dependencies)
  replyRoutes(dependencies)
  discussionRoutes(dependencies)
  replyDraftRoutes(dependencies)
  voteRoutes(dependencies)
  revisionRoute(dependencies)
  mentionRoutes(dependencies)
  watchRoutes(dependencies)
  pollRoutes(dependencies)
  threadWorkRoutes(dependencies)
}

function mentionRoutes({ api, database, budgets }: ForumDependencies) {
  api.serve(findNameable, async ({ query, caller }) => {
    await budgets.spend('memberSearch', caller.id)
    const wanted = { q: query.q?.trim() ?? '', threadId: query.thread, by: caller }
    return { data: await mentionStore.find(database.sql, wanted) }
  })
}

function revisionRoute({ api, database }: ForumDependencies) {
  api.serve(listRevisions, async ({ params, caller }) => {
    const post = await postStore.get(database.sql, params.id, caller)
    if (!post) throw missing(forumMessages.postMissing)
    if (!canChangePost(caller, post)) throw forbidden()
    const rows = await postStore.revisions(database.sql, post.id)
    const data = rows.map(({ revision, editor }) => ({
      title: revision.title,
      content: revision.content,
      editor: presentAuthor(editor),
      replacedAt: revision.createdAt.toISOString(),
    }))
    return { data }
  })
}
