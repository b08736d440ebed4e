// A draft ends in the write that publishes what it was for.

export { draftStore } from './draft-store.ts'
