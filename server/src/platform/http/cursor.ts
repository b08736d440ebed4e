import { messages } from '@callofcode/contract/messages'
import { id } from '@callofcode/contract/text'
import { sql as raw, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import { badInput } from '../failure.ts'

// The latest time in a cursor. A cursor contains the sort keys of the last row of a page, and the next page begins after it.
// Callers send it back unchanged.

const LAST_DAY = Date.UTC(9999, 11, 31)

/** Milliseconds. */
export const timeKey = z.int().min(0).max(LAST_DAY)
/** The sort keys of a list in the order of time: milliseconds and id. */
export const timePlace = z.tuple([timeKey, id])
export type TimePlace = z.infer<typeof timePlace>
/** The sort keys of a list whose times are stored to the microsecond: the time as `exactTime` writes it, and the id. */
export const exactPlace = z.tuple([
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}$/)
    .refine(isTime),
  id,
])
// Checks a time as the database does. JavaScript reads 30 February as 2 March, and accepts a year 0.
function isTime(time: string): boolean {
  const exact = `${time.slice(0, 23).replace(' ', 'T')}Z`
  const read = new Date(exact)
  return !time.startsWith('0000') && !Number.isNaN(read.getTime()) && read.toISOString() === exact
}
export type ExactPlace = z.infer<typeof exactPlace>

export const exactTime = (column: SQLWrapper) =>
  raw<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`
/** Returns a place, for comparison with the columns `(time, id)`. */
export const placeValues = ([time, id]: ExactPlace) => raw`(${`${time}+00`}::timestamptz, ${id}::uuid)`

/**
 * Returns a page of rows. `rows` contains one more row if there is a next page. Only then does the result contain the page's last
 * row.
 */
export function pageOf<Row>(rows: readonly Row[], size: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, size)
  return { page, last: rows.length > size ? page.at(-1) : undefined }
}

export const badCursor = () => badInput({ cursor: messages.cursorRule })

export const writeCursor = (place: readonly unknown[] | undefined): string | null =>
  place ? Buffer.from(JSON.stringify(place)).toString('base64url') : null

/** Returns the sort keys of a cursor, or undefined without one. Throws 400 for a cursor that does not fit the schema. */
export function readCursor<S extends z.ZodType>(
  schema: S,
  cursor: string | undefined,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined
  const read = schema.safeParse(parsed(cursor))
  if (!read.success) throw badCursor()
  return read.data
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
