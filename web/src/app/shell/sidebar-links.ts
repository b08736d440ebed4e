import type { Area } from '@callofcode/contract/site/club-look'
import type { Task } from '@callofcode/contract/task'
import { paths } from '../../platform/paths.ts'
import { may, organises, type Session } from '../../platform/session/session.ts'
import type { IconName } from '../../platform/ui/icon.tsx'
import { deskAddresses } from './desk-addresses.ts'

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
  /** For members alone. */
  readonly member?: boolean
  /** For whoever has this task, and admins. */
  readonly task?: Task
}
export interface SidebarGroup {
  readonly label: string
  readonly entries: readonly SidebarEntry[]
}

const today: SidebarEntry = { label: 'Today', to: paths.today, icon: 'clock' }
const modules: SidebarEntry = {
  ...{ label: 'Modules', area: 'modules', to: paths.dashboard, icon: 'grid' },
  inside: paths.module(''),
}
const tracker: SidebarEntry = { label: 'DSA Tracker', to: paths.dsa, icon: 'target' }
const problems: SidebarEntry = { label: 'Problems', area: 'problems', to: paths.problems, icon: 'code' }
const forum: SidebarEntry = { label: 'Forum', area: 'forum', to: paths.forum, icon: 'forum' }

const practise: SidebarGroup = {
  label: 'Practise',
  entries: [
    { ...today, member: true },
    modules,
    problems,
    tracker,
    { label: 'Reviews', to: paths.reviews, icon: 'repeat', member: true },
  ],
}

const mine: SidebarGroup = {
  label: 'Mine',
  entries: [
    {
      label: 'Lists',
      to: paths.lists,
      icon: 'list',
      also: [paths.ownList(''), paths.sharedList('')],
      member: true,
    },
    { label: 'Plans', to: paths.plans, icon: 'flag', member: true },
    { label: 'Notes', to: paths.notes, icon: 'edit', member: true },
    { label: 'Starred', to: paths.stars, icon: 'star', member: true },
  ],
}

const club: SidebarGroup = {
  label: 'Club',
  entries: [
    forum,
    { label: 'Events', area: 'events', to: paths.events, icon: 'calendar' },
    {
      label: 'Interview Experiences',
      to: paths.experiences,
      area: 'experiences',
      icon: 'briefcase',
      inside: paths.submitExperience,
      also: [paths.companies],
    },
    {
      label: 'Blogs',
      area: 'blogs',
      to: paths.blogs,
      icon: 'book',
      also: [paths.article(''), paths.ownBlogs],
    },
    { label: 'Leaderboard', to: paths.leaderboard, icon: 'podium', member: true },
  ],
}

const organisers: SidebarGroup = {
  label: 'Run the club',
  entries: [
    { label: 'Desk', to: paths.desk, icon: 'desk', also: deskAddresses },
    { label: 'Create Module', task: 'content', to: paths.createModule, icon: 'grid-plus' },
    { label: 'Create Blog', task: 'content', to: paths.createBlog, icon: 'book-plus' },
    {
      label: 'Create Interview Experience',
      task: 'content',
      to: paths.createExperience,
      icon: 'briefcase-plus',
    },
  ],
}

/** The bar at the bottom of a phone. The sidebar holds them all. */
export const bottomLinksFor = (session: Session | null, closed: readonly Area[] = []): SidebarEntry[] =>
  open(session, closed, [session?.role ? today : modules, { ...tracker, label: 'Tracker' }, problems, forum])

/** Visitors see no link to what only members see. */
const open = (session: Session | null, closed: readonly Area[], entries: readonly SidebarEntry[]) =>
  entries.filter(({ area, member, task }) =>
    task ? may(session, task) : member ? session?.role : session || !area || !closed.includes(area),
  )

/** Only what this person may open; the rest is not rendered at all. */
export const groupsFor = (session: Session | null, closed: readonly Area[] = []): SidebarGroup[] =>
  [practise, mine, club, ...(organises(session) ? [organisers] : [])]
    .map(({ label, entries }) => ({ label, entries: open(session, closed, entries) }))
    .filter(({ entries }) => entries.length > 0)

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
