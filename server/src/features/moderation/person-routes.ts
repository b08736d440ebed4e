import type { FLAG_REASONS } from '@callofcode/contract/moderation/flag-reasons'
import type { FLAG_RULINGS } from '@callofcode/contract/moderation/moderation'
import {
  findPeople,
  getPerson,
  type HistoryEntry,
  listHistory,
  type SANCTION_KINDS,
  sanctionMessages,
} from '@callofcode/contract/moderation/sanction'
import { missing } from '../../platform/failure.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { presentPageLink } from '../account/public.ts'
import { presentAuthor } from '../forum/public.ts'
import type { ModerationDependencies } from './moderation-routes.ts'
import { type HistoryRow, personStore } from './person-store.ts'

/** Serves the moderators' view of a member: their posts, the reports about them, and the decisions. */
export function personRoutes({ api, database, budgets }: ModerationDependencies) {
  const { sql } = database

  api.serve(findPeople, async ({ query, caller }) => {
    await budgets.spend('memberSearch', caller.id)
    return { data: await personStore.find(sql, query) }
  })

  api.serve(getPerson, async ({ params }) => {
    const row = await found(params.id)
    const counts = await personStore.counts(sql, params.id)
    return {
      data: {
        _id: row.id,
        name: row.name,
        profilePhoto: row.profilePhoto,
        badge: presentAuthor(row)?.badge ?? null,
        page: presentPageLink(row),
        status: row.status,
        joinedAt: row.joinedAt.toISOString(),
        pausedUntil: isoOf(row.pausedUntil),
        counts,
      },
    }
  })

  api.serve(listHistory, async ({ params, query: { kind, cursor } }) => {
    const after = readCursor(exactPlace, cursor)
    await found(params.id)
    const { rows, next } = await personStore.history(sql, params.id, kind, after)
    return { data: rows.map(present), nextCursor: writeCursor(next) }
  })

  async function found(id: string) {
    const row = await personStore.get(sql, id)
    if (!row) throw missing(sanctionMessages.personMissing)
    return row
  }
}

// The database has its own format for times.
const isoOf = (time: string | null) => time && new Date(time).toISOString()

const present = (row: HistoryRow): HistoryEntry => ({
  _id: row.id,
  at: new Date(row.at).toISOString(),
  post:
    row.postId && row.threadId
      ? {
          _id: row.postId,
          threadId: row.threadId,
          title: row.title ?? '',
          content: row.content ?? '',
          removed: row.removed === true,
        }
      : null,
  reason: row.reason as (typeof FLAG_REASONS)[number] | null,
  words: row.words,
  by: presentAuthor(row.author),
  ruling: row.ruling as (typeof FLAG_RULINGS)[number] | null,
  measure: row.measure as (typeof SANCTION_KINDS)[number] | null,
  until: isoOf(row.until),
  liftedAt: isoOf(row.liftedAt),
  acknowledgedAt: isoOf(row.acknowledgedAt),
})
