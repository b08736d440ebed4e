import {
  type Draft,
  type DraftForm,
  draftOutdated,
  getDraft,
  isEditForm,
  removeDraft,
  saveDraft,
} from '@callofcode/contract/draft'
import { problemMessages } from '@callofcode/contract/problem'
import { conflict, forbidden, missing } from '../../platform/http/failure.ts'
import type { House } from '../../platform/http/house.ts'
import { serve } from '../../platform/http/serve.ts'
import { type Caller, isAdmin } from '../account/caller.ts'
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
    mayKeep(house, caller, params.form)
    const row = await draftStore.save(sql, caller.id, params.form, body)
    if (!row) throw conflict(draftOutdated)
    return { data: present(row), message: 'Draft Saved' }
  })

  serve(house, removeDraft, async ({ params, caller }) => {
    await draftStore.remove(sql, caller.id, params.form)
    return { message: 'Draft Removed' }
  })
}

/**
 * There are as many forms of edits as items: drafts of them are for who may edit. A solution is one of a problem that
 * there is, or one member could fill the disk under names made up.
 */
function mayKeep({ problems }: House, caller: Caller, form: DraftForm) {
  if (isEditForm(form) && !isAdmin(caller)) throw forbidden()
  const [kind, slug = ''] = form.split(':')
  if (kind === 'solution' && !problems.head(slug)) throw missing(problemMessages.missing)
}

const present = (row: DraftRow): Draft => ({ content: row.content, updatedAt: row.updatedAt.toISOString() })
