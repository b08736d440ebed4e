// The texts of the search index, for lists.

import { sql as statement } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the beginning of an item's text as plain words, for a field `excerpt`. It has no spoilers. */
export const excerptOf = (
  kind: 'blog' | 'experience',
  { id }: { id: PgColumn },
  fields: readonly string[] = [],
) =>
  fields.includes('excerpt')
    ? statement<string>`coalesce((select left(d.body, 240) from search_documents d
        where d.kind = ${kind} and d.id = ${id}), '')`
    : statement<string>`''`
