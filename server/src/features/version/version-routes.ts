import {
  getItem,
  getVersion,
  type Kind,
  listDeleted,
  listVersions,
  removeItem,
  restoreItem,
  returnToVersion,
  versionMissing,
} from '@callofcode/contract/version'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { changeItem, refuseRemoved } from './change-item.ts'
import { readHistory, readItem, readVersion } from './read-versions.ts'
import { versionStore } from './version-store.ts'
import type { Versioned } from './versioned.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Endpoints that are the same for every kind of content. Each kind has its own endpoint for edits. */
export function versionRoutes({ api, database }: Dependencies, kinds: Readonly<Record<Kind, Versioned>>) {
  const { sql } = database

  api.serve(getItem, ({ params }) => readItem(sql, kinds[params.kind], params.id))
  api.serve(listVersions, async ({ params }) => ({
    data: await readHistory(sql, kinds[params.kind], params.id),
  }))
  api.serve(getVersion, async ({ params }) => ({
    data: await readVersion(sql, kinds[params.kind], params.id, Number(params.number)),
  }))
  api.serve(listDeleted, async () => ({ data: await versionStore.listDeleted(sql) }))

  api.serve(removeItem, async (call) => {
    const kind = kinds[call.params.kind]
    await changeItem(database, kind, call, (item) => {
      refuseRemoved(kind, item)
      return { action: 'deleted', removedAt: new Date() }
    })
    return { message: `${kind.word} Deleted` }
  })

  api.serve(restoreItem, async (call) => {
    const kind = kinds[call.params.kind]
    const restored = { action: 'restored', removedAt: null } as const
    const version = await changeItem(database, kind, call, (item) => (item.removedAt ? restored : undefined))
    return { message: `${kind.word} Restored`, version }
  })

  api.serve(returnToVersion, async (call) => {
    const kind = kinds[call.params.kind]
    const number = Number(call.params.number)
    const version = await changeItem(database, kind, call, async (item, tx) => {
      refuseRemoved(kind, item)
      const older = await versionStore.get(tx, kind.kind, call.params.id, number)
      if (!older && number !== item.version) throw missing(versionMissing)
      return { action: 'returned', content: older?.content ?? item.content }
    })
    return { message: `Version ${number} Is Back`, version }
  })
}
