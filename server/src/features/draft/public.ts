// Drafts, for the features that delete one when its content is published.

export { draftStore } from './draft-store.ts'
