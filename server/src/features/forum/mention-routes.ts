import { findNameable } from '@callofcode/contract/mention'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { mentionStore } from './mention-store.ts'

export function mentionRoutes(house: House) {
  const { database, budgets } = house

  serve(house, findNameable, async ({ query, caller }) => {
    await budgets.spend('memberSearch', caller.id)
    const wanted = { q: query.q?.trim() ?? '', threadId: query.thread, by: caller.id }
    return { data: await mentionStore.find(database.sql, wanted) }
  })
}
