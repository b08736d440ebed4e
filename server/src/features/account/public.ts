// The parts of accounts for other features: members and their sessions, passwords, budgets and the audit.

import type { PageLink } from '@callofcode/contract/member/member-page'
import { type MemberRow, members } from './account-tables.ts'

export type { AccountDependencies, Admission, Admitting, HeldCode } from './account-dependencies.ts'
export { accountMails, passwordPage } from './account-mails.ts'
export {
  emailConfirmations,
  type MemberRow,
  memberIdentities,
  members,
  memberTasks,
} from './account-tables.ts'
export { apiTokenStore } from './api-token-store.ts'
export { type ActorCall, type AuditEntry, audit, auditOrigin, auditStore, wasDone } from './audit-store.ts'
export { type Budgets, forgetFutureBudgets } from './budgets.ts'
export { ACCESS, endAccess } from './end-access.ts'
export { heldTasks, holdsNow, moderates, organises } from './held-tasks.ts'
export { beginning, isLike, membersCalled, membersLike, membersNamed } from './member-search.ts'
export {
  ACCOUNTS,
  approvedMember,
  becameMember,
  type Changes,
  FIRST_JOINED,
  isOfYear,
  isUnseen,
  lastSeen,
  memberCountChanged,
  memberStore,
  passoutDay,
  wasMember,
  yearOf,
} from './member-store.ts'
export { oneTimeCodeStore } from './one-time-code-store.ts'
export { checkOwnPassword } from './own-password.ts'
export { hashPassword } from './password.ts'
export { replacePassword } from './replace-password.ts'
export { resetTokenStore } from './reset-token-store.ts'
export { type Lifetimes, sessionStore } from './session-store.ts'
export { guardSignin } from './signin-guard.ts'
export { setSessionCookie, startSession } from './signin-route.ts'

/** The columns that decide whether a name links to its member's page. */
export const pageLinkColumns = {
  handle: members.handle,
  status: members.status,
  showsPage: members.showsPage,
}
export type PageLinkRow = Pick<MemberRow, 'handle' | 'status' | 'showsPage'>

/**
 * Returns the link to a member's page. Returns null without a member, for an unapproved one, and for a page that is hidden from
 * everybody.
 */
export const presentPageLink = (row: PageLinkRow | null): PageLink | null =>
  row && row.status === 'approved' && row.showsPage !== 'nobody'
    ? { handle: row.handle, open: row.showsPage === 'everyone' }
    : null
