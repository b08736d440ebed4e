import { paths } from '../platform/paths.ts'
import { organiserScreens } from './organiser-screens.ts'
import type { Screen } from './screen.ts'

export const landingPage = 'features/landing/landing-page'

/** Screens inside the shell: sidebar, bar, and on phones the bar of places. */
export const shellScreens: readonly Screen[] = [
  {
    path: paths.dashboard,
    page: 'features/module/module-list-page',
    area: 'modules',
    search: ['level', 'solvable'],
  },
  {
    path: paths.module('$id'),
    page: 'features/module/module-detail-page',
    area: 'modules',
    search: ['solvable'],
  },
  { path: paths.today, page: 'features/today/today-page', guard: 'member' },
  { path: paths.solveImport, page: 'features/solve-import/import-page', guard: 'member', search: ['cursor'] },
  { path: paths.handles, page: 'features/handle/handles-page', guard: 'member' },
  { path: paths.topicMap, page: 'features/topic-map/map-page', search: ['view'] },
  { path: paths.streak, page: 'features/streak/streak-page', guard: 'member' },
  { path: paths.reviews, page: 'features/review/reviews-page', guard: 'member' },
  {
    path: paths.allReviews,
    page: 'features/review/all-reviews-page',
    guard: 'member',
    search: ['state', 'cursor'],
  },
  { path: paths.kept, page: 'features/review/kept-page', guard: 'member' },
  { path: paths.notes, page: 'features/note/notes-page', guard: 'member', search: ['q', 'cursor'] },
  { path: paths.note('$id'), page: 'features/note/note-page', guard: 'member' },
  { path: paths.stars, page: 'features/note/stars-page', guard: 'member', search: ['cursor'] },
  { path: paths.questions, page: 'features/ask/questions-page', guard: 'member', search: ['of', 'cursor'] },
  { path: paths.question('$id'), page: 'features/ask/question-page', guard: 'member' },
  {
    path: paths.questionChanges,
    page: 'features/question-merge/question-changes-page',
    guard: 'member',
    search: ['cursor'],
  },
  { path: paths.plans, page: 'features/plan/plans-page', guard: 'member' },
  {
    path: paths.newPlan,
    page: 'features/plan/new-plan-page',
    guard: 'member',
    search: ['list', 'topics', 'company', 'own', 'shared'],
  },
  { path: paths.plan('$id'), page: 'features/plan/plan-page', guard: 'member' },
  { path: paths.batchPlan('$id'), page: 'features/plan/batch-plan-page', guard: 'member' },
  {
    path: paths.mentored('$id'),
    page: 'features/mentor/mentored-page',
    guard: 'member',
    search: ['q', 'only', 'cursor'],
  },
  {
    path: paths.blogs,
    page: 'features/blog/blog-list-page',
    area: 'blogs',
    search: ['q', 'tag', 'category', 'cursor'],
  },
  { path: paths.blog('$id'), page: 'features/blog/blog-detail-page', area: 'blogs' },
  { path: paths.article('$slug'), page: 'features/blog/blog-detail-page', area: 'blogs' },
  { path: paths.ownBlogs, page: 'features/member-blog/own-blogs-page', guard: 'member', search: ['cursor'] },
  { path: paths.writeBlog, page: 'features/member-blog/write-blog-page', guard: 'member' },
  {
    path: paths.leaderboard,
    page: 'features/leaderboard/leaderboard-page',
    guard: 'member',
    search: ['source', 'order', 'month', 'batch'],
  },
  { path: paths.ownSeries, page: 'features/blog-life/own-series-page', guard: 'member' },
  { path: paths.series('$slug'), page: 'features/blog-life/series-page', area: 'blogs' },
  { path: paths.ownBlog('$id'), page: 'features/member-blog/writing-page', guard: 'member' },
  { path: paths.editOwnBlog('$id'), page: 'features/member-blog/edit-writing-page', guard: 'member' },
  {
    path: paths.experiences,
    page: 'features/experience/experience-list-page',
    area: 'experiences',
    search: ['company', 'result', 'role', 'year', 'q', 'cursor'],
  },
  { path: paths.companies, page: 'features/experience/companies-page', area: 'experiences' },
  {
    path: paths.company('$slug'),
    page: 'features/experience/company-page',
    area: 'experiences',
    search: ['year'],
  },
  { path: paths.submitExperience, page: 'features/experience/submit-experience-page', guard: 'member' },
  {
    path: paths.forum,
    page: 'features/forum/thread-list-page',
    area: 'forum',
    search: ['category', 'sort', 'q', 'cursor'],
  },
  { path: paths.newThread, page: 'features/forum/new-thread-page', guard: 'member' },
  { path: paths.thread('$id'), page: 'features/forum/thread-page', area: 'forum' },
  { path: paths.notifications, page: 'features/notification/notifications-page', guard: 'member' },
  {
    path: paths.announcements,
    page: 'features/announcement/announcement-list-page',
    guard: 'member',
    search: ['cursor'],
  },
  { path: paths.announcement('$id'), page: 'features/announcement/announcement-page', guard: 'member' },
  { path: paths.standing, page: 'features/moderation/standing-page', guard: 'member' },
  {
    path: paths.watchedThreads,
    page: 'features/forum/watched-page',
    guard: 'member',
    search: ['cursor'],
  },
  { path: paths.drafts, page: 'features/draft/drafts-page', guard: 'member', search: ['cursor'] },
  { path: paths.conduct, page: 'features/club/conduct-page' },
  { path: paths.help, page: 'features/help/help-page' },
  { path: paths.licences, page: 'features/licence/licences-page' },
  { path: paths.unauthorized, page: 'app/unauthorized-page' },
  { path: paths.profile, page: 'features/member/profile-page', guard: 'member' },
  {
    path: paths.member('$handle'),
    page: 'features/member-page/member-page',
    area: 'members',
    search: ['as', 'cursor'],
  },
  { path: paths.unsubscribe, page: 'features/notification/unsubscribe-page', search: ['token'] },
  { path: paths.confirm, page: 'features/account/confirm-page', search: ['token'] },
  { path: paths.settings, page: 'features/settings/settings-page', guard: 'account' },
  {
    path: paths.dsa,
    page: 'features/curriculum/tracker-page',
    search: ['topic', 'difficulty', 'solvable', 'q'],
  },
  { path: paths.lists, page: 'features/question-list/list-overview-page', area: 'lists' },
  {
    path: paths.list('$slug'),
    page: 'features/question-list/question-list-page',
    area: 'lists',
    search: ['difficulty', 'solvable', 'q'],
  },
  {
    path: paths.ownList('$id'),
    page: 'features/question-list/own-list-page',
    guard: 'member',
    search: ['edit', 'difficulty', 'solvable', 'q'],
  },
  {
    path: paths.sharedList('$key'),
    page: 'features/question-list/shared-list-page',
    area: 'lists',
    search: ['difficulty', 'solvable', 'q'],
  },
  {
    path: paths.problems,
    page: 'features/problem-list/problem-list-page',
    area: 'problems',
    search: ['difficulty', 'topic', 'solved', 'q', 'sort'],
  },
  { path: paths.differences, page: 'features/problem/differences-page' },
  { path: paths.problem('$slug'), page: 'features/problem/problem-page', area: 'problems', search: ['view'] },
  {
    path: paths.events,
    page: 'features/event/event-list-page',
    area: 'events',
    search: ['when', 'new', 'cursor'],
  },
  {
    path: paths.event('$id'),
    page: 'features/event/event-detail-page',
    area: 'events',
    search: ['edit', 'q', 'cursor'],
  },
  { path: paths.verifyAny, page: 'features/certificate/verify-page', search: ['code'] },
  { path: paths.verify('$code'), page: 'features/certificate/verify-page' },
  ...organiserScreens,
]

