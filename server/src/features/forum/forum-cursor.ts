import { forumMessages } from '@callofcode/contract/forum'
import { id } from '@callofcode/contract/text'
import { z } from 'zod'
import { badInput } from '../../platform/http/failure.ts'

const LAST_DAY = Date.UTC(9999, 11, 31)
const time = z.int().min(0).max(LAST_DAY)

/** A place in a list, opaque to callers: the list's order and the sort keys of a row, times in milliseconds. */
export const threadPlace = z.union([
  z.tuple([z.enum(['latest', 'unanswered']), z.boolean(), time, id]),
  z.tuple([z.literal('top'), z.boolean(), z.int32(), id]),
])
export type ThreadPlace = z.infer<typeof threadPlace>
export const replyPlace = z.tuple([time, id])
export type ReplyPlace = z.infer<typeof replyPlace>

const badCursor = () => badInput({ cursor: forumMessages.cursorRule })

export const writeCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** Throws a 400 for whatever this server did not write. */
export function readCursor<S extends z.ZodType>(
  schema: S,
  cursor: string | undefined,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined
  const read = schema.safeParse(parse(cursor))
  if (!read.success) throw badCursor()
  return read.data
}

/** A place in a list of one order says nothing in another. */
export function placeIn(sort: string, cursor: string | undefined): ThreadPlace | undefined {
  const place = readCursor(threadPlace, cursor)
  if (place && place[0] !== sort) throw badCursor()
  return place
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
