// What the other features need of accounts: members and their sessions, passwords, budgets, and the audit.

export type { AccountDependencies, Admission, Admitting } from './account-dependencies.ts'
export { accountMails, passwordPage } from './account-mails.ts'
export {
  emailConfirmations,
  type MemberRow,
  memberIdentities,
  members,
  memberTasks,
} from './account-tables.ts'
export { type ActorCall, type AuditEntry, audit, auditOrigin, auditStore } from './audit-store.ts'
export { type Budgets, forgetFutureBudgets } from './budgets.ts'
export { ACCESS, endAccess } from './end-access.ts'
export { heldTasks, holdsNow, moderates, organises } from './held-tasks.ts'
export { beginning, isLike, membersCalled, membersLike, membersNamed } from './member-search.ts'
export {
  type Changes,
  isOfYear,
  memberCountChanged,
  memberStore,
  passoutDay,
  yearOf,
} from './member-store.ts'
export { oneTimeCodeStore } from './one-time-code-store.ts'
export { checkOwnPassword } from './own-password.ts'
export { type PageLinkRow, pageLinkColumns, presentPageLink } from './page-link.ts'
export { hashPassword } from './password.ts'
export { replacePassword } from './replace-password.ts'
export { resetTokenStore } from './reset-token-store.ts'
export { type Lifetimes, sessionStore } from './session-store.ts'
export { guardSignin } from './signin-guard.ts'
export { setSessionCookie, startSession } from './signin-route.ts'
