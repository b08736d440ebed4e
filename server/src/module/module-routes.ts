import { messages } from '@callofcode/contract/messages'
import { createModule, getModule, listModules } from '@callofcode/contract/module'
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

  serve(house, createModule, async ({ body, caller, database }) => {
    const data = await write(database, async (tx, changed) => {
      changed('modules')
      await draftStore.remove(tx, caller.id, 'module')
      return moduleStore.create(tx, body, caller)
    })
    return { data, message: 'Module Created' }
  })
}
