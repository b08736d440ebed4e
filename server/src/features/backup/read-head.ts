import type pg from 'pg'
import { FINGERPRINT } from '../../platform/site-secret.ts'
import { VERSION } from '../../platform/version.ts'
import { FORMAT, type Head } from './archive-format.ts'
import { listPartitions, listSequences, listTables, placeOf, QUEUE, siteSchema } from './catalog.ts'

/** The database has no site whose tables this version supports. */
export class NoSite extends Error {}

/** Reads the head of a backup within its transaction, which keeps the tables unchanged until it ends. */
export async function readHead(client: pg.ClientBase): Promise<Head> {
  const site = await siteSchema(client)
  const tables = await listTables(client)
  const has = (schema: string, name: string) =>
    tables.some((table) => table.schema === schema && table.name === name)
  if (!has('site', 'migrations') || !has('queue', 'migrations'))
    throw new NoSite('There is no site in this database yet, so there is nothing to back up.')
  const partitions = await listPartitions(client)
  const all = tables.map((table) => placeOf(table, site)).join(', ')
  await client.query(`set local lock_timeout = '10s'; lock table ${all} in access share mode`)
  const migrations = await client.query<Head['migrations'][number]>(
    'select name, checksum from migrations order by name',
  )
  const queue = await client.query<{ id: number }>(`select max(id) as id from ${QUEUE}.migrations`)
  const secret = await client.query<{ value: string }>('select value from settings where key = $1', [
    FINGERPRINT,
  ])
  const server = await client.query<{ server_version: string }>('show server_version')
  return {
    format: FORMAT,
    app: VERSION,
    createdAt: new Date().toISOString(),
    postgres: server.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    queue: queue.rows[0]?.id ?? 0,
    fingerprint: secret.rows[0]?.value ?? null,
    tables,
    partitions,
    sequences: await listSequences(client),
  }
}
