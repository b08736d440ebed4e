// The page of a problem shows the notes of a member.
export { NoteField } from './note-field.tsx'

/** Loads all code of the notes page of a question, for a device that will be offline. */
export const loadNoteScreen = () => Promise.all([import('./note-page.tsx'), import('./note-field.tsx')])
