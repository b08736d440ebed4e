import type pg from 'pg'
import { checksum, migrations } from '../../src/platform/database/migrate.ts'

export interface Column {
  readonly type: string
  readonly notNull?: true
  /** The default value, or the way the value is generated. */
  readonly default?: string
  readonly made?: 'identity' | 'generated'
}
export interface Constraint {
  readonly kind: 'check' | 'unique' | 'primary' | 'foreign' | 'exclude'
  readonly definition: string
  readonly columns: readonly string[]
}
export interface Table {
  readonly kind: 'table' | 'view' | 'materialized view'
  readonly rowSecurity?: true
  readonly columns: Readonly<Record<string, Column>>
  readonly constraints: Readonly<Record<string, Constraint>>
  /** Unique indexes without a constraint. */
  readonly unique: Readonly<
    Record<string, { readonly definition: string; readonly columns: readonly string[] }>
  >
  readonly triggers: Readonly<Record<string, string>>
}

/** The parts of a database that the code of a release may use. */
export interface Catalogue {
  readonly tables: Readonly<Record<string, Table>>
  /** The result type and the kind (function or procedure), by name and argument types. */
  readonly functions: Readonly<Record<string, string>>
  readonly sequences: Readonly<Record<string, string>>
  /** The values of an enum, or the definition of a domain. */
  readonly types: Readonly<Record<string, readonly string[]>>
  readonly extensions: readonly string[]
}

/** The file `catalogue.json` of a release. */
export interface Release {
  readonly version: string
  readonly lastMigration: string
  /** The migrations with the checksums of their files. A database of the release has applied them. */
  readonly migrations: Readonly<Record<string, string>>
  readonly catalogue: Catalogue
}

export const OWN = `n.nspname = current_schema()`
/** Excludes objects of extensions, which are not part of our schema. */
export const NOT_OF_EXTENSIONS = (column: string) =>
  `not exists (select from pg_depend d where d.objid = ${column} and d.deptype = 'e')`

const COLUMNS = `
  select c.relname as table, c.relkind as kind, c.relrowsecurity as secured, a.attname as column,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull", a.attidentity as identity, a.attgenerated as generated,
    pg_get_expr(d.adbin, d.adrelid) as default
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OWN} and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and ${NOT_OF_EXTENSIONS('c.oid')}
  order by 1, a.attname`

/** The NOT NULL constraints of PostgreSQL 18 are left out, because the column has this fact in every version. */
const CONSTRAINTS = `
  select c.relname as table, o.conname as name, o.contype as kind, pg_get_constraintdef(o.oid) as definition,
    array(select a.attname::text from pg_attribute a where a.attrelid = o.conrelid and a.attnum = any (o.conkey) order by 1) as columns
  from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OWN} and o.contype in ('c', 'u', 'p', 'f', 'x') and not c.relispartition order by 1, 2`

const UNIQUE = `
  select c.relname as table, i.relname as name, pg_get_indexdef(x.indexrelid) as definition,
    array(select distinct a.attname::text from pg_depend d join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.objid = x.indexrelid and d.refobjid = c.oid and d.refobjsubid > 0 order by 1) as columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
  where ${OWN} and x.indisunique and not c.relispartition
    and not exists (select from pg_constraint o where o.conindid = x.indexrelid and o.contype in ('u', 'p', 'x')) order by 1, 2`

const TRIGGERS = `
  select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where ${OWN} and not t.tgisinternal and not c.relispartition order by 1, 2`

const FUNCTIONS = `
  select p.proname || '(' || oidvectortypes(p.proargtypes) || ')' as name,
    p.prokind::text || ' ' || coalesce(pg_get_function_result(p.oid), '') as definition
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${OWN} and ${NOT_OF_EXTENSIONS('p.oid')} order by 1`

const SEQUENCES = `
  select c.relname as name, format_type(s.seqtypid, null) as definition
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${OWN} order by 1`

