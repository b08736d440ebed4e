import { batchMessages, setBatch, setFact, setYear } from '@callofcode/contract/batch/batch'
import type { MemberFilters } from '@callofcode/contract/member/member-admin'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore, memberStore, passoutDay, yearOf } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import { giveFacts } from '../member-fact/public.ts'
import { memberList } from './member-list.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

/** Serves the changes that admins make for many members at once: for a list of members, or for all that match the filters. */
export function manyMembersRoutes({ api, database }: Dependencies) {
  api.serve(setBatch, async (call) => {
    const { batchId, ...who } = call.body
    const { name, ...data } = await write(database, async (tx) => {
      const name = batchId ? await batchStore.hold(tx, batchId) : null
      if (name === undefined) throw missing(batchMessages.missing)
      const { moved, same } = await inParts(tx, who, (ids) => batchStore.setOf(tx, ids, batchId))
      await auditStore.recordAll(tx, call, batchId ? 'member.batch' : 'member.no-batch', moved)
      return { name, changed: moved.length, same }
    })
    return {
      data,
      message:
        name === null
          ? sentence('member.takenOutBatch', 'Taken out of their batch')
          : sentence('member.putIntoBatch', 'Put into the batch {name}', { name }),
    }
  })

  api.serve(setYear, async (call) => {
    const { year, ...who } = call.body
    const data = await write(database, async (tx, publish) => {
      const { moved, same } = await inParts(tx, who, (ids) => setYearOf(tx, ids, year))
      await auditStore.recordAll(tx, call, year === null ? 'member.no-year' : 'member.year', moved)
      // Each member's page shows the year.
      if (moved.length > 0) publish('authors')
      return { changed: moved.length, same }
    })
    return {
      data,
      message:
        year === null
          ? sentence('member.noYearNow', 'They have no year now')
          : sentence('member.yearNow', 'The year is {year} now', { year }),
    }
  })

  api.serve(setFact, async (call) => {
    const { field, value, ...who } = call.body
    const data = await write(database, async (tx) => {
      const { moved, same } = await inParts(tx, who, async (ids) =>
        giveFacts(tx, await memberStore.hold(tx, ids), [{ field, value }]),
      )
      await auditStore.recordAll(tx, call, 'member.facts', moved)
      return { changed: moved.length, same }
    })
    return { data, message: sentence('memberFact.saved', 'Facts saved') }
  })
}

interface Who {
  readonly ids?: readonly string[] | undefined
  readonly matching?: MemberFilters | undefined
}

/** A statement has a time limit, and the search index is updated for each member. */
const PART = 500

async function inParts(tx: Sql, { ids, matching }: Who, set: (ids: readonly string[]) => Promise<string[]>) {
  const all = ids ? await memberList.those(tx, ids) : await memberList.idsOf(tx, matching ?? {})
  const moved: string[] = []
  for (let at = 0; at < all.length; at += PART) moved.push(...(await set(all.slice(at, at + PART))))
  return { moved, same: all.length - moved.length }
}

/** Returns the ids of the members whose year changed. Locks them in the order of the ids, which prevents deadlocks. */
async function setYearOf(tx: Sql, ids: readonly string[], year: number | null): Promise<string[]> {
  const day = year === null ? null : passoutDay(year).toISOString()
  const { rows } = await tx.execute<{ id: string }>(raw`
    with chosen as materialized (
      select id from members where id = any(${raw.param(ids)}::uuid[]) and ${yearOf} is distinct from ${year}::int
      order by id for no key update
    )
    update members set passout_year = ${day}::timestamptz,
      updated_at = greatest(now(), members.updated_at + interval '1 millisecond')
    from chosen where members.id = chosen.id returning members.id`)
  return rows.map(({ id }) => id)
}
