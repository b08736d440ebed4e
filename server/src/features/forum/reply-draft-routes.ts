import {
  type Draft,
  draftOutdated,
  getReplyDraft,
  removeReplyDraft,
  saveReplyDraft,
} from '@callofcode/contract/draft'
import { conflict } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { findThread } from './forum-read-routes.ts'
import { replyDraftStore } from './reply-draft-store.ts'
import type { ReplyDraftRow } from './reply-draft-tables.ts'

export function replyDraftRoutes(house: House) {
  const { sql } = house.database

  serve(house, getReplyDraft, async ({ params, caller }) => {
    await findThread(sql, params.id)
    const row = await replyDraftStore.get(sql, caller.id, params.id)
    return { data: row ? present(row) : null }
  })

  serve(house, saveReplyDraft, async ({ params, body, caller }) => {
    await findThread(sql, params.id)
    const row = await replyDraftStore.save(sql, caller.id, params.id, body)
    if (!row) throw conflict(draftOutdated)
    return { data: present(row), message: 'Draft Saved' }
  })

  serve(house, removeReplyDraft, async ({ params, caller }) => {
    await findThread(sql, params.id)
    await replyDraftStore.remove(sql, caller.id, params.id)
    return { message: 'Draft Removed' }
  })
}

const present = (row: ReplyDraftRow): Draft => ({
  content: row.content,
  updatedAt: row.updatedAt.toISOString(),
})
