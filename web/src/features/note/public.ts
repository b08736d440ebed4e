// The notes of a member, for the page of a problem.
export { NoteField } from './note-field.tsx'

/** All code of the page of a question's notes: for a device that will be without a network. */
export const loadNoteScreen = () => Promise.all([import('./note-page.tsx'), import('./note-field.tsx')])
