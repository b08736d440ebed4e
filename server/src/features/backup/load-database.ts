import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '../../platform/database/database.ts'
import { checksum, migrate, migrations, UNFINISHED } from '../../platform/database/migrate.ts'
import { migrateMailQueue } from '../../platform/mail/mail-queue.ts'
import type { Head, Manifest, Table } from './archive-format.ts'
import { fillBytes, keepBytes, makeRoomForBytes } from './bucket-bytes.ts'
import { listTables, PLAIN_VALUES, placeOf, QUEUE, quoted, siteSchema } from './catalog.ts'
import { compare } from './compare-tables.ts'
import { fitPartitions } from './fit-partitions.ts'
import { BadBackup } from './read-archive.ts'
import { type Piece, readBackup } from './read-backup.ts'
import { asideWhile } from './set-aside.ts'

interface Source {
  readonly file: string
  readonly key: string | undefined
  readonly stopping: AbortSignal | undefined
}
/** A file of the data folder. */
export type KeptFile = Extract<Piece, { path: string }>

/** Throws when the backup contains something that this version of the program does not support. */
export function refuseNewer(head: Head, file: string) {
  const known = new Map(migrations.map((step) => [step.name, checksum(step.sql)]))
  const strange = head.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (!strange) return
  throw new BadBackup(
    known.has(strange.name)
      ? `${file} was made by another version of this program: its migration ${strange.name} is not the one here.`
      : `${file} was made by a newer version of this program (it has the migration ${strange.name}). Restore it with that one.`,
  )
}

/**
 * Loads a backup into an empty database: the tables by the migrations of that time, their rows, and then the later migrations. No
 * site opens on it until `finishLoading`. Passes each file to `keep`.
 */
export async function loadDatabase(
  { pool }: Database,
  source: Source,
  head: Head,
  keep: (file: KeptFile) => Promise<void>,
) {
  const names = new Set(head.migrations.map(({ name }) => name))
  await migrate(pool, [UNFINISHED, ...migrations.filter(({ name }) => names.has(name))])
  await migrateMailQueue(pool)
  const client = await pool.connect()
  try {
    await client.query(PLAIN_VALUES)
    await client.query('begin')
    await fitPartitions(client, head.partitions)
    const tables = await fittingTables(client, head, source.file)
    await asideWhile(client, async () => {
      const site = await siteSchema(client)
      const all = tables.map((table) => placeOf(table, site))
      await client.query(`truncate ${all.join(', ')}`)
      await makeRoomForBytes(client)
      const manifest = await copyIn(client, source, tables, keep)
      for (const { value, called, ...sequence } of head.sequences)
        await client.query('select setval($1::regclass, $2, $3)', [placeOf(sequence, site), value, called])
      return manifest
    }).then((manifest) => compare(client, head, manifest, tables))
    await fillBytes(client, source.file)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      UNFINISHED.name,
      checksum(UNFINISHED.sql),
    ])
    await client.query('commit')
  } finally {
    // The connection is closed, because it has its own settings and perhaps an open transaction.
    client.release(true)
  }
  source.stopping?.throwIfAborted()
  await migrate(pool, [UNFINISHED, ...migrations])
  await pool.query('analyze')
}

/** Allows a site to open on the database from now on. */
export const finishLoading = ({ pool }: Database) =>
  pool.query('delete from migrations where name = $1', [UNFINISHED.name])

/**
 * Returns the tables of the backup, which must match those of this database. A newer mail queue keeps its own migrations table.
 */
async function fittingTables(client: pg.ClientBase, head: Head, file: string): Promise<Table[]> {
  const { rows } = await client.query<{ id: number }>(`select max(id) as id from ${QUEUE}.migrations`)
  const queue = rows[0]?.id ?? 0
  const here = new Map((await listTables(client)).map((table) => [`${table.schema}.${table.name}`, table]))
  for (const table of head.tables) {
    const columns = here.get(`${table.schema}.${table.name}`)?.columns
    const lacks = table.columns.find((column) => !columns?.includes(column))
    if (!lacks && head.queue <= queue) continue
    throw new BadBackup(
      `${file} does not fit this version of the program: there is no ${table.schema}.${table.name}.${lacks ?? ''} here.`,
    )
  }
  const isNewer = queue > head.queue
  return head.tables.filter(({ schema, name }) => !(isNewer && schema === 'queue' && name === 'migrations'))
}

/** Reads the backup once more and writes its rows. The backup is checked again meanwhile. */
async function copyIn(
  client: pg.ClientBase,
  { file, key, stopping }: Source,
  tables: readonly Table[],
  keep: (file: KeptFile) => Promise<void>,
): Promise<Manifest> {
  const site = await siteSchema(client)
  const places = new Set(tables.map((table) => placeOf(table, site)))
  const pieces = readBackup(file, key)
  let next = await pieces.next()
  const step = async () => (next = await pieces.next())

  /** Yields the rows of one table until another piece follows. */
  async function* rowsOf(table: Table) {
    while (!next.done && 'rows' in next.value && next.value.table === table) {
      yield next.value.rows
      await step()
    }
  }
  try {
    for (;;) {
      if (next.done) throw new BadBackup(`${file} ended before its manifest.`)
      const piece = next.value
      if ('manifest' in piece) return piece.manifest
      stopping?.throwIfAborted()
      if ('rows' in piece) {
        const place = placeOf(piece.table, site)
        const columns = piece.table.columns.map(quoted).join(', ')
        if (places.has(place))
          await pipeline(rowsOf(piece.table), client.query(from(`copy ${place} (${columns}) from stdin`)), {
            ...(stopping && { signal: stopping }),
          })
        else for await (const _ of rowsOf(piece.table));
        continue
      }
      if ('path' in piece) await keep(piece)
      if ('sum' in piece) await keepBytes(client, piece)
      await step()
    }
  } finally {
    await pieces.return(undefined)
  }
}
