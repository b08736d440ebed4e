// The list of the club's groups for choices of other features.

export { groupsRead } from './group-queries.ts'
