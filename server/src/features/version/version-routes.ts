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
import { missing } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { changeItem, refuseRemoved } from './change-item.ts'
import { readHistory, readItem, readVersion } from './read-versions.ts'
import { versionStore } from './version-store.ts'
import type { Versioned } from './versioned.ts'

/** What is the same for every kind of content; editing stands with each of them. */
export function versionRoutes(house: House, kinds: Readonly<Record<Kind, Versioned>>) {
  const { sql } = house.database

  serve(house, getItem, ({ params }) => readItem(sql, kinds[params.kind], params.id))
  serve(house, listVersions, async ({ params }) => ({
    data: await readHistory(sql, kinds[params.kind], params.id),
  }))
  serve(house, getVersion, async ({ params }) => ({
    data: await readVersion(sql, kinds[params.kind], params.id, Number(params.number)),
  }))
  serve(house, listDeleted, async () => ({ data: await versionStore.listDeleted(sql) }))

  serve(house, removeItem, async (call) => {
    const kind = kinds[call.params.kind]
    await changeItem(house, kind, call, (held) => {
      refuseRemoved(kind, held)
      return { action: 'deleted', removedAt: new Date() }
    })
    return { message: `${kind.word} Deleted` }
  })

  serve(house, restoreItem, async (call) => {
    const kind = kinds[call.params.kind]
    const restored = { action: 'restored', removedAt: null } as const
    const version = await changeItem(house, kind, call, (held) => (held.removedAt ? restored : undefined))
    return { message: `${kind.word} Restored`, version }
  })

  serve(house, returnToVersion, async (call) => {
    const kind = kinds[call.params.kind]
    const number = Number(call.params.number)
    const version = await changeItem(house, kind, call, async (held, tx) => {
      refuseRemoved(kind, held)
      const older = await versionStore.get(tx, kind.kind, call.params.id, number)
      if (!older && number !== held.version) throw missing(versionMissing)
      return { action: 'returned', content: older?.content ?? held.content }
    })
    return { message: `Version ${number} Is Back`, version }
  })
}
