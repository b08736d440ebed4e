import { personalData as account } from '../../features/account/account-tables.ts'
import { personalData as apiToken } from '../../features/account/api-token-store.ts'
import { personalData as audit } from '../../features/account/audit-store.ts'
import { personalData as announcement } from '../../features/announcement/announcement-tables.ts'
import { personalData as approval } from '../../features/approval/approval-tables.ts'
import { personalData as ask } from '../../features/ask/ask-tables.ts'
import { personalData as attendance } from '../../features/attendance/attendance-store.ts'
import { personalData as authoring } from '../../features/authoring/authoring-tables.ts'
import { personalData as mentor } from '../../features/batch/mentor-store.ts'
import { personalData as blog } from '../../features/blog/blog-tables.ts'
import { personalData as blogLife } from '../../features/blog-life/series-store.ts'
import { personalData as certificate } from '../../features/certificate/certificate-tables.ts'
import { personalData as club } from '../../features/club/club-tables.ts'
import { personalData as curriculum } from '../../features/curriculum/curriculum-tables.ts'
import { personalData as draft } from '../../features/draft/draft-tables.ts'
import { personalData as event } from '../../features/event/event-tables.ts'
import { personalData as extras } from '../../features/event/extras/extra-tables.ts'
import { personalData as eventFeedback } from '../../features/event/feedback/feedback-tables.ts'
import { personalData as eventQuestions } from '../../features/event/questions/question-tables.ts'
import { personalData as eventReminder } from '../../features/event/reminder/reminder-store.ts'
import { personalData as experience } from '../../features/experience/experience-tables.ts'
import { personalData as explain } from '../../features/explain/comparison-store.ts'
import { personalData as forum } from '../../features/forum/forum-tables.ts'
import { personalData as poll } from '../../features/forum/poll/poll-tables.ts'
import { personalData as group } from '../../features/group/group-tables.ts'
import { personalData as handle } from '../../features/handle/handle-store.ts'
import { personalData as hint } from '../../features/hint/hint-tables.ts'
import { personalData as leaderboard } from '../../features/leaderboard/leaderboard-store.ts'
import { personalData as memberAct } from '../../features/member/act-store.ts'
import { personalData as photo } from '../../features/member/photo-store.ts'
import { personalData as memberBlog } from '../../features/member-blog/member-blog-tables.ts'
import { personalData as memberFact } from '../../features/member-fact/fact-tables.ts'
import { personalData as memberImport } from '../../features/member-import/import-tables.ts'
import { personalData as memberSet } from '../../features/member-set/member-set-store.ts'
import { personalData as moderation } from '../../features/moderation/sanction-tables.ts'
import { personalData as module } from '../../features/module/module-tables.ts'
import { personalData as note } from '../../features/note/note-store.ts'
import { personalData as notification } from '../../features/notification/notification-tables.ts'
import { personalData as waiting } from '../../features/organiser/waiting-store.ts'
import { personalData as picture } from '../../features/picture/picture-tables.ts'
import { personalData as plan } from '../../features/plan/plan-data.ts'
import { personalData as questionList } from '../../features/question-list/own-list-store.ts'
import { personalData as questionMerge } from '../../features/question-merge/change-store.ts'
import { personalData as relation } from '../../features/relation/relation-store.ts'
import { personalData as review } from '../../features/review/review-data.ts'
import { personalData as secondFactor } from '../../features/second-factor/second-factor-tables.ts'
import { personalData as solution } from '../../features/solution/solution-tables.ts'
import { personalData as solveImport } from '../../features/solve-import/solve-import-tables.ts'
import { personalData as streak } from '../../features/streak/streak-data.ts'
import { personalData as submission } from '../../features/submission/submission-tables.ts'
import { personalData as version } from '../../features/version/version-store.ts'
import { personalData as webhook } from '../../features/webhook/webhook-tables.ts'
import { personalData as deviceWord } from '../../platform/device-word/take-word.ts'
import { personalData as idempotency } from '../../platform/idempotency/idempotency-store.ts'
import type { PersonalData } from '../../platform/personal-data.ts'

/** All personal data, in the order of the export. Tests compare it with the schema. */
const ALL: readonly PersonalData[] = [
  curriculum,
  note,
  questionList,
  solution,
  streak,
  plan,
  review,
  questionMerge,
  solveImport,
  handle,
  forum,
  moderation,
  relation,
  ask,
  poll,
  club,
  event,
  extras,
  eventFeedback,
  eventQuestions,
  eventReminder,
  attendance,
  certificate,
  experience,
  blog,
  memberBlog,
  blogLife,
  module,
  picture,
  draft,
  submission,
  leaderboard,
  hint,
  notification,
  announcement,
  waiting,
  account,
  memberAct,
  memberFact,
  memberImport,
  memberSet,
  approval,
  mentor,
  group,
  secondFactor,
  apiToken,
  audit,
  authoring,
  deviceWord,
  idempotency,
  photo,
  explain,
  version,
  webhook,
]

export const SECTIONS = ALL.flatMap(({ exported = [] }) => exported)
export const MERGED_COLUMNS = Object.assign({}, ...ALL.map(({ merged }) => merged)) as NonNullable<
  PersonalData['merged']
>
export const DELETED_AT_ONCE = ALL.flatMap(({ deletedAtOnce = [] }) => deletedAtOnce)
