import type { Area } from '@callofcode/contract/site/club-look'
import type { Task } from '@callofcode/contract/task'
import { paths } from '../../platform/paths.ts'
import { isAdmin, may, type Session } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'

export interface SidebarEntry {
  readonly label: string
  readonly to: string
  readonly icon: IconName
  /** Path prefix of the screens that belong to it, if it is not its own path. */
  readonly inside?: string
  /** More such prefixes. */
  readonly also?: readonly string[]
  /** The club may show it to members only. */
  readonly area?: Area
  /** For whoever has this task, and admins. */
  readonly task?: Task
}
export interface SidebarGroup {
  readonly label: string
  readonly entries: readonly SidebarEntry[]
}

const today: SidebarEntry = { label: 'Today', to: paths.today, icon: 'clock' }
const modules: SidebarEntry = { label: 'Modules', area: 'modules', to: paths.dashboard, icon: 'grid' }

const leaderboard: SidebarEntry = { label: 'Leaderboard', to: paths.leaderboard, icon: 'star' }

const learn: SidebarGroup = {
  label: 'Learn',
  entries: [
    { ...modules, inside: paths.module('') },
    {
      label: 'Blogs',
      area: 'blogs',
      to: paths.blogs,
      icon: 'book',
      also: [paths.article(''), paths.ownBlogs],
    },
    {
      label: 'Interview Experiences',
      to: paths.experiences,
      area: 'experiences',
      icon: 'briefcase',
      inside: paths.submitExperience,
      also: [paths.companies],
    },
    { label: 'Forum', area: 'forum', to: paths.forum, icon: 'forum' },
    { label: 'DSA Tracker', to: paths.dsa, icon: 'target', also: [paths.plans] },
    { label: 'Problems', area: 'problems', to: paths.problems, icon: 'code' },
    { label: 'Events', area: 'events', to: paths.events, icon: 'calendar' },
  ],
}

const club: SidebarGroup = {
  label: 'Club',
  entries: [
    { label: 'Approvals', task: 'approvals', to: paths.approvals, icon: 'user-check' },
    { label: 'Moderation', task: 'moderation', to: paths.moderation, icon: 'flag' },
  ],
}

const admin: SidebarGroup = {
  label: 'Admin',
  entries: [
    { label: 'Announcements', to: paths.manageAnnouncements, icon: 'bell' },
    { label: 'Submissions', task: 'content', to: paths.submissions, icon: 'mail' },
    { label: 'Blog Reviews', task: 'content', to: paths.blogReviews, icon: 'edit' },
    { label: 'Members', to: paths.members, icon: 'users' },
    { label: 'Club', to: paths.club, icon: 'home' },
    { label: 'Audit', to: paths.audit, icon: 'list' },
    { label: 'Operations', to: paths.operations, icon: 'eye' },
    { label: 'Curriculum', task: 'content', to: paths.curriculum, icon: 'numbered' },
    { label: 'Club Problems', task: 'problems', to: paths.authoring, icon: 'prompt' },
    { label: 'Create Module', task: 'content', to: paths.createModule, icon: 'grid-plus' },
    { label: 'Create Blog', task: 'content', to: paths.createBlog, icon: 'book-plus' },
    {
      label: 'Create Interview Experience',
      task: 'content',
      to: paths.createExperience,
      icon: 'briefcase-plus',
    },
    { label: 'Deleted items', task: 'content', to: paths.deleted, icon: 'trash' },
  ],
}

/** The bar at the bottom of a phone. The sidebar holds them all. */
export const bottomLinksFor = (session: Session | null, closed: readonly Area[] = []): SidebarEntry[] =>
  open(session, closed, [
    session?.role ? today : modules,
    { label: 'Tracker', to: paths.dsa, icon: 'target' },
    { label: 'Problems', area: 'problems', to: paths.problems, icon: 'code' },
    { label: 'Forum', area: 'forum', to: paths.forum, icon: 'forum' },
  ])

/** Visitors see no link to what only members see. */
const open = (session: Session | null, closed: readonly Area[], entries: readonly SidebarEntry[]) =>
  entries.filter(({ area }) => session || !area || !closed.includes(area))

/** Where those go who help without being admins. */
function tasksOf(session: Session | null): SidebarGroup[] {
  const entries = [...club.entries, ...admin.entries].filter(({ task }) => task && may(session, task))
  return entries.length > 0 ? [{ label: 'Club', entries }] : []
}

/** Only what this person may open; the rest is not rendered at all. */
export const groupsFor = (session: Session | null, closed: readonly Area[] = []): SidebarGroup[] => [
  session?.role
    ? { ...learn, entries: [today, ...learn.entries, leaderboard] }
    : { ...learn, entries: open(session, closed, learn.entries) },
  ...(isAdmin(session) ? [club, admin] : tasksOf(session)),
]

/** The entry of an address: the one with the longest matching prefix. */
export function entryOf(path: string, groups: readonly SidebarGroup[]): SidebarEntry | undefined {
  return groups
    .flatMap(({ entries }) => entries)
    .filter(
      ({ to, inside = `${to}/`, also = [] }) =>
        path === to || [inside, ...also].some((place) => path.startsWith(place)),
    )
    .sort((a, b) => b.to.length - a.to.length)[0]
}
