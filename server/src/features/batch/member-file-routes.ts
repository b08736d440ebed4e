import { Readable } from 'node:stream'
import { chosenFile, memberActMessages } from '@callofcode/contract/batch/member-act'
import { csvFile, csvRows } from '@callofcode/contract/download'
import { memberFile, progressFile, seatFile } from '@callofcode/contract/member/member-admin'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { type ActorCall, auditStore } from '../account/public.ts'
import { fieldStore } from '../member-fact/public.ts'
import { memberSetStore } from '../member-set/public.ts'
import { batchStore } from './batch-store.ts'
import {
  chosenMembersFile,
  type FileFilters,
  MEMBER_FILES,
  type MemberFile,
  memberRows,
} from './member-file.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** The members and their activity as CSV files for admins. */
export function memberFileRoutes({ api, database }: Dependencies) {
  api.serveFile(memberFile, (call) => answer(call, MEMBER_FILES.members))
  api.serveFile(progressFile, (call) => answer(call, MEMBER_FILES.progress))
  api.serveFile(seatFile, (call) => answer(call, MEMBER_FILES.attendance))

  api.serveFile(chosenFile, async (call) => {
    const { set, columns } = call.query
    const size = await memberSetStore.size(database.sql, set)
    if (size === undefined) throw missing(memberActMessages.setGone)
    const file = chosenMembersFile(columns)
    await auditStore.record(database.sql, call, file.action, `${size} members`)
    return { name: file.name, body: Readable.from(textOf(file, { set })) }
  })

  async function answer(call: ActorCall & { query: FileFilters }, file: MemberFile) {
    await auditStore.record(database.sql, call, file.action, await nameOf(call.query))
    return { name: file.name, body: Readable.from(textOf(file, call.query)) }
  }

  async function nameOf({ batch, year }: FileFilters): Promise<string> {
    const ofYear = year && (year === 'none' ? 'no year' : `the year ${year}`)
    if (batch === undefined) return ofYear ?? 'all members'
    const name = batch === 'none' ? 'no batch' : ((await batchStore.nameOf(database.sql, batch)) ?? batch)
    return ofYear ? `${name}, ${ofYear}` : name
  }

  async function* textOf(file: MemberFile, filters: FileFilters) {
    const fields = await fieldStore.all(database.sql)
    yield csvFile([[...file.head, ...fields.map(({ name }) => name)]])
    for await (const rows of memberRows(database.sql, file, filters, fields)) yield csvRows(rows)
  }
}
