import { paths } from './paths.ts'

export const landingPage = 'landing/landing-page'

/** Who may open a screen: nobody is sent away without a guard. */
export type Guard = 'member' | 'moderator' | 'admin'

/** A screen: its path, the page that draws it, who may open it. */
export interface Screen {
  readonly path: string
  readonly page: string
  readonly guard?: Guard
  /** What its address may choose behind the question mark; any other key there means nothing. */
  readonly search?: readonly string[]
}

/** Screens inside the dashboard's shell. */
export const dashboardScreens: readonly Screen[] = [
  { path: paths.dashboard, page: 'module/module-list-page', search: ['level'] },
  { path: paths.module('$id'), page: 'module/module-detail-page' },
  { path: paths.blogs, page: 'blog/blog-list-page', search: ['q', 'tag', 'category'] },
  { path: paths.blog('$id'), page: 'blog/blog-detail-page' },
  { path: paths.article('$slug'), page: 'blog/blog-detail-page' },
  {
    path: paths.experiences,
    page: 'experience/experience-list-page',
    search: ['company', 'result', 'role', 'year', 'q'],
  },
  { path: paths.submitExperience, page: 'experience/submit-experience-page', guard: 'member' },
  { path: paths.forum, page: 'forum/thread-list-page', search: ['category', 'sort', 'q', 'cursor'] },
  { path: paths.newThread, page: 'forum/new-thread-page', guard: 'member' },
  { path: paths.thread('$id'), page: 'forum/thread-page' },
  { path: paths.notifications, page: 'notification/notifications-page', guard: 'member' },
  { path: paths.createModule, page: 'module/create-module-page', guard: 'admin' },
  { path: paths.createBlog, page: 'blog/create-blog-page', guard: 'admin' },
  { path: paths.createExperience, page: 'experience/create-experience-page', guard: 'admin' },
  { path: paths.editModule('$id'), page: 'module/edit-module-page', guard: 'admin' },
  { path: paths.editBlog('$id'), page: 'blog/edit-blog-page', guard: 'admin' },
  { path: paths.editExperience('$id'), page: 'experience/edit-experience-page', guard: 'admin' },
  {
    path: paths.history('$kind', '$id'),
    page: 'version/history-page',
    guard: 'admin',
    search: ['version', 'view'],
  },
  { path: paths.deleted, page: 'version/deleted-page', guard: 'admin', search: ['kind', 'q'] },
  { path: paths.approvals, page: 'member/approvals-page', guard: 'moderator' },
  { path: paths.moderation, page: 'forum/moderation-page', guard: 'moderator' },
  {
    path: paths.members,
    page: 'member/members-page',
    guard: 'admin',
    search: ['q', 'status', 'kind', 'cursor'],
  },
  {
    path: paths.audit,
    page: 'account/audit-page',
    guard: 'admin',
    search: ['action', 'outcome', 'actor', 'target', 'from', 'to', 'cursor'],
  },
  { path: paths.submissions, page: 'experience/submissions-page', guard: 'admin' },
]

/** Screens that stand on their own. */
export const screens: readonly Screen[] = [
  { path: paths.home, page: landingPage },
  { path: paths.signup, page: 'account/auth-page', search: ['tab'] },
  { path: paths.setup, page: 'account/setup-page', search: ['secret'] },
  { path: paths.unauthorized, page: 'page/unauthorized-page' },
  { path: paths.profile, page: 'member/profile-page', guard: 'member' },
  { path: paths.unsubscribe, page: 'notification/unsubscribe-page', search: ['token'] },
  { path: paths.settings, page: 'settings/settings-page', guard: 'member' },
  { path: paths.dsa, page: 'curriculum/tracker-page', search: ['topic', 'difficulty', 'q'] },
  { path: paths.problems, page: 'problem/problem-list-page', search: ['difficulty', 'topic', 'solved', 'q'] },
  { path: paths.problem('$slug'), page: 'problem/problem-page', search: ['view'] },
  { path: paths.events, page: 'event/event-list-page', search: ['when', 'new'] },
  { path: paths.event('$id'), page: 'event/event-detail-page', search: ['edit'] },
]

/** In development and in the demo only. */
export const workshopScreens: readonly Screen[] = [
  { path: paths.styleguide, page: 'styleguide/styleguide-page' },
]

export const notFoundPage = 'page/not-found-page'
export const dashboardShell = 'dashboard/dashboard-shell'
