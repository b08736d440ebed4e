import type { Task } from '@callofcode/contract/task'
import { paths } from '../../platform/paths.ts'
import { isAdmin, may, type Session } from '../../platform/session/session.ts'

/** A page of organisers, or a part of one. */
export interface DeskPlace {
  /** In English. */
  readonly label: string
  readonly to: string
  /** The part of the page that opens. */
  readonly hash?: string
  readonly search?: Readonly<Record<string, string>>
  /** The task that opens this page, beside admins. Undefined for pages of admins alone. */
  readonly task?: Task
}
export interface DeskGroup {
  readonly label: string
  readonly places: readonly DeskPlace[]
}

const groups: readonly DeskGroup[] = [
  {
    label: 'People',
    places: [
      { label: 'Members', to: paths.members },
      { label: 'Approvals', to: paths.approvals, task: 'approvals' },
      { label: 'Join codes', to: paths.approvals, hash: 'join-codes' },
      { label: 'Import members', to: paths.importMembers },
      { label: 'Batches', to: paths.members, hash: 'batches' },
      { label: 'Groups', to: paths.groups },
      { label: 'Fields of members', to: paths.memberFields },
      { label: 'Years', to: paths.years },
      { label: 'Report', to: paths.report, task: 'report' },
      { label: 'Whole leaderboard', to: paths.wholeBoard, task: 'report' },
    ],
  },
  {
    label: 'Events',
    places: [
      { label: 'Events', to: paths.events, task: 'events' },
      { label: 'Past events', to: paths.events, search: { when: 'past' }, task: 'events' },
      { label: 'New event', to: paths.events, search: { new: '1' }, task: 'events' },
    ],
  },
  {
    label: 'Content',
    places: [
      { label: 'Curriculum', to: paths.curriculum, task: 'content' },
      { label: 'Lists of the curriculum', to: paths.curriculumLists, task: 'content' },
      { label: 'Import into the curriculum', to: paths.curriculumImport, task: 'content' },
      {
        label: 'Merged and split problems',
        to: paths.curriculumChanges,
        task: 'content',
      },
      { label: 'Club problems', to: paths.authoring, task: 'problems' },
      { label: 'Submitted experiences', to: paths.submissions, task: 'content' },
      { label: 'Blog reviews', to: paths.blogReviews, task: 'content' },
      { label: 'Deleted items', to: paths.deleted, task: 'content' },
    ],
  },
  {
    label: 'Community',
    places: [
      { label: 'Manage announcements', to: paths.manageAnnouncements, task: 'announcements' },
      { label: 'New announcement', to: paths.newAnnouncement, task: 'announcements' },
      { label: 'Moderation', to: paths.moderation, task: 'moderation' },
      { label: 'Forum categories', to: paths.forumCategories },
    ],
  },
  {
    label: 'Site',
    places: [
      { label: 'Club', to: paths.club },
      { label: 'Operations', to: paths.operations },
      { label: 'Audit', to: paths.audit },
      { label: 'Webhooks', to: paths.webhooks },
      { label: 'Hand over the club', to: paths.handover },
    ],
  },
]

/** Returns only the places that this person may open. */
export const deskGroupsFor = (session: Session | null): DeskGroup[] =>
  groups
    .map(({ label, places }) => ({
      label,
      places: places.filter(({ task }) => (task ? may(session, task) : isAdmin(session))),
    }))
    .filter(({ places }) => places.length > 0)
