import { isDeepStrictEqual } from 'node:util'
import type { ClubSettings } from '@callofcode/contract/club/club'
import type { TeamMember } from '@callofcode/contract/club/club-pages'
import { pageMessages } from '@callofcode/contract/club/page-messages'
import { extraMessages } from '@callofcode/contract/event/extras'
import type { Sentence } from '@callofcode/contract/sentence'
import { and, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import { members, pageLinkColumns } from '../account/public.ts'
import { missingPictures } from '../picture/public.ts'

/** Returns the approved members that the team names, by handle. */
export async function membersOfTeam(sql: Sql, team: readonly TeamMember[]) {
  const handles = team.map(({ handle }) => handle).filter((handle) => handle !== '')
  if (handles.length === 0) return new Map<string, never>()
  const rows = await sql
    .select({ ...pageLinkColumns, name: members.name })
    .from(members)
    .where(and(inArray(members.handle, handles), eq(members.status, 'approved')))
  return new Map(rows.map((row) => [row.handle, row]))
}

type Pages = Pick<ClubSettings, 'team' | 'sponsors' | 'gallery'>

/**
 * Refuses members and pictures that do not exist, all at once. Only what changed is checked: a member who has left since does not
 * keep an admin from changing the club's name.
 */
export async function refuseUnknownOnPages(sql: Sql, was: Pages, is: Pages) {
  const parts = (['team', 'sponsors', 'gallery'] as const).filter(
    (part) => !isDeepStrictEqual(was[part], is[part]),
  )
  const pictures = parts.flatMap((part) => picturesOf[part](is))
  const missing = await missingPictures(
    sql,
    pictures.map(({ url }) => url),
  )
  const faults: [string, Sentence][] = pictures
    .filter(({ url }) => missing.has(url))
    .map(({ path }) => [path, pageMessages.pictureMissing])
  if (parts.includes('team')) {
    const known = await membersOfTeam(sql, is.team)
    for (const [at, { handle }] of is.team.entries())
      if (handle !== '' && !known.has(handle)) faults.push([`team.${at}.handle`, extraMessages.unknownMember])
  }
  if (faults.length > 0) throw badInput(Object.fromEntries(faults))
}

/** The pictures of a part, each with the path of its field. */
const picturesOf = {
  team: ({ team }: Pages) =>
    team.map(({ photo }, at) => ({ path: `team.${at}.photo`, url: photo })).filter(({ url }) => url !== ''),
  sponsors: ({ sponsors }: Pages) =>
    sponsors
      .map(({ logo }, at) => ({ path: `sponsors.${at}.logo`, url: logo }))
      .filter(({ url }) => url !== ''),
  gallery: ({ gallery }: Pages) =>
    gallery.flatMap(({ pictures }, at) =>
      pictures.map(({ url }, place) => ({ path: `gallery.${at}.pictures.${place}.url`, url })),
    ),
}
