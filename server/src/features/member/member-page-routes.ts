import {
  getMemberPage,
  getOwnPage,
  getPublicPage,
  type MemberPage,
  memberPageMessages,
  updateOwnPage,
} from '@callofcode/contract/member/member-page'
import { sentence } from '@callofcode/contract/sentence'
import { eq } from 'drizzle-orm'
import { type Database, write } from '../../platform/database/database.ts'
import { missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { type MemberRow, memberStore, members } from '../account/public.ts'
import { attendedStore } from '../attendance/public.ts'
import type { Club } from '../club/public.ts'
import { groupStore } from '../group/public.ts'
import { shownHandles } from '../handle/public.ts'
import { memberPageStore, writingPlace } from './member-page-store.ts'
import { audiencesOf, columnsOf, reaches } from './page-audiences.ts'
import { presentMemberPage } from './present-member-page.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly club: Club
}

const AREA_OF = { blog: 'blogs', experience: 'experiences', thread: 'forum' } as const
const WRITING_KINDS = ['blog', 'experience', 'thread'] as const
interface Reader {
  readonly kind: 'members' | 'everyone'
  /** The reader, or undefined for a visitor. */
  readonly caller?: Caller
}

/** Serves members' pages. They are never cached, so a changed choice counts for the next request in every process. */
export function memberPageRoutes({ api, database, club }: Dependencies) {
  api.serve(getOwnPage, async ({ caller }) => {
    const row = await memberStore.get(database.sql, caller.id)
    if (!row) throw signedOut()
    return { data: presentOwn(row) }
  })

  api.serve(updateOwnPage, async ({ caller, body }) => {
    const row = await write(database, async (tx, changed) => {
      // Posts show whether the author's name links to their page.
      changed('authors')
      const [changedRow] = await tx
        .update(members)
        .set(columnsOf(body))
        .where(eq(members.id, caller.id))
        .returning()
      return changedRow
    })
    if (!row) throw signedOut()
    return { data: presentOwn(row), message: sentence('blogLife.saved', 'Saved') }
  })

  api.serve(getMemberPage, async ({ params, query, caller }) => ({
    data: await pageFor({ kind: 'members', caller }, params.handle, query.cursor),
  }))
  api.serve(getPublicPage, async ({ params, query }) => ({
    data: await pageFor({ kind: 'everyone' }, params.handle, query.cursor),
  }))

  const kindsFor = ({ kind }: Reader) =>
    WRITING_KINDS.filter((one) => kind === 'members' || !club.isClosed(AREA_OF[one]))

  const mayReadEvents = ({ kind }: Reader) => kind === 'members' || !club.isClosed('events')

  /** Finds a page. Throws the same 404 Failure for an unknown member and for a page that the reader may not see. */
  async function pageFor(reader: Reader, handle: string, cursor: string | undefined): Promise<MemberPage> {
    const after = readCursor(writingPlace, cursor)
    const row = await memberPageStore.get(database.sql, handle)
    const own = row !== undefined && row.id === reader.caller?.id
    if (!row || !(own || reaches(row.showsPage, reader.kind))) throw missing(memberPageMessages.missing)
    const shows = audiencesOf(row)
    const [handles, solved, activity, writings, events, thanks, groups] = await Promise.all([
      reaches(shows.links, reader.kind) ? shownHandles(database.sql, row.id) : null,
      reaches(shows.solved, reader.kind) ? memberPageStore.solved(database, row.id) : null,
      reaches(shows.activity, reader.kind) ? memberPageStore.activity(database, row.id) : null,
      reaches(shows.writings, reader.kind)
        ? memberPageStore.writings(database, row, after, kindsFor(reader), reader.caller ?? null)
        : null,
      reaches(shows.events, reader.kind) && mayReadEvents(reader)
        ? attendedStore.last(database, row.id)
        : null,
      reader.kind === 'members' ? memberPageStore.thanks(database, row.id) : null,
      reader.kind === 'members' ? groupStore.namesOf(database.sql, row.id) : null,
    ])
    const listed = writings && { data: writings.data, nextCursor: writeCursor(writings.next) }
    return {
      ...presentMemberPage(row, reader.kind, own),
      handles,
      solved,
      activity,
      thanks,
      groups: groups && groups.length > 0 ? groups : null,
      events,
      writings: listed,
    }
  }
}

const presentOwn = (row: MemberRow) => ({ handle: row.handle, shows: audiencesOf(row) })
