import { messages } from '@callofcode/contract/messages'
import { createModule, getModule, listModules } from '@callofcode/contract/module'
import { auditOrigin, auditStore } from '../account/audit-store.ts'
import { write } from '../database/database.ts'
import { draftStore } from '../draft/draft-store.ts'
import { missing } from '../http/failure.ts'
import type { House } from '../http/house.ts'
import { serve } from '../http/serve.ts'
import { moduleStore } from './module-store.ts'

export function moduleRoutes(house: House) {
  const { database } = house

  serve(house, listModules, async () => ({ data: await moduleStore.list(database.sql) }), {
    tags: () => ['modules'],
  })

  serve(
    house,
    getModule,
    async ({ params }) => {
      const data = await moduleStore.get(database.sql, params.id)
      if (!data) throw missing(messages.moduleMissing)
      return { data }
    },
    { tags: ({ id }) => ['modules', `module:${id}`] },
  )

  serve(house, createModule, async ({ body, caller, request, database }) => {
    const data = await write(database, async (tx, changed) => {
      changed('modules')
      await draftStore.remove(tx, caller.id, 'module')
      const made = await moduleStore.create(tx, body, caller)
      const entry = { action: 'module.create', outcome: 'ok', actorId: caller.id, target: made._id } as const
      await auditStore.create(tx, { ...entry, ...auditOrigin(house, request) })
      return made
    })
    return { data, message: 'Module Created' }
  })
}
