import { paths } from '../../platform/paths.ts'
import { deskAddresses } from './desk-addresses.ts'
import { placeName } from './shell-words.ts'

/** A part of the breadcrumb; the last one has no address. */
export interface Crumb {
  readonly label: string
  /** Shown as a badge. */
  readonly badge?: boolean
  readonly to?: string
}

const modules: Crumb = { label: 'Modules', to: paths.dashboard }
const blogs: Crumb = { label: 'Blogs', to: paths.blogs }
const myBlogs: Crumb = { label: 'My blogs', to: paths.ownBlogs }
const experiences: Crumb = { label: 'Interview Experiences', to: paths.experiences }
const forum: Crumb = { label: 'Forum', to: paths.forum }
const reviews: Crumb = { label: 'Reviews', to: paths.reviews }
const questions: Crumb = { label: 'Questions', to: paths.questions }
const plans: Crumb = { label: 'Plans', to: paths.plans }
const notes: Crumb = { label: 'Notes', to: paths.notes }
const problems: Crumb = { label: 'Problems', to: paths.problems }
const clubProblems: Crumb = { label: 'Club problems', to: paths.authoring }
const curriculum: Crumb = { label: 'Curriculum', to: paths.curriculum }
const lists: Crumb = { label: 'Lists', to: paths.lists }
const members: Crumb = { label: 'Members', to: paths.members }
const moderation: Crumb = { label: 'Moderation', to: paths.moderation }
const announcements: Crumb = { label: 'Announcements', to: paths.announcements }
const managed: Crumb = { label: 'Announcements', to: paths.manageAnnouncements }
const events: Crumb = { label: 'Events', to: paths.events }

const known: Readonly<Record<string, readonly Crumb[]>> = {
  [paths.today]: [{ label: 'Today' }],
  [paths.dashboard]: [modules],
  [paths.blogs]: [blogs],
  [paths.ownBlogs]: [myBlogs],
  [paths.leaderboard]: [{ label: 'Leaderboard' }],
  [paths.ownSeries]: [myBlogs, { label: 'Series' }],
  [paths.writeBlog]: [myBlogs, { label: 'Write' }],
  [paths.blogReviews]: [{ label: 'Blog reviews' }],
  [paths.experiences]: [experiences],
  [paths.companies]: [experiences, { label: 'Companies' }],
  [paths.submitExperience]: [experiences, { label: 'Submit' }],
  [paths.forum]: [forum],
  [paths.newThread]: [forum, { label: 'New thread' }],
  [paths.createModule]: [modules, { label: 'Create' }],
  [paths.createBlog]: [blogs, { label: 'Create' }],
  [paths.createExperience]: [experiences, { label: 'Create' }],
  [paths.notifications]: [{ label: 'Notifications' }],
  [paths.announcements]: [announcements],
  [paths.manageAnnouncements]: [managed],
  [paths.newAnnouncement]: [managed, { label: 'New' }],
  [paths.deleted]: [{ label: 'Deleted items' }],
  [paths.approvals]: [{ label: 'Approvals' }],
  [paths.moderation]: [moderation],
  [paths.standing]: [{ label: 'Messages from moderators' }],
  [paths.watchedThreads]: [forum, { label: 'Watched' }],
  [paths.drafts]: [{ label: 'Drafts' }],
  [paths.submissions]: [{ label: 'Submitted experiences' }],
  [paths.members]: [members],
  [paths.importMembers]: [members, { label: 'Import' }],
  [paths.desk]: [],
  [paths.years]: [members, { label: 'Years' }],
  [paths.club]: [{ label: 'Club', to: paths.club }],
  [paths.handover]: [{ label: 'Club', to: paths.club }, { label: 'Hand over' }],
  [paths.conduct]: [{ label: 'Code of conduct' }],
  [paths.audit]: [{ label: 'Audit' }],
  [paths.operations]: [{ label: 'Operations' }],
  [paths.webhooks]: [{ label: 'Audit', to: paths.audit }, { label: 'Webhooks' }],
  [paths.dsa]: [{ label: 'DSA TRACKER', badge: true }],
  [paths.streak]: [{ label: 'Streak' }],
  [paths.topicMap]: [{ label: 'Topic map' }],
  [paths.solveImport]: [{ label: 'Import solved problems' }],
  [paths.questionChanges]: [{ label: 'Changes to your ticks' }],
  [paths.reviews]: [reviews],
  [paths.allReviews]: [reviews, { label: 'All reviews' }],
  [paths.kept]: [reviews, { label: 'Still remembered' }],
  [paths.plans]: [plans],
  [paths.newPlan]: [plans, { label: 'New plan' }],
  [paths.notes]: [notes],
  [paths.stars]: [{ label: 'Starred' }],
  [paths.questions]: [questions],
  [paths.problems]: [problems],
  [paths.differences]: [problems, { label: 'What differs here' }],
  [paths.events]: [events],
  [paths.profile]: [{ label: 'Profile' }],
  [paths.verifyAny]: [{ label: 'Check a certificate' }],
  [paths.handles]: [{ label: 'Profile', to: paths.profile }, { label: 'Linked accounts' }],
  [paths.help]: [{ label: 'Help' }],
  [paths.licences]: [{ label: 'Licences' }],
  [paths.settings]: [{ label: 'Settings' }],
  [paths.unsubscribe]: [{ label: 'Mails' }],
  [paths.confirm]: [{ label: 'Email' }],
  [paths.authoring]: [clubProblems],
  [paths.curriculum]: [curriculum],
  [paths.lists]: [lists],
  [paths.curriculumChanges]: [curriculum, { label: 'Merged and split' }],
  [paths.curriculumLists]: [curriculum, { label: 'Lists' }],
  [paths.curriculumImport]: [curriculum, { label: 'Import' }],
  [paths.curriculumTopic('none')]: [curriculum, { label: 'Problems only in modules' }],
  [paths.unauthorized]: [{ label: 'Unauthorized' }],
}

