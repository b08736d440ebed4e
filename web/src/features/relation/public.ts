// Muting and blocking: the dialog, which posts and member pages open, and the list in the settings.

import { loadedQuietly } from '../../platform/page/loaded-later.tsx'

export { RelationList, relationsRead } from './relation-list.tsx'
export const RelationDialog = loadedQuietly(
  async () => (await import('./relation-dialog.tsx')).RelationDialog,
)
