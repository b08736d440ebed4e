// Editing a published item: its page, its form, and what others changed during the edit.
export { EditForm, EditNews, TheirText } from './edit-form.tsx'
export { contentOf, type EditKind } from './edit-kind.ts'
export { EditPage, editScreen } from './edit-page.tsx'
export { type Merged, mergeFields } from './merge-fields.ts'
export { TheirsContext, useTheirs } from './theirs-context.ts'
export type { News } from './use-catch-up.ts'
export { useEdit } from './use-edit.ts'