const TYPES = `
  select t.typname as name, case t.typtype
      when 'e' then array(select e.enumlabel::text from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder)
      else array[format_type(t.typbasetype, t.typtypmod)]
        || array(select pg_get_constraintdef(o.oid) from pg_constraint o where o.contypid = t.oid order by 1) end as values
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where ${OWN} and t.typtype in ('e', 'd') and ${NOT_OF_EXTENSIONS('t.oid')} order by 1`

const KINDS = { r: 'table', p: 'table', v: 'view', m: 'materialized view' } as const
const CONSTRAINT_KINDS = { c: 'check', u: 'unique', p: 'primary', f: 'foreign', x: 'exclude' } as const
/** Monthly partitions of the audit are added and dropped by the clock. */
export const BY_THE_CLOCK = /^audit_\d{4}_\d{2}$/

type Row = Record<string, string> & { columns: string[]; values: string[] }

/** Reads the schema of a database, in an order that is the same everywhere. */
export async function catalogueOf(pool: pg.Pool | pg.Client): Promise<Catalogue> {
  const rows = async (statement: string) =>
    (await pool.query<Row>(statement)).rows.filter(({ table = '' }) => !BY_THE_CLOCK.test(table))
  const tables: Record<string, MutableTable> = {}
  for (const row of await rows(COLUMNS)) {
    const table = tables[row.table as string] ?? emptyTable(row)
    tables[row.table as string] = table
    if (row.column) table.columns[row.column] = columnOf(row)
  }
  for (const { table, name, kind, definition, columns } of await rows(CONSTRAINTS))
    put(tables[table as string]?.constraints, name, {
      kind: CONSTRAINT_KINDS[kind as keyof typeof CONSTRAINT_KINDS],
      definition: String(definition),
      columns,
    })
  for (const { table, name, definition, columns } of await rows(UNIQUE))
    put(tables[table as string]?.unique, name, { definition: String(definition), columns })
  for (const { table, name, definition } of await rows(TRIGGERS))
    put(tables[table as string]?.triggers, name, String(definition))
  const named = async (statement: string) =>
    Object.fromEntries(
      (await rows(statement)).map(({ name, definition }) => [String(name), String(definition)]),
    )
  return {
    tables,
    functions: await named(FUNCTIONS),
    sequences: await named(SEQUENCES),
    types: Object.fromEntries((await rows(TYPES)).map(({ name, values }) => [String(name), values])),
    extensions: (await rows('select extname as name from pg_extension order by 1')).map(({ name }) =>
      String(name),
    ),
  }
}

type MutableTable = {
  -readonly [Part in keyof Table]: Table[Part] extends Readonly<Record<string, infer Value>>
    ? Record<string, Value>
    : Table[Part]
}

const emptyTable = ({ kind, secured }: Row): MutableTable => ({
  kind: KINDS[kind as keyof typeof KINDS],
  ...((secured as unknown) === true && { rowSecurity: true as const }),
  columns: {},
  constraints: {},
  unique: {},
  triggers: {},
})

function columnOf({ type, notNull, identity, generated, default: given }: Row): Column {
  const made = identity ? ('identity' as const) : generated ? ('generated' as const) : undefined
  return {
    type: String(type),
    ...((notNull as unknown) === true && { notNull: true as const }),
    ...(given && { default: given }),
    ...(made && { made }),
  }
}

function put<Value>(into: Record<string, Value> | undefined, name: string | undefined, value: Value) {
  if (into && name) into[name] = value
}

/** Returns the release of the present sources, from a database that they migrated. */
export async function releaseOf(version: string, pool: pg.Pool): Promise<Release> {
  return {
    version,
    lastMigration: migrations.at(-1)?.name ?? '',
    migrations: Object.fromEntries(migrations.map(({ name, sql }) => [name, checksum(sql)])),
    catalogue: await catalogueOf(pool),
  }
}
