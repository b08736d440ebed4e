import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { ForumDependencies } from '../forum/public.ts'
import { flagRoutes } from './flag-routes.ts'
import { personRoutes } from './person-routes.ts'
import { sanctionRoutes } from './sanction-routes.ts'

export interface ModerationDependencies extends ForumDependencies {
  readonly mailer: MailQueue
  readonly publicUrl: string
}

/** Serves reports, the moderators' decisions, and a member's own standing. */
export function moderationRoutes(dependencies: Parameters<typeof sanctionRoutes>[0]) {
  flagRoutes(dependencies)
  sanctionRoutes(dependencies)
  personRoutes(dependencies)
}
