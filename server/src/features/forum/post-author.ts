import type { PostAuthor } from '@callofcode/contract/forum/forum'
import { holdsNow, members, type PageLinkRow, pageLinkColumns, presentPageLink } from '../account/public.ts'

/** The public columns of a post's author. */
export const authorColumns = {
  name: members.name,
  profilePhoto: members.profilePhoto,
  role: members.role,
  isManager: holdsNow(members.id, 'moderation', 'approvals'),
  ...pageLinkColumns,
}
export interface AuthorRow extends PageLinkRow {
  name: string
  profilePhoto: string | null
  role: 'member' | 'admin' | null
  isManager: boolean
}

export const presentAuthor = (row: AuthorRow | null): PostAuthor | null =>
  row && {
    name: row.name,
    profilePhoto: row.profilePhoto,
    badge: row.role === 'admin' ? 'admin' : row.isManager ? 'manager' : null,
    page: presentPageLink(row),
  }
