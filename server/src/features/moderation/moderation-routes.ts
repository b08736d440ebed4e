import { flagRoutes } from './flag-routes.ts'
import { measureRoutes } from './measure-routes.ts'
import { personRoutes } from './person-routes.ts'

/** Reports, what moderators decide, and how a member stands with them. */
export function moderationRoutes(dependencies: Parameters<typeof measureRoutes>[0]) {
  flagRoutes(dependencies)
  measureRoutes(dependencies)
  personRoutes(dependencies)
}
