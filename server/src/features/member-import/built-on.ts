import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'

/** The tables whose rows an import makes itself. */
const OWN: Readonly<Record<'members' | 'batches', readonly string[]>> = {
  members: ['member_facts', 'member_import_changes', 'reset_tokens', 'webhook_deliveries'],
  batches: [],
}

/**
 * Returns those of the rows that something else refers to, in any table: a session, a seat, a task, a text. The catalogue of the database
 * names the tables, so a new one counts by itself.
 */
export async function builtOn(
  tx: Sql,
  table: 'members' | 'batches',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows: places } = await tx.execute<{ table: string; column: string }>(raw`
    select conrelid::regclass::text as table, quote_ident(a.attname) as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where contype = 'f' and confrelid = ${table}::regclass
      and conparentid = 0 and conrelid::regclass::text <> all(${raw.param(OWN[table])}::text[])`)
  if (places.length === 0) return new Set()
  const uses = places.map(
    (place) =>
      raw`select ${raw.raw(place.column)} as id from ${raw.raw(place.table)} where ${raw.raw(place.column)} = any(g.ids)`,
  )
  const { rows } = await tx.execute<{ id: string }>(raw`
    select distinct used.id from (select ${raw.param(ids)}::uuid[] as ids) as g, lateral (${raw.join(uses, raw` union all `)}) as used`)
  return new Set(rows.map(({ id }) => id))
}
