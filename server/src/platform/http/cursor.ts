import { messages } from '@callofcode/contract/messages'
import { id } from '@callofcode/contract/text'
import { z } from 'zod'
import { badInput } from '../failure.ts'

// A page of a list names the place after which the next one begins: the sort keys of its last row. Callers send it back
// as they got it.

const LAST_DAY = Date.UTC(9999, 11, 31)

/** Milliseconds. */
export const timeKey = z.int().min(0).max(LAST_DAY)
/** A place in a list in the order of time. */
export const timePlace = z.tuple([timeKey, id])
export type TimePlace = z.infer<typeof timePlace>

/** The page of rows of which one more was read than it holds, and the last row where another page follows. */
export function pageOf<Row>(rows: readonly Row[], size: number): { page: Row[]; last: Row | undefined } {
  const page = rows.slice(0, size)
  return { page, last: rows.length > size ? page.at(-1) : undefined }
}

export const badCursor = () => badInput({ cursor: messages.cursorRule })

export const writeCursor = (place: readonly unknown[] | undefined): string | null =>
  place ? Buffer.from(JSON.stringify(place)).toString('base64url') : null

/** Throws a 400 for whatever this server did not write. */
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
