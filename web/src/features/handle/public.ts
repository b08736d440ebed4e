// Accounts on other sites, as a member's page shows them.

export { MemberHandles } from './member-handles.tsx'
