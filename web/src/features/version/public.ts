// Editing and deleting with a history, and the comparison of two texts.
export { AdminTools } from './admin-tools.tsx'
export { EditForm } from './edit-form.tsx'
export { contentOf, type EditKind } from './edit-kind.ts'
export { EditPage, editScreen } from './edit-page.tsx'
export { TextDifference } from './text-difference.tsx'
export { useTheirs } from './theirs-context.ts'
export { useEdit } from './use-edit.ts'
