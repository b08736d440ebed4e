import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * A backup is one file: a tar, compressed with gzip, then sealed if a key is set (seal-archive.ts). Its first entry describes the
 * contents (`site.json`). Its last one has the bytes, rows and SHA-256 of each part (`manifest.json`). After the tar an empty
 * gzip member carries the SHA-256 of all bytes before it. `tar -xzf` therefore reads the file, and every changed byte is
 * detected.
 */
export const FORMAT = 2
export const HEAD = 'site.json'
export const MANIFEST = 'manifest.json'
/** The bytes of a part of rows. Rows are split, because a tar entry gives its size before its content. */
export const PART_BYTES = 4 << 20

/** `site` is the schema of the app under any name. `queue` is the schema of the mail queue. */
const schema = z.enum(['site', 'queue'])
/** Names of tables and columns, as our migrations write them. They are quoted in every statement. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const value = /'[\w :+.-]*'(, '[\w :+.-]*')*/.source
/** A bound as PostgreSQL writes it. It is inserted into a statement unchanged, so only plain values are allowed. */
const bound = z
  .string()
  .regex(
    new RegExp(
      `^(DEFAULT|FOR VALUES (IN \\(${value}\\)|FROM \\((${value}|MINVALUE)\\) TO \\((${value}|MAXVALUE)\\)))$`,
    ),
  )

export const tableSchema = z.object({
  schema,
  name,
  columns: z.array(name).min(1),
  /** The columns of the key, by which the rows are ordered. */
  key: z.array(name),
})

export const headSchema = z.object({
  format: z.number().int(),
  app: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The migration of the mail queue's tables, which its package makes. */
  queue: z.number().int(),
  /** The fingerprint of the site's secret (site-secret.ts). */
  fingerprint: z.string().nullable(),
  tables: z.array(tableSchema),
  partitions: z.array(z.object({ parent: name, name, bound })),
  sequences: z.array(z.object({ schema, name, value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
})

const sum = { bytes: z.number().int(), sha256: z.string() }
export const manifestSchema = z.object({
  /** Each entry of the tar, in order. */
  parts: z.array(z.object({ name: z.string(), ...sum })),
  /** Each table as a whole, in the order of the head. */
  tables: z.array(z.object({ rows: z.number().int(), ...sum })),
})

export type Table = z.infer<typeof tableSchema>
export type Head = z.infer<typeof headSchema>
export type Manifest = z.infer<typeof manifestSchema>

/** The bytes of pictures from a bucket, under their SHA-256. They come after the files, since format 2. */
export const BYTES = /^bytes\/([0-9a-f]{64})$/

/** Matches the files of the data folder that a backup contains: the secret and the stored mails. */
export const isKeptFile = (path: string) => /^(secret|mails\/[\w-][\w.-]*\.eml)$/.test(path)

const COMMENTED_GZIP = [0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]
const EMPTY_BLOCK = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** Returns the empty gzip member that ends a backup. `digest` is the SHA-256 of all bytes before it, in hex. */
export const ending = (digest: string) =>
  Buffer.concat([Buffer.from(COMMENTED_GZIP), Buffer.from(`sha256:${digest}`), Buffer.from(EMPTY_BLOCK)])

export const ENDING_BYTES = ending('0'.repeat(64)).length

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
