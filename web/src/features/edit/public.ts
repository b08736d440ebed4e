// Editing a published item: its page, its form, and what others changed during the edit.
export { EditForm } from './edit-form.tsx'
export { contentOf, type EditKind } from './edit-kind.ts'
export { EditPage, editScreen } from './edit-page.tsx'
export { type Merged, mergeFields } from './merge-fields.ts'
export { useTheirs } from './theirs-context.ts'
export { useEdit } from './use-edit.ts'
