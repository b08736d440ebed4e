// Drafts, for the features that delete one when its content is published. It also exports where the notes of a question are
// stored.

export { draftStore } from './draft-store.ts'
export { isQuestionId, notePlaceOf } from './note-place.ts'
