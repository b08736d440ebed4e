import { API } from '@callofcode/contract/endpoint'
import type { Kind } from '@callofcode/contract/version/version'
import { accountRoutes, endLeftSessions } from '../features/account/account-routes.ts'
import { apiTokenRoutes } from '../features/account/api-token-routes.ts'
import { announcementAdminRoutes } from '../features/announcement/announcement-admin-routes.ts'
import { announcementRoutes } from '../features/announcement/announcement-routes.ts'
import { admission } from '../features/approval/admission.ts'
import { approvalRoutes } from '../features/approval/approval-routes.ts'
import { answerGate } from '../features/ask/answer-routes.ts'
import { askRoutes } from '../features/ask/ask-routes.ts'
import { attendanceRoutes } from '../features/attendance/attendance-routes.ts'
import { auditRoutes } from '../features/audit/audit-routes.ts'
import { authoringRoutes } from '../features/authoring/authoring-routes.ts'
import { openingRoute } from '../features/authoring/opening-route.ts'
import { packageRoute } from '../features/authoring/package-route.ts'
import { backupRoutes } from '../features/backup/scheduled/backup-routes.ts'
import { blogRoutes } from '../features/blog/blog-routes.ts'
import { blogLifeRoutes } from '../features/blog-life/blog-life-routes.ts'
import { discussedBlog } from '../features/blog-life/discussed-blog.ts'
import { seriesGate } from '../features/blog-life/series-routes.ts'
import { categoryRoutes } from '../features/category/category-routes.ts'
import { certificateRoutes } from '../features/certificate/certificate-routes.ts'
import { clubRoutes } from '../features/club/club-routes.ts'
import { conductRoutes } from '../features/club/conduct-routes.ts'
import { handoverRoutes } from '../features/club/handover/handover-routes.ts'
import { logoRoutes } from '../features/club/logo/logo-routes.ts'
import { mailServerRoutes } from '../features/club/mail-server-routes.ts'
import { pagesRoutes } from '../features/club/pages-routes.ts'
import { testMailRoute } from '../features/club/test-mail-route.ts'
import { draftRoutes } from '../features/draft/draft-routes.ts'
import { eventRoutes } from '../features/event/event-routes.ts'
import { feedbackRoutes } from '../features/event/feedback/feedback-routes.ts'
import { companyRoutes } from '../features/experience/company-routes.ts'
import { editorialRoutes } from '../features/experience/editorial-routes.ts'
import { experienceRoutes } from '../features/experience/experience-routes.ts'
import { versionedExperience } from '../features/experience/versioned-experience.ts'
import { forumRoutes } from '../features/forum/forum-routes.ts'
import { hidesThread } from '../features/forum/public.ts'
import { judgeAssetRoutes } from '../features/judge-assets/judge-asset-routes.ts'
import { licenceRoutes } from '../features/licence/licence-routes.ts'
import { chosenMembersRoutes } from '../features/member/chosen-members-routes.ts'
import { manyMembersRoutes } from '../features/member/many-members-routes.ts'
import { memberAdminRoutes } from '../features/member/member-admin-routes.ts'
import { memberPageRoutes } from '../features/member/member-page-routes.ts'
import { memberRoutes, photoRoutes } from '../features/member/member-routes.ts'
import { languageRoutes, practiceRoutes } from '../features/member/settings-routes.ts'
import { memberBlogRoutes, writingGates } from '../features/member-blog/member-blog-routes.ts'
import { factRoutes } from '../features/member-fact/fact-routes.ts'
import { fieldRoutes } from '../features/member-fact/field-routes.ts'
import { importRoutes } from '../features/member-import/import-routes.ts'
import { moderationRoutes } from '../features/moderation/moderation-routes.ts'
import { moduleRoutes } from '../features/module/module-routes.ts'
import { versionedModule } from '../features/module/versioned-module.ts'
import { notificationRoutes } from '../features/notification/notification-routes.ts'
import { stopMailsRoute } from '../features/notification/stop-mails-route.ts'
import { operationsRoutes } from '../features/operations/operations-routes.ts'
import { organiserRoutes } from '../features/organiser/organiser-routes.ts'
import { pictureRoutes } from '../features/picture/picture-routes.ts'
import { problemRoutes } from '../features/problem/problem-routes.ts'
import { relationRoutes } from '../features/relation/relation-routes.ts'
import { reportRoutes } from '../features/report/report-routes.ts'
import { indexProblems } from '../features/search/problem-documents.ts'
import { searchRoutes } from '../features/search/search-routes.ts'
import { factorRoutes } from '../features/second-factor/factor-routes.ts'
import { passkeyRoutes } from '../features/second-factor/passkey-routes.ts'
import { secondStepOpener, secondStepRoutes } from '../features/second-factor/second-step-routes.ts'
import { versionRoutes } from '../features/version/version-routes.ts'
import type { Versioned } from '../features/version/versioned.ts'
import { webhookRoutes } from '../features/webhook/webhook-routes.ts'
import { answerUnknownPath } from '../platform/http/answer-failure.ts'
import { apiPageRoutes } from '../platform/http/api-page.ts'
import { healthRoutes } from '../platform/http/health-routes.ts'
import { registerPlugins } from '../platform/http/http-app.ts'
import { sayWhatIsSlow } from '../platform/watch/slow-statements.ts'
import { createDependencies, type Dependencies, type Given } from './dependencies.ts'
import { mergeRoutes } from './duplicates/merge-routes.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { subjects } from './happened.ts'
import { learningRoutes } from './learning-routes.ts'
import { previewRoutes } from './link-previews/preview-routes.ts'
import { markdownPreviewRoute } from './markdown-preview-route.ts'
import { metricsRoute } from './metrics-route.ts'
import { appIconRoutes } from './page/app-icon-routes.ts'
import { pageRoutes } from './page/page-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { deleteAccountRoute } from './personal-data/delete-route.ts'
import { deletionsAtOnce } from './personal-data/deletion-job.ts'
import { exportOwnDataRoute } from './personal-data/export-route.ts'
import { PROBLEM_TAGS, publishChanges } from './publish-changes.ts'

