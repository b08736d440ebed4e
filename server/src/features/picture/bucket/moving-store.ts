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

/** The age from which a noted object without a row counts as left by a killed process. */
const CLAIMED = '10 minutes'
const FIRST = '00000000-0000-0000-0000-000000000000'

const ofEach = (select: (table: Item['table']) => ReturnType<typeof raw>) =>
  raw`(${select('pictures')}) union all (${select('photos')}) limit 1`

/** The places of the bytes, and the objects that remain in the bucket. */
export const movingStore = {
  /** Returns an item whose bytes are in its row and which no process moves. */
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

  /** Returns the next item whose bytes are in a bucket, but not below `wanted`. */
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

  /**
   * Notes an object before it is stored. Returns its place. Returns undefined when another process moves or has moved the same
   * item.
   */
  async claim({ sql }: Database, wanted: string, { table, id, name }: Item): Promise<string | undefined> {
    const place = `${wanted}/${randomBytes(16).toString('base64url')}.webp`
    // The lock waits for a process in `sendOff` and then reads the row again. Both lock the row first and the note second.
    const { rowCount } = await sql.execute(raw`
      with still_here as (
        select id from ${raw.identifier(table)} where id = ${id} and name = ${name} and place is null for no key update)
      insert into picture_leftovers (place, due_at, picture_id)
      select ${place}, now() + ${CLAIMED}::interval, id from still_here on conflict do nothing`)
    return rowCount ? place : undefined
  },

  /**
   * Lets the next run delete the object, unless the row names it after all. The commit may have succeeded though its response was
   * lost.
   */
  async giveUp({ sql }: Database, place: string) {
    await sql.execute(
      raw`update picture_leftovers set due_at = now(), picture_id = null where place = ${place}`,
    )
  },

  /** Marks an object for deletion that no row can name, even if its claim was cleared before the object arrived. */
  async leave({ sql }: Database, place: string) {
    await sql.execute(raw`
      insert into picture_leftovers (place) values (${place})
      on conflict (place) do update set due_at = now(), picture_id = null`)
  },

  /**
   * Stores the place in the row and returns true. Returns false when the claim has run out or the picture was replaced. `tx` must
   * then be rolled back.
   */
  async sendOff(tx: Sql, { table, id, name }: Item, place: string, sum: string): Promise<boolean> {
    const moved = await tx.execute(raw`
      update ${raw.identifier(table)} set bytes = null, place = ${place}, sum = ${sum}
      where id = ${id} and name = ${name} and place is null`)
    if (!moved.rowCount) return false
    const claimed = await tx.execute(raw`delete from picture_leftovers where place = ${place}`)
    return claimed.rowCount === 1
  },

  /** Stores the bytes in the row again. A trigger notes the object that remains in the bucket. */
  async bringBack({ sql }: Database, { table, id, place }: There, bytes: Buffer) {
    await sql.execute(raw`
      update ${raw.identifier(table)} set bytes = ${bytes}, place = null, sum = null where id = ${id} and place = ${place}`)
  },

  /**
   * Deletes one due object with `remove`, and then its note, or postpones it for an hour. Returns false when none is due, it
   * stays, another process does it, or a backup is reading.
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
