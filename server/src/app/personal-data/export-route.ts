import { Readable } from 'node:stream'
import { exportOwnData } from '@callofcode/contract/account/own-account'
import { fileNameOf } from '@callofcode/contract/download'
import type { MemberRow } from '../../features/account/account-tables.ts'
import { auditStore } from '../../features/account/audit-store.ts'
import type { Budgets } from '../../features/account/budgets.ts'
import { memberStore } from '../../features/account/member-store.ts'
import { batchStore } from '../../features/batch/public.ts'
import type { Club } from '../../features/club/public.ts'
import { audiencesOf } from '../../features/member/page-audiences.ts'
import { photoStore } from '../../features/member/photo-store.ts'
import { presentProfile } from '../../features/member/present-profile.ts'
import type { KeptBytes } from '../../features/picture/public.ts'
import type { Database } from '../../platform/database/database.ts'
import { signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Section } from '../../platform/personal-data.ts'
import { SECTIONS } from './personal-data.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
  readonly club: Club
  readonly keptBytes: KeptBytes
}

type Photo = { readonly type: string; readonly base64: string } | null

/** Exports everything that the site stores about a member. It is written row by row, so any amount fits. */
export function exportOwnDataRoute({ api, database, budgets, club, keptBytes }: Dependencies) {
  api.serve(exportOwnData, async ({ caller, request, reply }) => {
    await budgets.spend('dataExport', caller.id)
    const member = await memberStore.get(database.sql, caller.id)
    if (!member) throw signedOut()
    // The photo is read before the response begins, because a bucket may be unavailable.
    const photo = await photoOf(member)
    await auditStore.record(database.sql, { caller, request }, 'member.export', caller.id)
    const day = new Date().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="${fileNameOf(club.name)}-${day}.json"`)
    return Readable.from(textOf(member, photo))
  })

  async function* textOf(member: MemberRow, photo: Photo) {
    const {
      status,
      createdAt,
      declinedReason,
      invitedAt,
      archivedAt,
      timeZone,
      language,
      reviewsADay,
      hidesDifficulty,
    } = member
    const signedUpAt = createdAt.toISOString()
    const batch = await batchStore.nameOf(database.sql, member.batchId)
    const tasks = await memberStore.tasksOf(database.sql, member.id)
    const profile = {
      ...presentProfile(member, tasks),
      status,
      signedUpAt,
      declinedReason,
      batch,
      timeZone,
      language,
      reviewsADay,
      hidesDifficulty,
      weekGoal: member.weekGoalKind && { kind: member.weekGoalKind, count: member.weekGoal },
      invitedAt: invitedAt?.toISOString() ?? null,
      alumniSince: archivedAt?.toISOString() ?? null,
    }
    const page = { handle: member.handle, shows: audiencesOf(member) }
    const head = { exportedAt: new Date().toISOString(), profile, page, photo }
    yield `{"success":true,"message":"OK","data":${JSON.stringify(head).slice(0, -1)}`
    for (const section of SECTIONS) {
      yield `,"${section.name}":[`
      let between = ''
      for await (const row of personalDataStore.rows(database, section, member.id)) {
        yield between + JSON.stringify(row)
        between = ','
      }
      yield ']'
    }
    yield '}}'
  }

  async function photoOf({ profilePhoto }: MemberRow): Promise<Photo> {
    const file = profilePhoto?.split('/').at(-1)
    const bytes = file && (await keptBytes.whole(() => photoStore.get(database.sql, file)))
    return bytes ? { type: 'image/webp', base64: bytes.toString('base64') } : null
  }
}

/** Rows of a page. The number is small enough for the longest texts: such a page is a few megabytes. */
const PAGE = 40
const BEGINNING = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

interface Read {
  readonly at: string
  readonly id: string
  readonly row: object
}

const personalDataStore = {
  /**
   * Reads the rows of a section page by page. Each page is its own statement, so a slow download holds neither a connection nor a
   * transaction.
   */
  async *rows({ pool }: Database, section: Section, memberId: string): AsyncGenerator<object> {
    const text = statementOf(section)
    for (let last: { at: string; id: string } | undefined = BEGINNING; last; ) {
      const { rows }: { rows: Read[] } = await pool.query<Read>(text, [memberId, last.at, last.id, PAGE])
      for (const { row } of rows) yield row
      last = rows.length === PAGE ? rows.at(-1) : undefined
    }
  },
}

function statementOf({ from, where, at, id, shown }: Section): string {
  const columns = Object.entries(shown).map(([name, column]) => `'${name}', ${column}`)
  return `select (${at})::text as at, ${id} as id, json_build_object(${columns.join(', ')}) as row
          from ${from} where ${where} and (${at}, ${id}) > ($2::timestamptz, $3::uuid)
          order by ${at}, ${id} limit $4`
}
