import type pg from 'pg'

/**
 * What changes without anything having been done: who was seen, what is counted against guessing, and what is written
 * down of a refusal.
 */
const ALWAYS = new Set([
  'audit INSERT',
  // A process beside the calls links what is noted.
  'audit_unlinked INSERT',
  'audit_unlinked DELETE',
  'audit_links INSERT',
  'budgets INSERT',
  'budgets UPDATE',
  'budgets DELETE',
  'sessions UPDATE',
])

/**
 * Notes each row of the site's tables that a committed transaction changes, by triggers in every table. A row written as it was is none; it is
 * compared as text, since values of the type json have no equality.
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
  // Each by itself: the site is at work already, and takes its locks in another order.
  for (const { place, name } of tables)
    await pool.query(`create trigger note_change after insert or update or delete on ${place} for each row
      execute function note_change('${name}')`)

  /** What changed since the last call. */
  return async function changes(): Promise<string[]> {
    const { rows } = await pool.query<{ change: string }>(
      'with gone as (delete from ledger returning change) select distinct change from gone order by change',
    )
    return rows.map(({ change }) => change).filter((change) => !ALWAYS.has(change))
  }
}
