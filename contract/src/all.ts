import * as account from './account/account.ts'
import * as address from './account/address.ts'
import * as apiToken from './account/api-token.ts'
import * as ownAccount from './account/own-account.ts'
import * as announcement from './announcement/announcement.ts'
import * as banner from './announcement/banner.ts'
import * as groupAnnouncement from './announcement/group-announcement.ts'
import * as approval from './approval/approval.ts'
import * as domain from './approval/domain.ts'
import * as joinCode from './approval/join-code.ts'
import * as ask from './ask/ask.ts'
import * as askReport from './ask/ask-report.ts'
import * as askThread from './ask/ask-thread.ts'
import * as attendance from './attendance/attendance.ts'
import * as audit from './audit/audit.ts'
import * as authoring from './authoring/authoring.ts'
import * as opening from './authoring/opening.ts'
import * as backup from './backup/backup.ts'
import * as alumni from './batch/alumni.ts'
import * as batch from './batch/batch.ts'
import * as memberAct from './batch/member-act.ts'
import * as mentor from './batch/mentor.ts'
import * as blog from './blog/blog.ts'
import * as blogLife from './blog-life/blog-life.ts'
import * as category from './category/category.ts'
import * as certificate from './certificate/certificate.ts'
import * as signature from './certificate/signature.ts'
import * as aboutClub from './club/about.ts'
import * as club from './club/club.ts'
import * as conduct from './club/conduct.ts'
import * as handover from './club/handover.ts'
import * as mailServer from './club/mail-server.ts'
import * as curriculum from './curriculum/curriculum.ts'
import * as curriculumEditor from './curriculum-editor/curriculum-editor.ts'
import * as curriculumImport from './curriculum-editor/curriculum-import.ts'
import * as draft from './draft/draft.ts'
import type { Endpoint } from './endpoint.ts'
import * as event from './event/event.ts'
import * as eventFeedback from './event/feedback.ts'
import * as eventFiles from './event/files.ts'
import * as eventInside from './event/inside.ts'
import * as nextEvent from './event/next-event.ts'
import * as eventQuestions from './event/questions.ts'
import * as eventRegistration from './event/registration.ts'
import * as eventSeries from './event/series.ts'
import * as company from './experience/company.ts'
import * as experience from './experience/experience.ts'
import * as experienceSubmission from './experience/experience-submission.ts'
import * as comparison from './explain/comparison.ts'
import * as forum from './forum/forum.ts'
import * as poll from './forum/poll.ts'
import * as threadWork from './forum/thread-work.ts'
import * as watch from './forum/watch.ts'
import * as group from './group/group.ts'
import * as groupMember from './group/group-member.ts'
import * as handle from './handle/handle.ts'
import * as compile from './judge-assets/judge-assets.ts'
import * as leaderboard from './leaderboard/leaderboard.ts'
import * as wholeBoard from './leaderboard/whole-board.ts'
import * as licence from './licence/licence.ts'
import * as markdown from './markdown/markdown.ts'
import * as duplicate from './member/duplicate.ts'
import * as language from './member/language.ts'
import * as member from './member/member.ts'
import * as memberAdmin from './member/member-admin.ts'
import * as memberPage from './member/member-page.ts'
import * as practice from './member/practice.ts'
import * as blogReview from './member-blog/blog-review.ts'
import * as coAuthor from './member-blog/co-author.ts'
import * as memberBlog from './member-blog/member-blog.ts'
import * as memberFact from './member-fact/member-fact.ts'
import * as memberImport from './member-import/member-import.ts'
import * as undoImport from './member-import/undo-import.ts'
import * as moderation from './moderation/moderation.ts'
import * as sanction from './moderation/sanction.ts'
import * as learningModule from './module/module.ts'
import * as note from './note/note.ts'
import * as notification from './notification/notification.ts'
import * as operations from './operations/operations.ts'
import * as organiser from './organiser/organiser.ts'
import * as batchPlan from './plan/batch-plan.ts'
import * as plan from './plan/plan.ts'
import * as planPlaces from './plan/plan-places.ts'
import * as problem from './problem/problem.ts'
import * as ownList from './question-list/own-list.ts'
import * as questionList from './question-list/question-list.ts'
import * as questionMerge from './question-merge/question-merge.ts'
import * as relation from './relation/relation.ts'
import * as report from './report/report.ts'
import * as review from './review/review.ts'
import * as search from './search/search.ts'
import * as secondFactor from './second-factor/second-factor.ts'
import * as ownSolution from './solution/own-solution.ts'
import * as sharedSolution from './solution/shared-solution.ts'
import * as solveImport from './solve-import/solve-import.ts'
import * as streak from './streak/streak.ts'
import * as solutionSubmission from './submission/solution-submission.ts'
import * as topicMap from './topic-map/topic-map.ts'
import * as version from './version/version.ts'
import * as webhook from './webhook/webhook.ts'

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
  mailServer,
  duplicate,
  approval,
  domain,
  joinCode,
  memberPage,
  audit,
  backup,
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
  sanction,
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
  category,
  certificate,
  signature,
  eventFiles,
  eventInside,
  eventQuestions,
  eventRegistration,
  eventSeries,
  nextEvent,
  eventFeedback,
  problem,
  problemSubmission: solutionSubmission,
  comparison,
  solution: sharedSolution,
  ownSolution,
  authoring,
  opening,
  webhook,
  compile,
  markdown,
  search,
  licence,
  leaderboard,
  wholeBoard,
  report,
  solveImport,
  handle,
  club,
  aboutClub,
  curriculumEditor,
  curriculumImport,
  operations,
  organiser,
  questionList,
  alumni,
  batch,
  group,
  groupMember,
  memberAct,
  memberFact,
  memberImport,
  undoImport,
  announcement,
  banner,
  groupAnnouncement,
}).flatMap(([tag, exports]) =>
  Object.entries(exports).flatMap(([name, value]) => (isEndpoint(value) ? [{ ...value, name, tag }] : [])),
)
