// The parts of groups for other features.

export { groupMemberStore } from './group-member-store.ts'
export { findLed } from './group-policy.ts'
export { groupStore } from './group-store.ts'
export { auditedGroup, GROUP_NAMES, groupExists, groupNameOf, holdGroup, isInGroup } from './group-tables.ts'
