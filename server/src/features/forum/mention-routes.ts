import { findNameable } from '@callofcode/contract/mention'
import type { ForumParts } from './forum-parts.ts'
import { mentionStore } from './mention-store.ts'

export function mentionRoutes({ api, database, budgets }: ForumParts) {
  api.serve(findNameable, async ({ query, caller }) => {
    await budgets.spend('memberSearch', caller.id)
    const wanted = { q: query.q?.trim() ?? '', threadId: query.thread, by: caller.id }
    return { data: await mentionStore.find(database.sql, wanted) }
  })
}
