import { groupAnnouncementRoutes } from '../features/announcement/group-announcement-routes.ts'
import { alumniRoutes } from '../features/batch/alumni-routes.ts'
import { batchRoutes } from '../features/batch/batch-routes.ts'
import { memberFileRoutes } from '../features/batch/member-file-routes.ts'
import { mentorRoutes } from '../features/batch/mentor-routes.ts'
import { groupMemberRoutes } from '../features/group/group-member-routes.ts'
import { groupRoutes } from '../features/group/group-routes.ts'
import type { Dependencies } from './dependencies.ts'

/** How the members of the club are divided: batches, years and groups, and who looks after them. */
export function peopleRoutes(dependencies: Dependencies) {
  batchRoutes(dependencies)
  mentorRoutes(dependencies)
  alumniRoutes(dependencies)
  memberFileRoutes(dependencies)
  groupRoutes(dependencies)
  groupMemberRoutes(dependencies)
  groupAnnouncementRoutes(dependencies)
}