const things: readonly [place: string, list: Crumb, name: string][] = [
  [paths.module(''), modules, 'Module'],
  [paths.blog(''), blogs, 'Blog'],
  [paths.series(''), blogs, 'Series'],
  [paths.company(''), { label: 'Companies', to: paths.companies }, 'Company'],
  [paths.article(''), blogs, 'Blog'],
  [paths.plan(''), plans, 'Plan'],
  [paths.note(''), notes, 'Problem'],
  [paths.question(''), questions, 'Question'],
  // Its reviewers read it too, so it is not everybody's own.
  [paths.ownBlog(''), blogs, 'Blog'],
  [paths.mentored(''), { label: 'Today', to: paths.today }, 'Your batch'],
  [paths.thread(''), forum, 'Thread'],
  [paths.problem(''), problems, 'Problem'],
  [paths.authorProblem(''), clubProblems, 'Problem'],
  [paths.event(''), events, 'Event'],
  [paths.announcement(''), announcements, 'Announcement'],
  [paths.manageAnnouncement(''), managed, 'Announcement'],
  [paths.list(''), lists, 'List'],
  [paths.ownList(''), lists, 'List'],
  [paths.sharedList(''), lists, 'List'],
  [paths.curriculumTopic(''), curriculum, 'Topic'],
  [paths.adminMember(''), members, 'Member'],
  [paths.person(''), moderation, 'Member'],
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

/** A member has no list that everybody may open. */
const memberCrumbs = (address: string, name: string | undefined): Crumb[] | undefined =>
  address.startsWith(paths.member('')) ? [{ label: name ?? 'Member' }] : undefined

const clubListCrumbs = (address: string, title: string | undefined): Crumb[] | undefined =>
  address.startsWith(paths.curriculumList(''))
    ? [curriculum, { label: 'Lists', to: paths.curriculumLists }, { label: title ?? 'List' }]
    : undefined

/** What organisers do at an event. */
function eventCrumbs(address: string, title: string | undefined): Crumb[] | undefined {
  const [, id = '', part = ''] = /^\/events\/([^/]+)\/(door|attendance|certificates)$/.exec(address) ?? []
  const label = { door: 'Door', attendance: 'Who came', certificates: 'Certificates' }[part]
  return label ? [events, { label: title ?? 'Event', to: paths.event(id) }, { label }] : undefined
}

/** The breadcrumb of an address. `title` is that of the item shown, once it is known. */
export function crumbsOf(path: string, title: string | undefined): Crumb[] {
  const address = path.replace(/\/$/, '')
  const found = things.find(([place]) => address.startsWith(place))
  const steps =
    known[address] ??
    memberCrumbs(address, title) ??
    clubListCrumbs(address, title) ??
    eventCrumbs(address, title) ??
    (address.startsWith(paths.verify('')) ? [{ label: 'Certificate' }] : undefined) ??
    workOn(address, title) ??
    (found ? [found[1], { label: title ?? found[2] }] : [])
  const root = rootOf(address)
  return [...(root ? [root] : []), ...steps].map(({ to, ...crumb }, at, all) => {
    const shown = { ...crumb, label: crumb.label === title ? title : placeName(crumb.label) }
    return to && at < all.length - 1 ? { ...shown, to } : shown
  })
}

/** The pages of organisers lie below their desk; of the others only the profile leads home. */
function rootOf(address: string): Crumb | undefined {
  if ([paths.desk, ...deskAddresses].some((place) => address.startsWith(place)))
    return { label: 'Desk', to: paths.desk }
  if (address === paths.profile) return { label: 'Home', to: paths.home }
  return undefined
}
