import type { ForumParts } from './forum-parts.ts'
import { forumReadRoutes } from './forum-read-routes.ts'
import { mentionRoutes } from './mention-routes.ts'
import { moderationRoutes } from './moderation-routes.ts'
import { replyDraftRoutes } from './reply-draft-routes.ts'
import { replyRoutes } from './reply-routes.ts'
import { streamRoute } from './stream-route.ts'
import { threadRoutes } from './thread-routes.ts'
import { verdictRoutes } from './verdict-routes.ts'

export function forumRoutes(parts: ForumParts) {
  forumReadRoutes(parts)
  streamRoute(parts)
  threadRoutes(parts)
  replyRoutes(parts)
  replyDraftRoutes(parts)
  verdictRoutes(parts)
  moderationRoutes(parts)
  mentionRoutes(parts)
}
