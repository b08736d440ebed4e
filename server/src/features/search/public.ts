// The texts that the search keeps, for lists.

import { sql as statement } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The beginning of an item's text as plain words, for a field `excerpt`. It is without spoilers. */
export const excerptOf = (
  kind: 'blog' | 'experience',
  { id }: { id: PgColumn },
  fields: readonly string[] = [],
) =>
  fields.includes('excerpt')
    ? statement<string>`coalesce((select left(d.body, 240) from search_documents d
        where d.kind = ${kind} and d.id = ${id}), '')`
    : statement<string>`''`
