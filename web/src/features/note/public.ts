// The notes of a member, for the page of a problem.
export { NoteField } from './note-field.tsx'
