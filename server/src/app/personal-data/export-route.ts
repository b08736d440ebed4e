import { Readable } from 'node:stream'
import { exportOwnData } from '@callofcode/contract/own-account'
import type { MemberRow } from '../../features/account/account-tables.ts'
import { auditStore } from '../../features/account/audit-store.ts'
import type { Budgets } from '../../features/account/budgets.ts'
import { memberStore } from '../../features/account/member-store.ts'
import { photoStore } from '../../features/member/photo-store.ts'
import { presentProfile } from '../../features/member/present-profile.ts'
import type { Database } from '../../platform/database/database.ts'
import { signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { SECTIONS } from './personal-data-sections.ts'
import { personalDataStore } from './personal-data-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
}

/** Everything the site stores about a member, written row by row, so that any amount fits. */
export function exportOwnDataRoute({ api, database, budgets }: Dependencies) {
  api.serve(exportOwnData, async ({ caller, request, reply }) => {
    await budgets.spend('dataExport', caller.id)
    const member = await memberStore.get(database.sql, caller.id)
    if (!member) throw signedOut()
    await auditStore.record(database.sql, { caller, request }, 'member.export', caller.id)
    const day = new Date().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="call-of-code-${day}.json"`)
    return Readable.from(textOf(member))
  })

  async function* textOf(member: MemberRow) {
    const { status, createdAt } = member
    const profile = { ...presentProfile(member), status, signedUpAt: createdAt.toISOString() }
    const head = { exportedAt: new Date().toISOString(), profile, photo: await photoOf(member) }
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

  async function photoOf({ profilePhoto }: MemberRow) {
    const file = profilePhoto?.split('/').at(-1)
    const bytes = file && (await photoStore.get(database.sql, file))
    return bytes ? { type: 'image/webp', base64: bytes.toString('base64') } : null
  }
}
