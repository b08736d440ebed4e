import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** Puts other words where a member's name stands in the kept versions of what they wrote: it must not come back. */
export async function replaceByline(tx: Sql, memberId: string, words: string) {
  const replace = (kind: string, table: string, field: string, also: SQL = raw`false`) =>
    tx.execute(raw`
      update versions v set content = jsonb_set(v.content, array[${field}::text], to_jsonb(${words}::text))
      from ${raw.identifier(table)} t join members m on m.id = t.author_id
      where v.kind = ${kind} and v.item_id = t.id and m.id = ${memberId} and v.content ->> ${field}::text <> ''
        and (v.content ->> ${field}::text = m.name or ${also})`)
  await replace('blogs', 'blogs', 'author')
  await replace('modules', 'modules', 'createdBy')
  // What a member sent in bears no name but their own.
  await replace('experiences', 'experiences', 'candidate', raw`m.role is distinct from 'admin'`)
}
