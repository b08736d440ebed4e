import { messages } from '@callofcode/contract/messages'
import { and, type SQL, type SQLWrapper, sql as statement } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { badInput } from '../failure.ts'

interface Asked {
  readonly limit?: number | undefined
  readonly fields?: readonly string[] | undefined
}

/**
 * Returns the response of a list that can be read in parts. `rows` contains one row more than `limit` if more follow. Without a
 * limit, the response is the whole list and has no `nextAfter`.
 */
export async function partAnswer<Row, Item extends { _id: string }>(
  rows: readonly Row[],
  { limit, fields }: Asked,
  present: (row: Row) => Item | Promise<Item>,
) {
  const items = await Promise.all(rows.slice(0, limit).map(present))
  const data = fields ? items.map((item) => only(item, fields)) : items
  if (limit === undefined) return { data }
  return { data, nextAfter: rows.length > limit ? (items.at(-1)?._id ?? null) : null }
}

const only = <Item extends { _id: string }>(item: Item, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name === '_id' || fields.includes(name))) as {
    _id: string
  } & Partial<Item>

/** Returns a condition that the text contains every word. The text is in lower case, and a trigram index serves it. */
export const holdsWords = (text: SQLWrapper, words = ''): SQL | undefined =>
  and(
    ...words
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => statement`${text} like ${containing(word)}`),
  )

/** Returns a `like` pattern for any text that contains this one. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Returns the condition for the rows after the item `after` in this table, newest first. */
export const following = (table: { id: PgColumn; createdAt: PgColumn }, after: string | undefined) => {
  if (after === undefined) return undefined
  const then = statement`(select t.created_at from ${table.id.table} t where t.id = ${after})`
  return statement`${table.createdAt} <= ${then} and (${table.createdAt} < ${then} or ${table.id} > ${after})`
}

export const badAfter = () => badInput({ after: messages.afterRule })
