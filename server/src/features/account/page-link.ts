import type { PageLink } from '@callofcode/contract/member-page'
import { type MemberRow, members } from './account-tables.ts'

/** The columns that say whether a name leads to its member's page. */
export const pageLinkColumns = {
  handle: members.handle,
  status: members.status,
  showsPage: members.showsPage,
}
export type PageLinkRow = Pick<MemberRow, 'handle' | 'status' | 'showsPage'>

/** Null for nobody, for a member who is not approved, and where the page is shown to nobody. */
export const presentPageLink = (row: PageLinkRow | null): PageLink | null =>
  row && row.status === 'approved' && row.showsPage !== 'nobody'
    ? { handle: row.handle, open: row.showsPage === 'everyone' }
    : null
