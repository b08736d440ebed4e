import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { to } from 'pg-copy-streams'
import { type BucketEnv, READING_OBJECTS } from '../../platform/bucket/objects.ts'
import { newClient } from '../../platform/database/hosts/connect.ts'
import { fingerprintOf, secretOf } from '../../platform/site-secret.ts'
import { HEAD, isKeptFile, MANIFEST, type Manifest, PART_BYTES, sha256 } from './archive-format.ts'
import { bytesInBuckets } from './bucket-bytes.ts'
import { copyOut, PLAIN_VALUES, rowsOf, siteSchema } from './catalog.ts'
import { readHead } from './read-head.ts'
import { type AddEntry, writeArchive } from './write-archive.ts'

export interface BackupOptions {
  readonly databaseUrl: string
  readonly dataDir: string
  /** A passphrase or a public key of age. Without it every reader of the file can read the whole site. */
  readonly key?: string | undefined
  /** The access to buckets with the bytes of pictures. */
  readonly bucket?: BucketEnv
  /** The stream ends when the backup is complete and is destroyed when it fails. */
  readonly out: Writable
}

/**
 * Writes the whole site to `out`: every table, the files of the data folder, and the bytes of pictures in a bucket. The tables
 * are those of one moment, whatever is written meanwhile. Returns the number of bytes and rows.
 */
export async function writeBackup(options: BackupOptions): Promise<{ bytes: number; rows: number }> {
  const { key, out } = options
  const { bytes, filled } = await writeArchive({
    key,
    out,
    fill: (add, fail) => fill(add, fail, options),
  })
  return { bytes, rows: filled }
}

/** Adds the entries. Returns the number of rows. */
async function fill(
  addEntry: AddEntry,
  fail: (reason: Error) => void,
  { databaseUrl, dataDir, bucket }: BackupOptions,
): Promise<number> {
  const client = newClient(databaseUrl, { connectionTimeoutMillis: 10_000 })
  client.on('error', fail)
  await client.connect()
  try {
    await client.query(PLAIN_VALUES)
    await client.query('begin isolation level repeatable read, read only')
    // The lock lasts until the end, so the bytes of every row of this moment stay in the bucket.
    await client.query('select pg_advisory_xact_lock_shared($1)', [READING_OBJECTS])
    const head = await readHead(client)
    const site = await siteSchema(client)
    const manifest: Manifest = { parts: [], tables: [] }
    const add = (name: string, content: Buffer) => {
      manifest.parts.push({ name, bytes: content.length, sha256: sha256(content) })
      return addEntry(name, content)
    }
    await add(HEAD, Buffer.from(JSON.stringify(head, null, 1)))
    for (const table of head.tables) {
      const copied = client.query(to(await copyOut(client, table, site)))
      const sums = await inParts(copied, (part, at) =>
        add(`${table.schema}/${table.name}/${String(at).padStart(6, '0')}`, part),
      )
      manifest.tables.push({ rows: await rowsOf(client, copied), ...sums })
    }
    for (const path of await keptFiles(dataDir, head.fingerprint))
      await add(`files/${path}`, await readFile(join(dataDir, path)))
    for await (const { sum, bytes } of bytesInBuckets(client, head, bucket)) await add(`bytes/${sum}`, bytes)
    await addEntry(MANIFEST, Buffer.from(JSON.stringify(manifest)))
    return manifest.tables.reduce((rows, table) => rows + table.rows, 0)
  } finally {
    await client.end()
  }
}

/** Hands on a stream in parts of about PART_BYTES. Returns the sums of the whole. */
async function inParts(stream: Readable, take: (part: Buffer, at: number) => Promise<void>) {
  const whole = createHash('sha256')
  let [chunks, size, bytes, at]: [Buffer[], number, number, number] = [[], 0, 0, 0]
  async function flush() {
    await take(Buffer.concat(chunks, size), at++)
    chunks = []
    size = 0
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    whole.update(chunk)
    bytes += chunk.length
    chunks.push(chunk)
    size += chunk.length
    if (size >= PART_BYTES) await flush()
  }
  if (size > 0) await flush()
  return { bytes, sha256: whole.digest('hex') }
}

/** Lists the secret, if it belongs to this database, and the mails that are stored when no server sends them. */
async function keptFiles(dataDir: string, fingerprint: string | null): Promise<string[]> {
  const secret = await readFile(join(dataDir, 'secret'), 'utf8').catch(ifMissing(undefined))
  const isItsOwn = secret !== undefined && fingerprintOf(secretOf(secret)) === fingerprint
  const mails = await readdir(join(dataDir, 'mails')).catch(ifMissing([]))
  return [...(isItsOwn ? ['secret'] : []), ...mails.sort().map((name) => `mails/${name}`)].filter(isKeptFile)
}

const ifMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return fallback
    throw error
  }
