import { randomBytes } from 'node:crypto'
import { sql as raw } from 'drizzle-orm'
import { READING_OBJECTS } from '../../../platform/bucket/objects.ts'
import type { Database, Sql } from '../../../platform/database/database.ts'

/** A picture or a photo. */
export interface Item {
  readonly table: 'pictures' | 'photos'
  readonly id: string
  readonly name: string
  [key: string]: unknown
}
export interface Here extends Item {
  readonly bytes: Buffer
}
export interface There extends Item {
  readonly place: string
  readonly sum: string
  readonly size: number
}

/** An object that was noted so long ago and that no row names was left by a process that was killed. */
const CLAIMED = '10 minutes'
const FIRST = '00000000-0000-0000-0000-000000000000'

const ofEach = (select: (table: Item['table']) => ReturnType<typeof raw>) =>
  raw`(${select('pictures')}) union all (${select('photos')}) limit 1`

/** Which bytes are where, and what is left in the bucket. */
export const movingStore = {
  /** One whose bytes are in its row, and which nobody moves. */
  async here({ sql }: Database): Promise<Here | undefined> {
    const { rows } = await sql.execute<Here>(
      ofEach(
        (table) => raw`select ${table} as table, id, name, bytes from ${raw.identifier(table)} t
          where place is null and not exists (select from picture_leftovers where picture_id = t.id)
          order by id limit 1`,
      ),
    )
    return rows[0]
  },

  /** The next one whose bytes are in a bucket, but not below `wanted`. */
  async elsewhere({ sql }: Database, wanted: string | undefined, after = FIRST): Promise<There | undefined> {
    const isWanted = wanted === undefined ? raw`false` : raw`starts_with(place, ${`${wanted}/`})`
    const { rows } = await sql.execute<There>(
      raw`select * from (
        select 'pictures' as table, id, name, place, sum, size from pictures union all
        select 'photos', id, name, place, sum, size from photos) t
      where place is not null and not ${isWanted} and id > ${after} order by id limit 1`,
    )
    return rows[0]
  },

  /** Notes an object before it is stored. Returns its place; undefined when another process moves the same, or has moved it. */
  async claim({ sql }: Database, wanted: string, { table, id, name }: Item): Promise<string | undefined> {
    const place = `${wanted}/${randomBytes(16).toString('base64url')}.webp`
    // The lock waits for who is sending it off, and then looks again. As there, the row comes before what is noted of it.
    const { rowCount } = await sql.execute(raw`
      with still_here as (
        select id from ${raw.identifier(table)} where id = ${id} and name = ${name} and place is null for no key update)
      insert into picture_leftovers (place, due_at, picture_id)
      select ${place}, now() + ${CLAIMED}::interval, id from still_here on conflict do nothing`)
    return rowCount ? place : undefined
  },

  /** It is deleted with the next look, unless the row names it all the same: its commit may have lost its answer. */
  async giveUp({ sql }: Database, place: string) {
    await sql.execute(
      raw`update picture_leftovers set due_at = now(), picture_id = null where place = ${place}`,
    )
  },

  /** The same for an object that surely no row names, also where its claim was cleared before it came. */
  async leave({ sql }: Database, place: string) {
    await sql.execute(raw`
      insert into picture_leftovers (place) values (${place})
      on conflict (place) do update set due_at = now(), picture_id = null`)
  },

  /** True when the row now names the place. False, and then `tx` must be rolled back, when the claim has run out or it is another picture by now. */
  async sendOff(tx: Sql, { table, id, name }: Item, place: string, sum: string): Promise<boolean> {
    const moved = await tx.execute(raw`
      update ${raw.identifier(table)} set bytes = null, place = ${place}, sum = ${sum}
      where id = ${id} and name = ${name} and place is null`)
    if (!moved.rowCount) return false
    const claimed = await tx.execute(raw`delete from picture_leftovers where place = ${place}`)
    return claimed.rowCount === 1
  },

  /** The bytes are in the row again; a trigger notes what is left in the bucket. */
  async bringBack({ sql }: Database, { table, id, place }: There, bytes: Buffer) {
    await sql.execute(raw`
      update ${raw.identifier(table)} set bytes = ${bytes}, place = null, sum = null where id = ${id} and place = ${place}`)
  },

  /**
   * Deletes one object that is due by `remove`, and then what was noted of it; or puts it off for an hour. False when there is
   * none, it stays, another process does it, or a backup reads.
   */
  async clearNext(
    tx: Sql,
    remove: (place: string) => Promise<'removed' | 'later' | 'stays'>,
  ): Promise<boolean> {
    const { rows } = await tx.execute<{ place: string }>(raw`
      select place from picture_leftovers where due_at <= now() order by due_at limit 1 for update skip locked`)
    const [left] = rows
    if (!left) return false
    const lock = await tx.execute<{ free: boolean }>(
      raw`select pg_try_advisory_xact_lock(${READING_OBJECTS}) as free`,
    )
    if (!lock.rows[0]?.free) return false
    const outcome = await remove(left.place)
    if (outcome === 'stays') return false
    await tx.execute(
      outcome === 'removed'
        ? raw`delete from picture_leftovers where place = ${left.place}`
        : raw`update picture_leftovers set due_at = now() + interval '1 hour' where place = ${left.place}`,
    )
    return true
  },
}
