import {
  listRelations,
  MOST_RELATIONS,
  relationMessages,
  setRelation,
} from '@callofcode/contract/relation/relation'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { presentPageLink } from '../account/public.ts'
import { relationStore } from './relation-store.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves the members that a member muted or blocked. Only the member sees them. */
export function relationRoutes({ api, database }: Dependencies) {
  api.serve(listRelations, async ({ query, caller }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await relationStore.list(database.sql, caller.id, after)
    const data = rows.map(({ relation, name, profilePhoto, page }) => ({
      _id: relation.id,
      kind: relation.kind,
      since: relation.createdAt.toISOString(),
      name,
      profilePhoto,
      page: presentPageLink(page),
    }))
    return { data, nextCursor: writeCursor(next) }
  })

  api.serve(setRelation, async ({ body: { kind, ...meant }, caller }) => {
    await write(database, async (tx) => {
      const other = await relationStore.find(tx, caller, meant)
      const field = meant.post ? 'post' : meant.handle === undefined ? 'relation' : 'handle'
      if (!other) throw badInput({ [field]: relationMessages.personMissing })
      if (other.id === caller.id) throw badInput({ [field]: relationMessages.self })
      if (kind === 'blocked' && other.moderates) throw badInput({ kind: relationMessages.moderator })
      if (kind !== 'none' && (await relationStore.count(tx, caller.id)) >= MOST_RELATIONS)
        throw badInput({ kind: relationMessages.tooMany })
      await relationStore.set(tx, caller.id, other.id, kind)
    })
    return { message: DONE[kind] }
  })
}

const DONE = {
  none: sentence('relation.heardAgain', 'You Hear Them Again'),
  muted: sentence('relation.muted', 'Member Muted'),
  blocked: sentence('relation.blocked', 'Member Blocked'),
} as const
