import type { Task } from '@callofcode/contract/task'
import { paths } from '../../platform/paths.ts'
import { isAdmin, may, type Session } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'

/** A page of organisers, or a part of one. */
export interface DeskPlace {
  /** In English. */
  readonly label: string
  readonly to: string
  readonly icon: IconName
  /** What opens there. */
  readonly hash?: string
  readonly search?: Readonly<Record<string, string>>
  /** For whoever has this task, and admins; without one for admins alone. */
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
      { label: 'Members', to: paths.members, icon: 'users' },
      { label: 'Approvals', to: paths.approvals, icon: 'user-check', task: 'approvals' },
      { label: 'Join codes', to: paths.approvals, hash: 'join-codes', icon: 'link' },
      { label: 'Import members', to: paths.importMembers, icon: 'users' },
      { label: 'Batches', to: paths.members, hash: 'batches', icon: 'users' },
      { label: 'Archive a year', to: paths.years, icon: 'users' },
    ],
  },
  {
    label: 'Events',
    places: [
      { label: 'All events', to: paths.events, icon: 'calendar', task: 'events' },
      { label: 'Past events', to: paths.events, search: { when: 'past' }, icon: 'calendar', task: 'events' },
      { label: 'New event', to: paths.events, search: { new: '1' }, icon: 'plus', task: 'events' },
    ],
  },
  {
    label: 'Content',
    places: [
      { label: 'Curriculum', to: paths.curriculum, icon: 'numbered', task: 'content' },
      { label: 'Edit lists', to: paths.curriculumLists, icon: 'numbered', task: 'content' },
      { label: 'Import into the curriculum', to: paths.curriculumImport, icon: 'numbered', task: 'content' },
      {
        label: 'Merged and split problems',
        to: paths.curriculumChanges,
        icon: 'numbered',
        task: 'content',
      },
      { label: 'Club problems', to: paths.authoring, icon: 'prompt', task: 'problems' },
      { label: 'Submitted experiences', to: paths.submissions, icon: 'mail', task: 'content' },
      { label: 'Blog reviews', to: paths.blogReviews, icon: 'edit', task: 'content' },
      { label: 'Deleted items', to: paths.deleted, icon: 'trash', task: 'content' },
    ],
  },
  {
    label: 'Community',
    places: [
      { label: 'Announcements', to: paths.manageAnnouncements, icon: 'bell' },
      { label: 'New announcement', to: paths.newAnnouncement, icon: 'plus' },
      { label: 'Moderation', to: paths.moderation, icon: 'flag', task: 'moderation' },
    ],
  },
  {
    label: 'Site',
    places: [
      { label: 'Club', to: paths.club, icon: 'home' },
      { label: 'Operations', to: paths.operations, icon: 'eye' },
      { label: 'Audit', to: paths.audit, icon: 'list' },
      { label: 'Webhooks', to: paths.webhooks, icon: 'link' },
      { label: 'Hand over the club', to: paths.handover, icon: 'users' },
    ],
  },
]

/** Only what this person may open. */
export const deskGroupsFor = (session: Session | null): DeskGroup[] =>
  groups
    .map(({ label, places }) => ({
      label,
      places: places.filter(({ task }) => (task ? may(session, task) : isAdmin(session))),
    }))
    .filter(({ places }) => places.length > 0)
