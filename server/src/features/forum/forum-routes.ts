import type { House } from '../../platform/http/house.ts'
import { forumReadRoutes } from './forum-read-routes.ts'
import { mentionRoutes } from './mention-routes.ts'
import { moderationRoutes } from './moderation-routes.ts'
import { replyDraftRoutes } from './reply-draft-routes.ts'
import { replyRoutes } from './reply-routes.ts'
import { streamRoute } from './stream-route.ts'
import { threadRoutes } from './thread-routes.ts'
import { verdictRoutes } from './verdict-routes.ts'

export function forumRoutes(house: House) {
  forumReadRoutes(house)
  streamRoute(house)
  threadRoutes(house)
  replyRoutes(house)
  replyDraftRoutes(house)
  verdictRoutes(house)
  moderationRoutes(house)
  mentionRoutes(house)
}
