// Sets of chosen members for other features.

export { isInSet, memberSetStore, sizeOfSet } from './member-set-store.ts'
