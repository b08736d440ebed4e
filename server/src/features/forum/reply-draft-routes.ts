import {
  type Draft,
  draftOutdated,
  getReplyDraft,
  removeReplyDraft,
  saveReplyDraft,
} from '@callofcode/contract/draft/draft'
import { sentence } from '@callofcode/contract/sentence'
import type { Database } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { findThread } from './forum-read-routes.ts'
import type { ReplyDraftRow } from './forum-tables.ts'
import { replyDraftStore } from './reply-draft-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

export function replyDraftRoutes({ api, database }: Dependencies) {
  const { sql } = database

  api.serve(getReplyDraft, async ({ params, caller }) => {
    await findThread(sql, params.id, caller)
    const row = await replyDraftStore.get(sql, caller.id, params.id)
    return { data: row ? present(row) : null }
  })

  api.serve(saveReplyDraft, async ({ params, body, caller }) => {
    await findThread(sql, params.id, caller)
    const row = await replyDraftStore.save(sql, caller.id, params.id, body)
    if (!row) throw conflict(draftOutdated)
    return { data: present(row), message: sentence('draft.draftSaved', 'Draft Saved') }
  })

  api.serve(removeReplyDraft, async ({ params, caller }) => {
    await findThread(sql, params.id, caller)
    await replyDraftStore.remove(sql, caller.id, params.id)
    return { message: sentence('draft.draftRemoved', 'Draft Removed') }
  })
}

const present = (row: ReplyDraftRow): Draft => ({
  content: row.content,
  updatedAt: row.updatedAt.toISOString(),
})
