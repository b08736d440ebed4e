// What the other features need of accounts: members and their sessions, passwords, budgets, and the audit.

export type { AccountDependencies } from './account-dependencies.ts'
export { accountMails } from './account-mails.ts'
export { type MemberRow, members } from './account-tables.ts'
export { type ActorCall, type AuditEntry, audit, auditOrigin, auditStore } from './audit-store.ts'
export { type Budgets, forgetFutureBudgets } from './budgets.ts'
export { beginning, isLike, membersLike, membersNamed } from './member-search.ts'
export { type Changes, memberStore } from './member-store.ts'
export { oneTimeCodeStore } from './one-time-code-store.ts'
export { type PageLinkRow, pageLinkColumns, presentPageLink } from './page-link.ts'
export { hashPassword } from './password.ts'
export { resetTokenStore } from './reset-token-store.ts'
export { type Lifetimes, sessionStore } from './session-store.ts'