/** Builds the app, ready for `listen` or `inject`. Every registration is here, in order. */
export async function buildApp({ screens, ...given }: Given): Promise<Dependencies> {
  const dependencies = createDependencies({ ...given, ...(screens && { screens }) })
  const { app, judge } = dependencies
  if (!given.club) await dependencies.club.refresh()
  await dependencies.categories.refresh()
  publishChanges(dependencies)
  closeWithApp(dependencies)
  await registerPlugins(app)

  endLeftSessions(dependencies)
  healthRoutes({ ...dependencies, state: () => ({ judge: judge.state }) })
  metricsRoute(dependencies)
  apiPageRoutes(dependencies)
  // Each endpoint declares in `contract/` who may call it.
  accountRoutes({
    ...dependencies,
    ...admission(dependencies),
    openSecondStep: secondStepOpener(dependencies),
  })
  secondStepRoutes(dependencies)
  factorRoutes(dependencies)
  passkeyRoutes(dependencies)
  memberRoutes(dependencies)
  memberAdminRoutes(dependencies)
  manyMembersRoutes(dependencies)
  chosenMembersRoutes(dependencies)
  factRoutes(dependencies)
  fieldRoutes(dependencies)
  handoverRoutes(dependencies)
  mergeRoutes(dependencies)
  importRoutes(dependencies)
  peopleRoutes(dependencies)
  categoryRoutes(dependencies)
  approvalRoutes(dependencies)
  memberPageRoutes(dependencies)
  languageRoutes(dependencies)
  practiceRoutes(dependencies)
  exportOwnDataRoute(dependencies)
  deleteAccountRoute({ ...dependencies, deletions: deletionsAtOnce(dependencies) })
  auditRoutes(dependencies)
  backupRoutes(dependencies)
  operationsRoutes(dependencies)
  apiTokenRoutes(dependencies)
  clubRoutes(dependencies)
  conductRoutes(dependencies)
  pagesRoutes(dependencies)
  logoRoutes(dependencies)
  testMailRoute(dependencies)
  mailServerRoutes(dependencies)
  photoRoutes(dependencies)
  learningRoutes(dependencies)
  moduleRoutes(dependencies)
  blogRoutes(dependencies)
  memberBlogRoutes(dependencies)
  blogLifeRoutes(dependencies)
  licenceRoutes(dependencies)
  experienceRoutes(dependencies)
  companyRoutes(dependencies)
  editorialRoutes(dependencies)
  versionRoutes(dependencies, versionedKinds)
  const { database } = dependencies
  draftRoutes({
    hidesThread,
    ...dependencies,
    mayWrite: { ...writingGates(database), series: seriesGate(database), answer: answerGate(database) },
  })
  forumRoutes(dependencies)
  askRoutes(dependencies)
  moderationRoutes(dependencies)
  notificationRoutes({ ...dependencies, subjects })
  relationRoutes(dependencies)
  await stopMailsRoute(dependencies)
  eventRoutes(dependencies)
  attendanceRoutes(dependencies)
  announcementRoutes(dependencies)
  announcementAdminRoutes(dependencies)
  certificateRoutes(dependencies)
  feedbackRoutes(dependencies)
  problemRoutes(dependencies)
  const index = () => indexProblems(dependencies.database, dependencies.problems)
  authoringRoutes({ ...dependencies, index })
  openingRoute({ ...dependencies, index, tags: PROBLEM_TAGS })
  packageRoute(dependencies)
  judgeAssetRoutes(dependencies)
  markdownPreviewRoute(dependencies)
  pictureRoutes(dependencies)
  feedRoutes(dependencies)
  previewRoutes(dependencies)
  appIconRoutes(dependencies)
  searchRoutes(dependencies)
  webhookRoutes(dependencies)
  organiserRoutes(dependencies)
  reportRoutes(dependencies)
  app.all(`${API}/*`, answerUnknownPath)
  app.all('/api/*', answerUnknownPath)
  if (screens) await pageRoutes(dependencies, screens)
  return dependencies
}

function closeWithApp(dependencies: Dependencies) {
  const { app, env, database, trouble, live, judge, checker, load, countView, problemNames } = dependencies
  const lookNoMore = trouble.watch(database, app.log)
  app.addHook('onClose', async () => lookNoMore())
  const sayNoMore = sayWhatIsSlow(env, app.log)
  app.addHook('onClose', async () => sayNoMore())
  // Streams never end by themselves, and the server waits for every open response.
  app.addHook('preClose', async () => live.close())
  app.addHook('onClose', () => judge.close())
  app.addHook('onClose', () => checker.close())
  app.addHook('onClose', async () => load.close())
  app.addHook('onClose', () => countView.settled())
  app.addHook('onClose', async () => void (await problemNames.settled()))
}

/** The kinds of content whose versions are stored. */
const versionedKinds: Readonly<Record<Kind, Versioned>> = {
  modules: versionedModule,
  blogs: discussedBlog,
  experiences: versionedExperience,
}
