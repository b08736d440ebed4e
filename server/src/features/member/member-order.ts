import type { MemberSort, SortOrder } from '@callofcode/contract/member/member-admin'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { id } from '@callofcode/contract/text'
import { sql as raw, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { exactPlace, exactTime } from '../../platform/http/cursor.ts'
import { lastSeen, members, yearOf } from '../account/public.ts'
import { batchNamed } from '../batch/public.ts'
import { factOf } from '../member-fact/public.ts'

const memberId = raw`${members.id}`

interface Key {
  /** What orders the list. Null sorts last. */
  readonly by: SQL
  /** The key of a row as the cursor has it. */
  readonly written: (key: SQL) => SQL<string | null>
  readonly read: (text: string) => SQL
  readonly fits: (text: string) => boolean
}

const text = {
  written: (key: SQL) => raw<string>`${key}`,
  read: (one: string) => raw`${one}::text`,
  fits: () => true,
}
const time = {
  written: (key: SQL) => exactTime(key),
  read: (one: string) => raw`${`${one}+00`}::timestamptz`,
  fits: (one: string) => exactPlace.def.items[0].safeParse(one).success,
}

/**
 * The orders beside the name. The name has an index in which a page is found. The others read each member who matches once, as
 * the count of the list does.
 */
const KEYS: Readonly<Record<Exclude<MemberSort, 'name'>, Key>> = {
  year: {
    by: yearOf,
    written: (key) => raw`${key}::text`,
    read: (one) => raw`${one}::int`,
    fits: (one) => /^\d{4}$/.test(one),
  },
  batch: { by: raw`lower(${batchNamed(members.batchId)} ->> 'name')`, ...text },
  roll: { by: raw`lower(${factOf(memberId, ROLL_NUMBER)})`, ...text },
  seen: { by: lastSeen(memberId), ...time },
  joined: { by: raw`${members.createdAt}`, ...time },
}

/** The sort key, the folded name and the id of a row, and whether the page begins after it or ends before it. */
export const memberPlace = z.tuple([
  z.string().max(400).nullable(),
  z.string().max(400),
  id,
  z.enum(['after', 'before']),
])
export type MemberPlace = z.infer<typeof memberPlace>

/** Returns whether a cursor belongs to this order. */
export const fitsOrder = (sort: MemberSort, [key]: MemberPlace) =>
  sort === 'name' ? key === null : key === null || KEYS[sort].fits(key)

const folded = raw`lower(${members.name})`

/**
 * The order of the list in SQL. `from` is joined to the members, and computes the key once for each. A page that ends before a
 * row is read backwards.
 */
export function orderOf(sort: MemberSort, order: SortOrder, place: MemberPlace | undefined) {
  const isBack = place?.[3] === 'before'
  if (sort === 'name') {
    const isDown = (order === 'desc') !== isBack
    return {
      from: raw`(select null) as sorted (key)`,
      key: raw<string | null>`null`,
      by: isDown ? raw`${folded} desc, ${members.id} desc` : raw`${folded}, ${members.id}`,
      beyond: place && beyondName(place, isDown),
    }
  }
  const { by, written, read } = KEYS[sort]
  const isDown = (order === 'desc') !== isBack
  return {
    // Without the offset the key would be computed again for each of its uses.
    from: raw`lateral (select ${by} offset 0) as sorted (key)`,
    key: raw<string | null>`${written(raw`sorted.key`)}`,
    by: raw`sorted.key ${raw.raw(`${isDown ? 'desc' : 'asc'} nulls ${isBack ? 'first' : 'last'}`)},
      ${isBack ? raw`${folded} desc, ${members.id} desc` : raw`${folded}, ${members.id}`}`,
    beyond: place && beyondKey(place, read, isDown),
  }
}

const beyondName = ([, name, one]: MemberPlace, isDown: boolean) =>
  raw`(${folded}, ${members.id}) ${raw.raw(isDown ? '<' : '>')} (${name}, ${one}::uuid)`

/** Members of one key are always by name, whichever way the keys go. */
function beyondKey(place: MemberPlace, read: Key['read'], isDown: boolean): SQL {
  const [key, , , side] = place
  const isBack = side === 'before'
  const named = beyondName(place, isBack)
  if (key === null)
    return isBack ? raw`(sorted.key is not null or ${named})` : raw`(sorted.key is null and ${named})`
  const given = read(key)
  const further = raw`sorted.key ${raw.raw(isDown ? '<' : '>')} ${given} or (sorted.key = ${given} and ${named})`
  return isBack ? raw`(${further})` : raw`(sorted.key is null or ${further})`
}
