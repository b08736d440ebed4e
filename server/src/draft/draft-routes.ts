import { type Draft, draftOutdated, getDraft, removeDraft, saveDraft } from '@callofcode/contract/draft'
import { conflict } from '../http/failure.ts'
import type { House } from '../http/house.ts'
import { serve } from '../http/serve.ts'
import { draftStore } from './draft-store.ts'
import type { DraftRow } from './draft-tables.ts'

/** Drafts are found by the caller's own id alone: there is no way to name another member's. */
export function draftRoutes(house: House) {
  const { sql } = house.database

  serve(house, getDraft, async ({ params, caller }) => {
    const row = await draftStore.get(sql, caller.id, params.form)
    return { data: row ? present(row) : null }
  })

  serve(house, saveDraft, async ({ params, body, caller }) => {
    const row = await draftStore.save(sql, caller.id, params.form, body)
    if (!row) throw conflict(draftOutdated)
    return { data: present(row), message: 'Draft Saved' }
  })

  serve(house, removeDraft, async ({ params, caller }) => {
    await draftStore.remove(sql, caller.id, params.form)
    return { message: 'Draft Removed' }
  })
}

const present = (row: DraftRow): Draft => ({ content: row.content, updatedAt: row.updatedAt.toISOString() })
