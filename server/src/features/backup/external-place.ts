import type pg from 'pg'
import { otherDatabase } from '../../platform/database/hosts/address.ts'
import { newClient } from '../../platform/database/hosts/connect.ts'
import { UNFINISHED } from '../../platform/database/migrate.ts'
import { QUEUE, quoted } from './catalog.ts'
import { createLike, openServer } from './external-server.ts'
import { type Place, Refusal } from './place.ts'

interface Wanted {
  readonly url: string
  readonly id: string
  readonly name: string
}

/**
 * Restores into a database on an external server. An empty database is filled in place, and no site opens on it meanwhile. A
 * database with a site is replaced by a new one. One transaction renames both.
 */
export async function externalPlace({ url, id, name }: Wanted): Promise<Place> {
  const client = newClient(url, { connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  const server = client
  const close: (() => Promise<unknown>)[] = [() => client.end()]
  try {
    await refuseBusy(client)
    const { rows } = await client.query<{ database: string; schema: string | null }>(
      'select current_database()::text as database, current_schema()::text as schema',
    )
    const { database = '', schema } = rows[0] ?? {}
    if (!schema)
      throw new Refusal('The search_path of this database names no schema in which tables could be made.')
    await dropUnfinished(client)
    const isEmpty = (await objectsIn(client)).length === 0
    return isEmpty ? inPlace() : inAnother(database, schema)
  } catch (error) {
    await client.end()
    throw error
  }

  function inPlace(): Place {
    return {
      occupant: undefined,
      prepare: async () => url,
      replace: async () => ({ url, told: [] }),
      close: () => server.end(),
    }
  }

  function inAnother(database: string, schema: string): Place {
    const stamp = id.replaceAll('-', '_')
    const [made, kept] = [
      `${database.slice(0, 30)}_restoring_${stamp}`,
      `${database.slice(0, 30)}_before_${stamp}`,
    ]
    let isMade = false
    async function prepare() {
      const admin = await openServer(url)
      close.unshift(async () => await admin.end())
      isMade = true
      await createLike(admin, database, made)
      const address = otherDatabase(url, made)
      const inside = newClient(address)
      inside.on('error', () => undefined)
      await inside.connect()
      try {
        await inside.query(`create schema if not exists ${quoted(schema)}`)
      } finally {
        await inside.end()
      }
      return address
    }
    async function replace() {
      await refuseBusy(client)
      await client.end()
      const admin = await openServer(url)
      try {
        // One transaction gives both databases their new names or changes nothing.
        await admin.query(
          `begin; alter database ${quoted(database)} rename to ${quoted(kept)};
           alter database ${quoted(made)} rename to ${quoted(database)}; commit`,
        )
        isMade = false
      } catch (error) {
        await admin.query('rollback')
        throw new Refusal(
          `The old database was not replaced: ${(error as Error).message}. Nothing was changed.`,
        )
      } finally {
        await admin.end()
      }
      return {
        url,
        told: [
          `The old database is kept under the name ${kept}. Drop it when you are sure that you do not need it.`,
        ],
      }
    }
    return {
      occupant: { name, url },
      prepare,
      replace,
      async close() {
        if (isMade) {
          const admin = await openServer(url)
          try {
            await admin.query(`drop database if exists ${quoted(made)} with (force)`)
          } finally {
            await admin.end()
          }
        }
        for (const end of close) await end()
      },
    }
  }
}

/** Throws while other clients are connected, and names them. */
async function refuseBusy(client: pg.Client) {
  const { rows } = await client.query<{ pid: number; program: string; address: string | null; who: string }>(
    `select pid, application_name as program, client_addr::text as address, usename::text as who from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename is not null
     order by application_name like 'call-of-code%' desc, pid`,
  )
  const [first] = rows
  if (!first) return
  const { program, who, address, pid } = first
  throw new Refusal(
    `The database is in use by ${program || 'a program'} (user ${who}${address ? `, from ${address}` : ''}, ` +
      `connection ${pid}). Stop the site first; ${rows.length} connections are open.`,
  )
}

interface Thing {
  readonly kind: string
  readonly name: string
}

/** Lists the objects in the site's schema, and the schema of the mail queue. Objects of extensions are left out. */
async function objectsIn(client: pg.Client): Promise<Thing[]> {
  const { rows } = await client.query<Thing>(`
    select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'c' then 'type' else 'table' end as kind,
      format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f', 'c')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    union all
    select 'schema', format('%I', nspname) from pg_namespace where nspname = '${QUEUE}'
    union all
    select 'routine', p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = current_schema()
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`)
  return rows
}

/** Empties a database in which a restore into an empty one was killed. */
async function dropUnfinished(client: pg.Client) {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('migrations') is not null as there`,
  )
  if (!rows[0]?.there) return
  const found = await client.query('select from migrations where name = $1', [UNFINISHED.name])
  if (found.rowCount === 0) return
  // A sequence of a table is dropped with it. Sequences without a table are dropped last.
  const things = await objectsIn(client)
  const isLast = ({ kind }: Thing) => Number(kind === 'sequence')
  for (const { kind, name } of things.toSorted((one, other) => isLast(one) - isLast(other)))
    await client.query(`drop ${kind} if exists ${name} cascade`)
}
