import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Head, Manifest, Table } from './archive-format.ts'
import { copyOut, rowsOf, siteSchema } from './catalog.ts'

/** The loaded rows differ from the backup. */
export class NotTheSame extends Error {}

/** Reads every table out again as a backup does, and compares rows and SHA-256. */
export async function compare(
  client: pg.ClientBase,
  head: Head,
  manifest: Manifest,
  tables: readonly Table[],
) {
  const site = await siteSchema(client)
  for (const [at, table] of head.tables.entries()) {
    if (!tables.includes(table)) continue
    const copied = client.query(to(await copyOut(client, table, site)))
    const hash = createHash('sha256')
    for await (const chunk of copied as AsyncIterable<Buffer>) hash.update(chunk)
    const [rows, sum] = [await rowsOf(client, copied), hash.digest('hex')]
    const expected = manifest.tables[at]
    if (rows === expected?.rows && sum === expected.sha256) continue
    throw new NotTheSame(
      `The table ${table.name} was restored with ${rows} rows instead of ${expected?.rows}, or with others. Nothing was changed.`,
    )
  }
}
