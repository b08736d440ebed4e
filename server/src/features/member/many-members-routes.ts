import { batchMessages, setBatch, setFact, setYear } from '@callofcode/contract/batch/batch'
import type { MemberFilters } from '@callofcode/contract/member/member-admin'
import { sentence } from '@callofcode/contract/sentence'
import { sql as raw, type SQL } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { type ActorCall, auditStore, memberStore, passoutDay, yearOf } from '../account/public.ts'
import { batchStore } from '../batch/public.ts'
import { factStore, giveFacts } from '../member-fact/public.ts'
import { actStore, type Change } from './act-store.ts'
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
      const { moved, same } = await inParts(tx, who, {
        before: (ids) => placesOf(tx, ids, raw`batch_id::text`),
        set: (ids) => batchStore.setOf(tx, ids, batchId),
      })
      await note(tx, call, batchId ? 'member.batch' : 'member.no-batch', moved)
      await actStore.create(tx, { actorId: call.caller.id, kind: 'batch', given: batchId }, moved)
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
      const { moved, same } = await inParts(tx, who, {
        before: (ids) => placesOf(tx, ids, raw`passout_year::text`),
        set: (ids) => setYearOf(tx, ids, year),
      })
      await note(tx, call, year === null ? 'member.no-year' : 'member.year', moved)
      const given = year === null ? null : String(year)
      await actStore.create(tx, { actorId: call.caller.id, kind: 'year', given }, moved)
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
      const { moved, same } = await inParts(tx, who, {
        before: (ids) => factStore.valuesOf(tx, ids, field),
        set: (ids) => giveFacts(tx, ids, [{ field, value }]),
      })
      await note(tx, call, 'member.facts', moved)
      const [first] = moved
      // The text as it was stored, which may differ from what was typed.
      const given = first ? ((await factStore.valuesOf(tx, [first.id], field)).get(first.id) ?? null) : null
      await actStore.create(tx, { actorId: call.caller.id, kind: 'fact', fieldId: field, given }, moved)
      return { changed: moved.length, same }
    })
    return { data, message: sentence('memberFact.saved', 'Facts saved') }
  })
}

export interface Who {
  readonly ids?: readonly string[] | undefined
  readonly matching?: MemberFilters | undefined
}

/** A statement has a time limit, and the search index is updated for each member. */
const PART = 500

interface Setting {
  /** What the members have before, by their ids. They are held. */
  readonly before: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Returns the ids of the members whom it changed. */
  readonly set: (ids: readonly string[]) => Promise<string[]>
}

export const idsOf = (tx: Sql, { ids, matching }: Who) =>
  ids ? memberList.those(tx, ids) : memberList.idsOf(tx, matching ?? {})

async function inParts(tx: Sql, who: Who, { before, set }: Setting) {
  const all = await idsOf(tx, who)
  const moved: Change[] = []
  for (let at = 0; at < all.length; at += PART) {
    const held = await memberStore.hold(tx, all.slice(at, at + PART))
    const had = await before(held)
    moved.push(...(await set(held)).map((id) => ({ id, before: had.get(id) ?? null })))
  }
  return { moved, same: all.length - moved.length }
}

async function placesOf(tx: Sql, ids: readonly string[], place: SQL): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; place: string }>(raw`
    select id, ${place} as place from members where id = any(${raw.param([...ids])}::uuid[]) and ${place} is not null`)
  return new Map(rows.map(({ id, place: had }) => [id, had]))
}

/** The target of an act in the audit: the member, or how many they are. */
export const targetOf = (ids: readonly string[]) =>
  ids.length === 1 && ids[0] ? ids[0] : `${ids.length} members`

/** One row for an act, however many members it changed. */
async function note(tx: Sql, call: ActorCall, action: string, moved: readonly Change[]) {
  if (moved.length > 0) await auditStore.record(tx, call, action, targetOf(moved.map(({ id }) => id)))
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
