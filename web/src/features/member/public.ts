// Members for other features: the name of one with a link, the settings of a member's own page, and muting and blocking.

import { loadedQuietly } from '../../platform/page/loaded-later.tsx'

export { byline, MemberLink } from './member-link.tsx'
export { ownPage, PageChoices } from './page/page-choices.tsx'
export { RelationList, relationsRead } from './relation/relation-list.tsx'
export const RelationDialog = loadedQuietly(
  async () => (await import('./relation/relation-dialog.tsx')).RelationDialog,
)
