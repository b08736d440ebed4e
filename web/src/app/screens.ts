import { accountScreens } from '../features/account/screens.ts'
import { announcementScreens } from '../features/announcement/screens.ts'
import { approvalScreens } from '../features/approval/screens.ts'
import { askScreens } from '../features/ask/screens.ts'
import { auditScreens } from '../features/audit/screens.ts'
import { authoringScreens } from '../features/authoring/screens.ts'
import { batchScreens } from '../features/batch/screens.ts'
import { blogScreens } from '../features/blog/screens.ts'
import { categoryScreens } from '../features/category/screens.ts'
import { certificateScreens } from '../features/certificate/screens.ts'
import { clubScreens } from '../features/club/screens.ts'
import { curriculumScreens } from '../features/curriculum/screens.ts'
import { curriculumEditorScreens } from '../features/curriculum-editor/screens.ts'
import { draftScreens } from '../features/draft/screens.ts'
import { eventScreens } from '../features/event/screens.ts'
import { experienceScreens } from '../features/experience/screens.ts'
import { forumScreens } from '../features/forum/screens.ts'
import { groupScreens } from '../features/group/screens.ts'
import { helpScreens } from '../features/help/screens.ts'
import { landingScreens } from '../features/landing/screens.ts'
import { leaderboardScreens } from '../features/leaderboard/screens.ts'
import { memberScreens } from '../features/member/screens.ts'
import { memberBlogScreens } from '../features/member-blog/screens.ts'
import { moderationScreens } from '../features/moderation/screens.ts'
import { moduleScreens } from '../features/module/screens.ts'
import { noteScreens } from '../features/note/screens.ts'
import { notificationScreens } from '../features/notification/screens.ts'
import { operationsScreens } from '../features/operations/screens.ts'
import { organiserScreens } from '../features/organiser/screens.ts'
import { planScreens } from '../features/plan/screens.ts'
import { problemScreens } from '../features/problem/screens.ts'
import { questionListScreens } from '../features/question-list/screens.ts'
import { reportScreens } from '../features/report/screens.ts'
import { reviewScreens } from '../features/review/screens.ts'
import { settingsScreens } from '../features/settings/screens.ts'
import { solveImportScreens } from '../features/solve-import/screens.ts'
import { streakScreens } from '../features/streak/screens.ts'
import { styleguideScreens } from '../features/styleguide/screens.ts'
import { todayScreens } from '../features/today/screens.ts'
import { topicMapScreens } from '../features/topic-map/screens.ts'
import { versionScreens } from '../features/version/screens.ts'
import { webhookScreens } from '../features/webhook/screens.ts'
import type { Screen } from '../platform/page/screen.ts'
import { paths } from '../platform/paths.ts'

/** Screens that belong to no feature. */
const otherScreens: readonly Screen[] = [
  {
    path: paths.unauthorized,
    page: () => import('./unauthorized-page.tsx'),
    isRead: true,
    crumb: 'Unauthorized',
  },
]

/** Every screen. The palette offers them in this order. */
export const screens: readonly Screen[] = [
  ...moduleScreens,
  ...todayScreens,
  ...solveImportScreens,
  ...topicMapScreens,
  ...streakScreens,
  ...reviewScreens,
  ...noteScreens,
  ...askScreens,
  ...planScreens,
  ...blogScreens,
  ...memberBlogScreens,
  ...groupScreens,
  ...leaderboardScreens,
  ...reportScreens,
  ...experienceScreens,
  ...forumScreens,
  ...categoryScreens,
  ...notificationScreens,
  ...otherScreens,
  ...announcementScreens,
  ...moderationScreens,
  ...draftScreens,
  ...clubScreens,
  ...helpScreens,
  ...memberScreens,
  ...accountScreens,
  ...settingsScreens,
  ...curriculumScreens,
  ...questionListScreens,
  ...problemScreens,
  ...eventScreens,
  ...certificateScreens,
  ...organiserScreens,
  ...versionScreens,
  ...approvalScreens,
  ...batchScreens,
  ...auditScreens,
  ...operationsScreens,
  ...webhookScreens,
  ...authoringScreens,
  ...curriculumEditorScreens,
  ...landingScreens,
  ...styleguideScreens,
]

/** Screens inside the shell: sidebar, top bar, and on phones the bottom bar. */
export const shellScreens = screens.filter(({ bare, workshop }) => !bare && !workshop)
/** The landing page, the sign-in and the set-up have no shell. */
export const bareScreens = screens.filter(({ bare }) => bare)
/** Screens for development and the demo only. */
export const workshopScreens = screens.filter(({ workshop }) => workshop)
