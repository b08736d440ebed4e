import type pg from 'pg'
import type { Head, Table } from './archive-format.ts'

type Schema = Table['schema']

/** The schema of the mail queue, which its package names. */
export const QUEUE = 'graphile_worker'

/** Returns `"schema"."table"` in a database with the app in the schema `site`. */
export const placeOf = ({ schema, name }: { schema: Schema; name: string }, site: string) =>
  `${quoted(schema === 'site' ? site : QUEUE)}.${quoted(name)}`

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Returns the schema in which this connection creates tables. */
export async function siteSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('select current_schema() as name')
  return rows[0]?.name ?? 'public'
}

const OURS = `(n.nspname = current_schema() or n.nspname = '${QUEUE}')`
const AS_SCHEMA = `case n.nspname when '${QUEUE}' then 'queue' else 'site' end`
/** Leaves out objects of extensions. */
const NOT_OF_EXTENSION = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = c.oid and d.deptype = 'e')`

/**
 * Lists every table with rows. A partitioned table is listed by its partitions. Computed columns are left out, and so are
 * unlogged tables, which hold only the state of a running site.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select ${AS_SCHEMA} as schema, c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.at) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind = 'r' and c.relpersistence = 'p' and ${NOT_OF_EXTENSION('pg_class')}
    order by 1 desc, c.relname::text collate "C"`)
  return rows
}

export async function listPartitions(client: pg.ClientBase): Promise<Head['partitions']> {
  const { rows } = await client.query<Head['partitions'][number]>(`
    select parent.relname::text as parent, c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class parent on parent.oid = i.inhparent
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relispartition and c.relkind = 'r'
    order by 1, 2`)
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<Head['sequences']> {
  const { rows } = await client.query<{ schema: Schema; name: string; site: string }>(`
    select ${AS_SCHEMA} as schema, c.relname::text as name, current_schema()::text as site
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind = 'S' and ${NOT_OF_EXTENSION('pg_class')} order by 1 desc, 2`)
  const sequences = []
  for (const { schema, name, site } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${placeOf({ schema, name }, site)}`,
    )
    for (const one of found.rows) sequences.push({ schema, name, ...one })
  }
  return sequences
}

/** Returns the rows of a table as text in the order of its key. The same rows give the same bytes on every server. */
export async function copyOut(client: pg.ClientBase, table: Table, site: string): Promise<string> {
  const place = placeOf(table, site)
  const { rows } = await client.query<{ name: string; isText: boolean }>(
    `select attname::text as name, attcollation <> 0 as "isText" from pg_attribute where attrelid = $1::regclass`,
    [place],
  )
  const texts = new Set(rows.filter(({ isText }) => isText).map(({ name }) => name))
  const order = table.key.map((column) => `${quoted(column)}${texts.has(column) ? ' collate "C"' : ''}`)
  // A table without a key is ordered by the whole row.
  if (order.length === 0) order.push('t::text collate "C"')
  const columns = table.columns.map(quoted).join(', ')
  return `copy (select ${columns} from ${place} t order by ${order.join(', ')}) to stdout`
}

/**
 * Returns the number of rows of a finished copy. The server sends it after the last row, which may be read before the number
 * arrives. The extra query returns only after the number is there.
 */
export async function rowsOf(client: pg.ClientBase, copied: { readonly rowCount: number }): Promise<number> {
  await client.query('select')
  return copied.rowCount
}

/** Settings that make the text of values the same on every server, whatever its configuration. */
export const PLAIN_VALUES = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set extra_float_digits = 1`,
  `set bytea_output = 'hex'`,
  `set client_encoding = 'UTF8'`,
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
].join('; ')