/** The first page, the sign-in and the set-up stand alone. */
export const bareScreens: readonly Screen[] = [
  { path: paths.home, page: landingPage },
  { path: paths.signup, page: 'features/account/auth-page', search: ['tab', 'oidc', 'join'] },
  { path: paths.setup, page: 'features/account/setup-page', search: ['secret'] },
]

/** In development and in the demo only. */
export const workshopScreens: readonly Screen[] = [
  { path: paths.styleguide, page: 'features/styleguide/styleguide-page' },
]

export const notFoundPage = 'app/not-found-page'
export const appShell = 'app/shell/app-shell'

/** Pages that visitors only read: no script runs before they touch the page. */
export const readPages: ReadonlySet<string> = new Set([
  landingPage,
  'app/unauthorized-page',
  'features/problem/differences-page',
  'features/blog/blog-detail-page',
  'features/blog/blog-list-page',
  'features/curriculum/tracker-page',
  'features/event/event-detail-page',
  'features/event/event-list-page',
  'features/experience/experience-list-page',
  'features/forum/thread-list-page',
  'features/forum/thread-page',
  'features/help/help-page',
  'features/licence/licences-page',
  'features/module/module-detail-page',
  'features/module/module-list-page',
  'features/problem-list/problem-list-page',
  'features/question-list/list-overview-page',
  'features/question-list/question-list-page',
])
