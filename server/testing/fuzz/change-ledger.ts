import type pg from 'pg'

/**
 * Changes that also happen when a call does nothing: the last visit, the counters against guessing, and the record of a refusal.
 */
const ALWAYS = new Set([
  'audit INSERT',
  // A separate process links the new entries.
  'audit_unlinked INSERT',
  'audit_unlinked DELETE',
  'audit_links INSERT',
  'budgets INSERT',
  'budgets UPDATE',
  'budgets DELETE',
  'sessions UPDATE',
])

/**
 * Records each row of the site's tables that a committed transaction changes, by triggers in every table. A row written without a
 * change is not recorded. Rows are compared as text, because values of the type json have no equality.
 */
export async function openLedger(pool: pg.Pool) {
  await pool.query(`
    create table ledger (change text);
    create function note_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or new::text is distinct from old::text then
        insert into ledger values (tg_argv[0] || ' ' || tg_op);
      end if;
      return null;
    end $$;`)
  const { rows: tables } = await pool.query<{ place: string; name: string }>(`
    select c.oid::regclass::text as place, c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('ledger', 'migrations')`)
  // Each trigger is created in its own transaction, because the site already takes its locks in another order.
  for (const { place, name } of tables)
    await pool.query(`create trigger note_change after insert or update or delete on ${place} for each row
      execute function note_change('${name}')`)

  /** Returns the changes since the last call. */
  return async function changes(): Promise<string[]> {
    const { rows } = await pool.query<{ change: string }>(
      'with gone as (delete from ledger returning change) select distinct change from gone order by change',
    )
    return rows.map(({ change }) => change).filter((change) => !ALWAYS.has(change))
  }
}
