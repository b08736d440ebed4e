import type pg from 'pg'
import { type BucketEnv, Objects } from '../../platform/bucket/objects.ts'
import { storageFailure } from '../../platform/bucket/storage-failure.ts'
import type { Head } from './archive-format.ts'
import { Refusal } from './place.ts'
import { BadBackup } from './read-archive.ts'

/** The tables whose bytes may lie in a bucket (decisions/0096). */
const TABLES = ['pictures', 'photos']
const PAGE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

interface Placed {
  readonly id: string
  readonly place: string
  readonly sum: string
  readonly size: number
}

/**
 * Reads the bytes of rows in a bucket, one after another, within the transaction of the backup. Throws a Refusal when they cannot
 * be read, because a backup without them would be incomplete.
 */
export async function* bytesInBuckets(
  client: pg.ClientBase,
  { tables }: Head,
  bucket: BucketEnv | undefined,
) {
  for (const { schema, name, columns } of tables) {
    if (schema !== 'site' || !TABLES.includes(name) || !columns.includes('place')) continue
    for (let last: string | undefined = FIRST; last; ) {
      const { rows }: { rows: Placed[] } = await client.query<Placed>(
        `select id, place, sum, size from ${name} where place is not null and id > $1 order by id limit ${PAGE}`,
        [last],
      )
      for (const row of rows) yield { sum: row.sum, bytes: await bytesOf(row, bucket) }
      last = rows.length === PAGE ? rows.at(-1)?.id : undefined
    }
  }
}

async function bytesOf(row: Placed, bucket: BucketEnv | undefined): Promise<Buffer> {
  const refused = (reason: string) =>
    new Refusal(
      `The picture ${row.place} cannot be read, and without it the backup would not be whole: ${reason} npm run pictures says more.`,
    )
  const objects = bucket && new Objects(bucket)
  if (!objects?.isOpen) throw refused('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set.')
  const bytes = await objects.bytes(row.place, row).catch((error: unknown) => {
    throw refused(storageFailure(error))
  })
  if (!bytes) throw refused('It is not there.')
  return bytes
}

/** Creates a temporary table for the bytes while a backup is loaded. It is dropped with the transaction. */
export const makeRoomForBytes = (client: pg.ClientBase) =>
  client.query(
    'create temporary table arrived_bytes (sum text primary key, bytes bytea not null) on commit drop',
  )

export const keepBytes = (client: pg.ClientBase, { sum, content }: { sum: string; content: Buffer }) =>
  client.query('insert into arrived_bytes values ($1, $2) on conflict do nothing', [sum, content])

/**
 * Puts the bytes into their rows, wherever they were when the backup was made. The restored site needs no bucket and leaves the
 * objects of other sites alone. If it has a bucket, it moves the bytes there under new names.
 */
export async function fillBytes(client: pg.ClientBase, file: string) {
  const { rows } = await client.query<{ name: string }>(
    `select table_name::text as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'place' and table_name = any($1)`,
    [TABLES],
  )
  for (const { name } of rows) {
    await client.query(
      `update ${name} t set bytes = a.bytes, place = null, sum = null from arrived_bytes a where a.sum = t.sum`,
    )
    const lacking = await client.query(`select from ${name} where place is not null`)
    if (lacking.rowCount)
      throw new BadBackup(`${file} lacks the bytes of ${lacking.rowCount} ${name}. Nothing was changed.`)
  }
  // The leftovers are objects in the bucket of the original site.
  if (rows.length > 0) await client.query('delete from picture_leftovers')
}
