// Editing a published item: its page, its form, and what others changed during the edit.
export { EditForm, EditNews, TheirText } from './edit-form.tsx'
export { EditPage, editScreen } from './edit-page.tsx'
export { type Merged, mergeFields, TheirsContext, useTheirs } from './their-changes.ts'
export type { News } from './use-catch-up.ts'
export { contentOf, type EditKind, useEdit } from './use-edit.ts'
