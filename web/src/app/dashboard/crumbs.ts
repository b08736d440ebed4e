import { paths } from '../../platform/paths.ts'

/** A part of the breadcrumb; the last one has no address. */
export interface Crumb {
  readonly label: string
  readonly to?: string
}

const modules: Crumb = { label: 'Modules', to: paths.dashboard }
const blogs: Crumb = { label: 'Blogs', to: paths.blogs }
const experiences: Crumb = { label: 'Interview Experiences', to: paths.experiences }
const forum: Crumb = { label: 'Forum', to: paths.forum }

const ways: Readonly<Record<string, readonly Crumb[]>> = {
  [paths.dashboard]: [modules],
  [paths.blogs]: [blogs],
  [paths.experiences]: [experiences],
  [paths.submitExperience]: [experiences, { label: 'Submit' }],
  [paths.forum]: [forum],
  [paths.newThread]: [forum, { label: 'New thread' }],
  [paths.createModule]: [modules, { label: 'Create' }],
  [paths.createBlog]: [blogs, { label: 'Create' }],
  [paths.createExperience]: [experiences, { label: 'Create' }],
  [paths.notifications]: [{ label: 'Notifications' }],
  [paths.deleted]: [{ label: 'Deleted items' }],
  [paths.approvals]: [{ label: 'Approvals' }],
  [paths.moderation]: [{ label: 'Moderation' }],
  [paths.submissions]: [{ label: 'Submissions' }],
  [paths.members]: [{ label: 'Members' }],
  [paths.audit]: [{ label: 'Audit' }],
}

const things: readonly [place: string, list: Crumb, name: string][] = [
  [paths.module(''), modules, 'Module'],
  [paths.blog(''), blogs, 'Blog'],
  [paths.article(''), blogs, 'Blog'],
  [paths.thread(''), forum, 'Thread'],
]

const EDIT = '/edit'
const histories: readonly [place: string, list: Crumb, name: string, screen?: (id: string) => string][] = [
  [paths.history('modules', ''), modules, 'Module', paths.module],
  [paths.history('blogs', ''), blogs, 'Blog', paths.blog],
  [paths.history('experiences', ''), experiences, 'Experience'],
]

/** Pages that act on one item. An experience has no screen of its own to link to. */
function workOn(address: string, title: string | undefined): Crumb[] | undefined {
  const history = histories.find(([place]) => address.startsWith(place))
  if (history) {
    const [place, list, name, screen] = history
    const to = screen?.(address.slice(place.length))
    return [list, { label: title ?? name, ...(to && { to }) }, { label: 'History' }]
  }
  if (address.startsWith(paths.history('', '').slice(0, -1))) return [{ label: 'History' }]
  if (!address.endsWith(EDIT)) return undefined
  const found = things.find(([place]) => address.startsWith(place))
  if (!found) return [experiences, { label: 'Edit' }]
  return [found[1], { label: title ?? found[2], to: address.slice(0, -EDIT.length) }, { label: 'Edit' }]
}

/** The breadcrumb of an address. `title` is that of the item shown, once it is known. */
export function crumbsOf(path: string, title: string | undefined): Crumb[] {
  const address = path.replace(/\/$/, '')
  const known = ways[address] ?? workOn(address, title)
  const found = things.find(([place]) => address.startsWith(place))
  const steps = known ?? (found ? [found[1], { label: title ?? found[2] }] : [])
  return [{ label: 'Dashboard', to: paths.dashboard }, ...steps].map(({ label, to }, at, all) =>
    to && at < all.length - 1 ? { label, to } : { label },
  )
}
