import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bringFiles } from '../features/backup/public.ts'
import type { Database } from '../platform/database/database.ts'
import { createOnce, readText } from '../platform/database/embedded-data-dir.ts'
import type { Env } from '../platform/env.ts'
import { FINGERPRINT, fingerprintOf, secretOf } from '../platform/site-secret.ts'

const SHORTEST = 32

/** The secret is unusable, or differs from the one that other processes use. */
export class ForeignSecret extends Error {}

/**
 * Returns the site's secret: APP_SECRET, or a file in DATA_DIR that the first start creates. The database stores its fingerprint,
 * because processes with different secrets would refuse each other's codes without a visible reason. Throws ForeignSecret.
 */
export async function siteSecret(env: Env, database: Database): Promise<Buffer> {
  // A restore may have ended after the database and before its files.
  await bringFiles(database, env.DATA_DIR)
  const secret = secretOf(env.APP_SECRET ?? (await secretFile(env.DATA_DIR)))
  const fingerprint = fingerprintOf(secret)
  const { rows } = await database.pool.query<{ value: string }>(
    `insert into settings (key, value) values ($2, to_jsonb($1::text))
     on conflict (key) do update set key = excluded.key returning value`,
    [fingerprint, FINGERPRINT],
  )
  if (rows[0]?.value === fingerprint) return secret
  throw new ForeignSecret(
    'This database is used with another secret. Give every process on it the same APP_SECRET ' +
      `(or the file ${join(env.DATA_DIR, 'secret')} of the first one). Is it lost? npm run secret -- new`,
  )
}

async function secretFile(folder: string): Promise<string> {
  const file = join(folder, 'secret')
  // A full disk allows no new file, and a site that has a secret needs none.
  if ((await readText(file)) === undefined) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await createOnce(file, randomBytes(32).toString('base64url'))
  }
  const text = await readFile(file, 'utf8')
  if (text.length >= SHORTEST) return text
  throw new ForeignSecret(
    `The file ${file} holds no secret (at least ${SHORTEST} characters). Put the one of this site back, or set APP_SECRET. Is it lost? npm run secret -- new`,
  )
}
