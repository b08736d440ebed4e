// What the other features need of attendance: which events a member came to.

export { attendedStore } from './attended-store.ts'
