import {
  AUDIENCES,
  type Audience,
  type PageAudiences,
  type PagePart,
} from '@callofcode/contract/member/member-page'
import type { MemberRow } from '../account/public.ts'

const columns = {
  page: 'showsPage',
  year: 'showsYear',
  about: 'showsAbout',
  links: 'showsLinks',
  joined: 'showsJoined',
  solved: 'showsSolved',
  activity: 'showsActivity',
  writings: 'showsWritings',
  events: 'showsEvents',
} as const satisfies Record<PagePart, keyof MemberRow>
type Column = (typeof columns)[PagePart]

/** Returns who sees each part of a member's page. */
export const audiencesOf = (row: Pick<MemberRow, Column>): PageAudiences =>
  Object.fromEntries(Object.entries(columns).map(([part, column]) => [part, row[column]])) as PageAudiences

export const columnsOf = (
  chosen: { [P in PagePart]?: Audience | undefined },
): Partial<Pick<MemberRow, Column>> =>
  Object.fromEntries(
    Object.entries(chosen)
      .filter(([, audience]) => audience !== undefined)
      .map(([part, audience]) => [columns[part as PagePart], audience]),
  )

/** Returns whether a reader of this kind sees a part that is shown to `shownTo`. */
export const reaches = (shownTo: Audience, reader: Exclude<Audience, 'nobody'>): boolean =>
  AUDIENCES.indexOf(shownTo) >= AUDIENCES.indexOf(reader)
