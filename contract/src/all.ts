import * as address from './account/address.ts'
import * as alumni from './account/alumni.ts'
import * as apiToken from './account/api-token.ts'
import * as language from './account/language.ts'
import * as ownAccount from './account/own-account.ts'
import * as practice from './account/practice.ts'
import * as secondFactor from './account/second-factor.ts'
import * as account from './account.ts'
import * as attendance from './attendance.ts'
import * as authoring from './authoring.ts'
import * as blogLife from './blog/blog-life.ts'
import * as blogReview from './blog/blog-review.ts'
import * as coAuthor from './blog/co-author.ts'
import * as memberBlog from './blog/member-blog.ts'
import * as blog from './blog.ts'
import * as certificate from './certificate.ts'
import * as curriculum from './curriculum.ts'
import * as draft from './draft.ts'
import type { Endpoint } from './endpoint.ts'
import * as eventFeedback from './event/feedback.ts'
import * as eventInside from './event/inside.ts'
import * as eventSeries from './event/series.ts'
import * as event from './event.ts'
import * as experience from './experience.ts'
import * as experienceSubmission from './experience-submission.ts'
import * as forum from './forum.ts'
import * as ask from './learning/ask.ts'
import * as askReport from './learning/ask-report.ts'
import * as askThread from './learning/ask-thread.ts'
import * as batchPlan from './learning/batch-plan.ts'
import * as company from './learning/company.ts'
import * as handle from './learning/handle.ts'
import * as note from './learning/note.ts'
import * as ownList from './learning/own-list.ts'
import * as plan from './learning/plan.ts'
import * as planPlaces from './learning/plan-places.ts'
import * as questionMerge from './learning/question-merge.ts'
import * as review from './learning/review.ts'
import * as solveImport from './learning/solve-import.ts'
import * as streak from './learning/streak.ts'
import * as topicMap from './learning/topic-map.ts'
import * as markdown from './markdown.ts'
import * as member from './member.ts'
import * as memberAdmin from './member-admin.ts'
import * as memberPage from './member-page.ts'
import * as moderation from './moderation.ts'
import * as learningModule from './module.ts'
import * as notification from './notification.ts'
import * as problem from './problem.ts'
import * as questionList from './question-list.ts'
import * as search from './search.ts'
import * as announcement from './site/announcement.ts'
import * as approval from './site/approval.ts'
import * as audit from './site/audit.ts'
import * as banner from './site/banner.ts'
import * as batch from './site/batch.ts'
import * as club from './site/club.ts'
import * as curriculumEditor from './site/curriculum-editor.ts'
import * as curriculumImport from './site/curriculum-import.ts'
import * as domain from './site/domain.ts'
import * as duplicate from './site/duplicate.ts'
import * as handover from './site/handover.ts'
import * as joinCode from './site/join-code.ts'
import * as leaderboard from './site/leaderboard.ts'
import * as licence from './site/licence.ts'
import * as memberImport from './site/member-import.ts'
import * as mentor from './site/mentor.ts'
import * as operations from './site/operations.ts'
import * as organiser from './site/organiser.ts'
import * as version from './site/version.ts'
import * as webhook from './site/webhook.ts'
import * as comparison from './solution/comparison.ts'
import * as compile from './solution/judge-assets.ts'
import * as ownSolution from './solution/own-solution.ts'
import * as sharedSolution from './solution/shared-solution.ts'
import * as solutionSubmission from './solution/solution-submission.ts'
import * as conduct from './talk/conduct.ts'
import * as measure from './talk/measure.ts'
import * as poll from './talk/poll.ts'
import * as relation from './talk/relation.ts'
import * as threadWork from './talk/thread-work.ts'
import * as watch from './talk/watch.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'callers' in value

/** Every endpoint of the product. The OpenAPI document and the permission matrix are generated from this list. */
export const endpoints: readonly (Endpoint & { name: string; tag: string })[] = Object.entries({
  account,
  ownAccount,
  language,
  practice,
  address,
  secondFactor,
  apiToken,
  member,
  memberAdmin,
  mentor,
  handover,
  duplicate,
  approval,
  domain,
  joinCode,
  memberPage,
  audit,
  curriculum,
  note,
  ownList,
  plan,
  planPlaces,
  batchPlan,
  questionMerge,
  review,
  topicMap,
  streak,
  module: learningModule,
  blog,
  memberBlog,
  coAuthor,
  blogReview,
  blogLife,
  experience,
  company,
  submission: experienceSubmission,
  version,
  draft,
  forum,
  moderation,
  measure,
  relation,
  poll,
  threadWork,
  watch,
  conduct,
  notification,
  event,
  ask,
  askReport,
  askThread,
  attendance,
  certificate,
  eventInside,
  eventSeries,
  eventFeedback,
  problem,
  problemSubmission: solutionSubmission,
  comparison,
  solution: sharedSolution,
  ownSolution,
  authoring,
  webhook,
  compile,
  markdown,
  search,
  licence,
  leaderboard,
  solveImport,
  handle,
  club,
  curriculumEditor,
  curriculumImport,
  operations,
  organiser,
  questionList,
  alumni,
  batch,
  memberImport,
  announcement,
  banner,
}).flatMap(([tag, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isEndpoint(value) ? [{ ...value, name, tag }] : [])),
)
