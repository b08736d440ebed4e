import { API } from '@callofcode/contract/endpoint'
import { accountRoutes } from '../features/account/account-routes.ts'
import { auditRoutes } from '../features/account/audit-routes.ts'
import { blogRoutes } from '../features/blog/blog-routes.ts'
import { curriculumRoutes } from '../features/curriculum/curriculum-routes.ts'
import { draftRoutes } from '../features/draft/draft-routes.ts'
import { eventRoutes } from '../features/event/event-routes.ts'
import { experienceRoutes } from '../features/experience/experience-routes.ts'
import { reviewRoutes } from '../features/experience/review-routes.ts'
import { forumRoutes } from '../features/forum/forum-routes.ts'
import { hintRoutes } from '../features/hint/hint-routes.ts'
import { compileRoutes } from '../features/judge-assets/compile-routes.ts'
import { judgeAssetRoutes } from '../features/judge-assets/judge-asset-routes.ts'
import { memberAdminRoutes } from '../features/member/member-admin-routes.ts'
import { memberRoutes } from '../features/member/member-routes.ts'
import { photoRoutes } from '../features/member/photo-routes.ts'
import { moduleRoutes } from '../features/module/module-routes.ts'
import { notificationRoutes } from '../features/notification/notification-routes.ts'
import { tellMembers } from '../features/notification/tell.ts'
import { pictureRoutes } from '../features/picture/picture-routes.ts'
import { problemRoutes } from '../features/problem/problem-routes.ts'
import { searchRoutes } from '../features/search/search-routes.ts'
import { JUDGE_QUEUE } from '../features/submission/judge-tags.ts'
import { submissionRoutes } from '../features/submission/submission-routes.ts'
import { submissionStreamRoute } from '../features/submission/submission-stream-route.ts'
import { versionRoutes } from '../features/version/version-routes.ts'
import { apiPageRoutes } from '../platform/http/api-page.ts'
import { healthRoutes } from '../platform/http/health-routes.ts'
import { registerPlugins } from '../platform/http/http-app.ts'
import { answerUnknownPath } from '../platform/http/unknown-path.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { previewRoutes } from './link-previews/preview-routes.ts'
import { markdownPreviewRoute } from './markdown-preview-route.ts'
import { pageRoutes } from './page/page-routes.ts'
import { type Given, makeParts, type Parts } from './parts.ts'
import { deleteAccountRoute } from './personal-data/delete-route.ts'
import { exportOwnDataRoute } from './personal-data/export-route.ts'
import { versionedKinds } from './versioned-kinds.ts'

/** Builds the app, ready to listen or to be asked with `inject`. Every registration stands here, in order. */
export async function buildApp({ screens, ...given }: Given): Promise<Parts> {
  const parts = makeParts({ ...given, ...(screens && { screens }) })
  const { app, judge } = parts
  tellOfChanges(parts)
  closeWithApp(parts)
  await registerPlugins(app)

  healthRoutes({ ...parts, state: () => ({ judge: judge.state }) })
  apiPageRoutes(parts)
  // Who may call each of these is said by the endpoint itself (contract/).
  accountRoutes(parts)
  memberRoutes(parts)
  memberAdminRoutes(parts)
  exportOwnDataRoute(parts)
  deleteAccountRoute(parts)
  auditRoutes(parts)
  photoRoutes(parts)
  curriculumRoutes(parts)
  moduleRoutes(parts)
  blogRoutes(parts)
  experienceRoutes(parts)
  reviewRoutes(parts)
  versionRoutes(parts, versionedKinds)
  draftRoutes(parts)
  forumRoutes({ ...parts, news: tellMembers(parts.mailer) })
  notificationRoutes(parts)
  eventRoutes(parts)
  problemRoutes(parts)
  hintRoutes(parts)
  submissionRoutes(parts)
  submissionStreamRoute(parts)
  compileRoutes(parts)
  judgeAssetRoutes(parts)
  markdownPreviewRoute(parts)
  pictureRoutes(parts)
  feedRoutes(parts)
  previewRoutes(parts)
  searchRoutes(parts)
  app.all(`${API}/*`, answerUnknownPath)
  app.all('/api/*', answerUnknownPath)
  if (screens) await pageRoutes(parts, screens)
  return parts
}

/** What a committed write makes old is dropped, and who waits for it is told. */
function tellOfChanges({ database, cache, live, judge }: Parts) {
  database.onChanged = (tags) => {
    cache.drop(tags)
    live.changed(tags)
    if (tags.includes(JUDGE_QUEUE)) judge.wake()
  }
}

function closeWithApp({ app, live, judge, load, countReading }: Parts) {
  // They never end by themselves, and the server waits for every answer that is under way.
  app.addHook('preClose', async () => live.close())
  app.addHook('onClose', () => judge.close())
  app.addHook('onClose', async () => load.close())
  app.addHook('onClose', () => countReading.settled())
}
