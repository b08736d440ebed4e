import { paths } from '../../platform/paths.ts'

/** Where the screens begin that belong to the desk: every page knows them, and only the desk what they are called. */
export const deskAddresses: readonly string[] = [
  ...[paths.members, paths.approvals, paths.curriculum, paths.authoring, paths.submissions],
  ...[paths.blogReviews, paths.deleted, paths.manageAnnouncements, paths.moderation, paths.club],
  ...[paths.operations, paths.audit, paths.webhooks, paths.handover, paths.history('', '').slice(0, -1)],
]
