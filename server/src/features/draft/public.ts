// Drafts, for the features that delete one when its content is published, and where the notes of a question are.

export { draftStore } from './draft-store.ts'
export { isQuestionId, notePlaceOf } from './note-place.ts'
