import type pg from 'pg'
import { QUEUE, quoted } from './catalog.ts'

interface Part {
  readonly place: string
  readonly name: string
  readonly definition: string
}

const OURS = `(n.nspname = current_schema() or n.nspname = '${QUEUE}')`

/**
 * Runs `work` without foreign keys and triggers. Tables are then loaded in any order, even with rows that refer to each other,
 * and triggers count nothing twice. Afterwards both are restored, and the keys are checked for every row. Needs no superuser,
 * unlike `session_replication_role`.
 */
export async function asideWhile<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const { rows: keys } = await client.query<Part>(`
    select format('%I.%I', n.nspname, t.relname) as place, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    where ${OURS} and c.contype = 'f' and c.conparentid = 0 order by 1, 2`)
  // Selects enabled triggers. A trigger that a table has from its parent follows the parent.
  const { rows: triggers } = await client.query<Omit<Part, 'definition'>>(`
    select format('%I.%I', n.nspname, t.relname) as place, g.tgname::text as name
    from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
    where ${OURS} and not g.tgisinternal and g.tgenabled = 'O' and g.tgparentid = 0 order by 1, 2`)

  for (const { place, name } of keys)
    await client.query(`alter table ${place} drop constraint ${quoted(name)}`)
  for (const { place, name } of triggers)
    await client.query(`alter table ${place} disable trigger ${quoted(name)}`)
  const result = await work()
  for (const { place, name, definition } of keys)
    await client.query(`alter table ${place} add constraint ${quoted(name)} ${definition}`)
  for (const { place, name } of triggers)
    await client.query(`alter table ${place} enable trigger ${quoted(name)}`)
  return result
}
