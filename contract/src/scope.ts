/**
 * What an API token may do. Each endpoint names the one that lets a token in; one that names none is not for tokens.
 * A token has the rights of an admin, or of a task, only where it has an `admin:` scope: and then those that its owner holds.
 */
export const SCOPES = {
  read: 'Read what you can read: your profile, progress, solutions and notifications, and what members see',
  'progress:write': 'Tick problems, open hints and editorials',
  'judge:submit': 'Hand in solutions, and share them',
  'forum:write': 'Write, vote and report in the forum, send in experiences, upload pictures',
  'events:write': 'Take and release seats at events',
  'admin:read':
    'Read what you read as an admin, or for your tasks: members, signups, flags, attendees, the audit, drafts of problems',
  'admin:write':
    'Do what you do as an admin, or for your tasks: publish content, events and problems; decide on signups and flags',
} as const
export type Scope = keyof typeof SCOPES
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]

/** The scopes that only admins, and members with a task, can give a token. */
export const isAdminScope = (scope: Scope) => scope.startsWith('admin:')
