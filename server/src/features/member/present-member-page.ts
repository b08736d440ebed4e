import { LINK_FIELDS } from '@callofcode/contract/member/member'
import type { MemberPage, PagePart } from '@callofcode/contract/member/member-page'
import type { MemberRow } from '../account/public.ts'
import { audiencesOf, reaches } from './page-audiences.ts'

type Facts = Omit<MemberPage, 'handles' | 'solved' | 'activity' | 'writings' | 'events' | 'thanks' | 'groups'>

/** Returns the fields of the member's row that this reader may see. */
export function presentMemberPage(
  row: MemberRow & { isManager: boolean },
  reader: 'members' | 'everyone',
  own: boolean,
): Facts {
  const shows = audiencesOf(row)
  const shown = <V>(part: PagePart, value: V | null): V | null =>
    reaches(shows[part], reader) ? value : null
  return {
    handle: row.handle,
    name: row.name,
    profilePhoto: row.profilePhoto,
    badge: row.archivedAt ? 'alumni' : row.role === 'admin' ? 'admin' : row.isManager ? 'manager' : null,
    audience: shows.page,
    own,
    year: shown('year', row.passoutYear?.getUTCFullYear() ?? null),
    about: shown('about', row.bio?.trim() || null),
    links: shown('links', linksOf(row)),
    joined: shown('joined', row.createdAt.toISOString()),
  }
}

const linksOf = (row: MemberRow) =>
  LINK_FIELDS.flatMap((site) => (row[site] ? [{ site, address: row[site] }] : []))
