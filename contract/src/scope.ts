import { sentence } from './sentence.ts'

/**
 * The permissions of API tokens. Each endpoint names the scope that it needs, and refuses tokens if it names none. A token has
 * the rights of an admin or a task only with an `admin:` scope, and only those that its owner holds.
 */
export const SCOPES = {
  read: sentence(
    'scope.read',
    'Read what you can read: your profile, progress, solutions and notifications, and what members see',
  ),
  'progress:write': sentence('scope.progressWrite', 'Tick problems, open hints and editorials'),
  'judge:submit': sentence('scope.judgeSubmit', 'Hand in solutions, and share them'),
  'forum:write': sentence(
    'scope.forumWrite',
    'Write, vote and report in the forum, send in experiences, upload pictures',
  ),
  'events:write': sentence('scope.eventsWrite', 'Take and release seats at events'),
  'admin:read': sentence(
    'scope.adminRead',
    'Read what you read as an admin, or for your tasks: members, signups, flags, attendees, the audit, drafts of problems',
  ),
  'admin:write': sentence(
    'scope.adminWrite',
    'Do what you do as an admin, or for your tasks: publish content, events and problems; decide on signups and flags',
  ),
} as const
export type Scope = keyof typeof SCOPES
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]

/** Returns whether only admins and members with a task can give a token this scope. */
export const isAdminScope = (scope: Scope) => scope.startsWith('admin:')
