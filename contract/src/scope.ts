/**
 * What an API token may do. Each endpoint names the one that lets a token in; one that names none is not for tokens.
 * A token acts as admin or manager only where it has an `admin:` scope.
 */
export const SCOPES = {
  read: 'Read what you can read: your profile, progress, solutions and notifications, and what members see',
  'progress:write': 'Tick questions, open hints and editorials',
  'judge:submit': 'Hand in solutions, and share them',
  'forum:write': 'Write, vote and report in the forum, send in experiences, upload pictures',
  'events:write': 'Take and release seats at events',
  'admin:read':
    'Read what admins and managers read: members, signups, flags, attendees, the audit, drafts of problems',
  'admin:write': 'Publish and change content, events and problems; decide on signups and flags',
} as const
export type Scope = keyof typeof SCOPES
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]

/** The scopes that only admins and managers can give a token. */
export const isAdminScope = (scope: Scope) => scope.startsWith('admin:')
