// The parts of groups for other features.

export { GROUP_NAMES, groupExists, groupNameOf, isInGroup } from './group-tables.ts'
