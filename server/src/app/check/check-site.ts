import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { troubleOfSite } from '../../features/operations/trouble-of-site.ts'
import type { Database } from '../../platform/database/database.ts'
import { readText } from '../../platform/database/embedded-data-dir.ts'
import { knownHome } from '../../platform/database/embedded-home.ts'
import { onSiteDatabase } from '../../platform/database/site-database.ts'
import type { Env } from '../../platform/env.ts'
import { FINGERPRINT, fingerprintOf, secretOf } from '../../platform/site-secret.ts'
import { bad, type CheckLine, good, lineOf, look } from './check-line.ts'

/** Checks the database, its secret, and the findings that the page Operations would show. Runs no migration. */
export async function checkSite(env: Env): Promise<CheckLine[]> {
  const isThere = env.DATABASE_URL || existsSync(join((await knownHome(env.DATA_DIR)).data, 'PG_VERSION'))
  if (!isThere) return [good('database', 'the first start makes it'), secretAlone(env)]
  return onSiteDatabase(env, async (database) => {
    const { rows } = await database.pool.query<{ isMade: boolean }>(
      `select to_regclass('migrations') is not null as "isMade"`,
    )
    if (!rows[0]?.isMade)
      return [good('database', 'it answers; the first start makes its tables'), secretAlone(env)]
    const found = await troubleOfSite(env, database)
    return [good('database', 'it answers'), await checkSecret(env, database), ...found.map(lineOf)]
  })
}

/** Checks the secret before the database contains anything that was sealed with it. */
const secretAlone = ({ APP_SECRET, DATABASE_URL }: Env): CheckLine =>
  !APP_SECRET && DATABASE_URL
    ? look('secret', 'APP_SECRET is not set: a second process on this database will need it')
    : good('secret', APP_SECRET ? 'APP_SECRET is set' : 'it is a file of the data folder')

/** Checks that the secret here is the one that sealed the contents of the database. */
async function checkSecret(env: Env, { pool }: Database): Promise<CheckLine> {
  const file = join(env.DATA_DIR, 'secret')
  const text = env.APP_SECRET ?? (await readText(file))
  const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [
    FINGERPRINT,
  ])
  const known = rows[0]?.value
  if (known === undefined) return secretAlone(env)
  if (text === undefined)
    return bad('secret', `APP_SECRET is not set, and ${file} is not there: this database is used with one`)
  return fingerprintOf(secretOf(text)) === known
    ? good('secret', 'it is the one of this database')
    : bad('secret', `this database is used with another one than ${env.APP_SECRET ? 'APP_SECRET' : file}`)
}
