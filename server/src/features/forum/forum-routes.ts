import { findNameable } from '@callofcode/contract/markdown'
import type { ProblemLibrary } from '../problem/public.ts'
import { discussionRoutes } from './discussion-routes.ts'
import type { ForumDependencies } from './forum-dependencies.ts'
import { forumReadRoutes, streamRoute } from './forum-read-routes.ts'
import { mentionStore } from './mention-store.ts'
import { pollRoutes } from './poll/poll-routes.ts'
import { replyDraftRoutes } from './reply-draft-routes.ts'
import { replyRoutes } from './reply-routes.ts'
import { revisionRoute } from './revision-route.ts'
import { threadRoutes } from './thread-routes.ts'
import { voteRoutes } from './vote-routes.ts'
import { watchRoutes } from './watch/watch-routes.ts'
import { threadWorkRoutes } from './work/thread-work-routes.ts'

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
    const wanted = { q: query.q?.trim() ?? '', threadId: query.thread, by: caller.id }
    return { data: await mentionStore.find(database.sql, wanted) }
  })
}
