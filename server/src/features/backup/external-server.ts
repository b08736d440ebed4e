import type pg from 'pg'
import { otherDatabase } from '../../platform/database/hosts/address.ts'
import { newClient } from '../../platform/database/hosts/connect.ts'
import { quoted } from './catalog.ts'
import { Refusal } from './place.ts'

/** Opens a connection to the server that uses no database of a site. Throws a Refusal. */
export async function openServer(url: string): Promise<pg.Client> {
  let reason = ''
  for (const name of ['postgres', 'template1']) {
    const client = newClient(otherDatabase(url, name), { connectionTimeoutMillis: 10_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      reason = (error as Error).message
      await client.end().catch(() => undefined)
    }
  }
  throw new Refusal(
    `To replace a site, the user of DATABASE_URL must be let into the database postgres: ${reason}. ${INSTEAD}`,
  )
}

const INSTEAD = 'Or restore into an empty database: make one, and let DATABASE_URL name it.'

interface Like {
  readonly datcollate: string
  readonly datctype: string
  readonly datlocprovider: string
  readonly daticulocale?: string | null
  readonly datlocale?: string | null
}

/** Creates an empty database with the language and settings of another one. Throws a Refusal when that is not allowed. */
export async function createLike(client: pg.Client, model: string, name: string): Promise<void> {
  const { rows } = await client.query<{ like: Like }>(
    'select to_jsonb(d) as like from pg_database d where datname = $1',
    [model],
  )
  const like = rows[0]?.like
  if (!like) throw new Refusal(`There is no database ${model} any more.`)
  const text = (value: string) => client.escapeLiteral(value)
  const locale = like.datlocale ?? like.daticulocale
  const provider = { c: 'libc', i: 'icu', b: 'builtin' }[like.datlocprovider] ?? 'libc'
  const own = locale && provider !== 'libc' ? `${provider}_locale = ${text(locale)}` : ''
  await client
    .query(
      `create database ${quoted(name)} template template0 encoding 'UTF8' locale_provider = ${provider}
       lc_collate = ${text(like.datcollate)} lc_ctype = ${text(like.datctype)} ${own}`,
    )
    .catch((error: pg.DatabaseError) => {
      if (error.code !== '42501') throw error
      throw new Refusal(
        `To replace a site, the user of DATABASE_URL must be allowed to create databases (ALTER ROLE … CREATEDB). ${INSTEAD}`,
      )
    })
  const settings = await client.query<{ setting: string }>(
    `select unnest(s.setconfig) as setting from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
     where d.datname = $1 and s.setrole = 0`,
    [model],
  )
  for (const { setting } of settings.rows) {
    const at = setting.indexOf('=')
    await client.query(
      `alter database ${quoted(name)} set ${quoted(setting.slice(0, at))} = ${settingOf(setting.slice(at + 1), text)}`,
    )
  }
}

/** A list like a search_path is kept with its quotes, and must not be quoted as a whole. */
const settingOf = (value: string, text: (value: string) => string) =>
  /^("?[\w$]+"?)(, *"?[\w$]+"?)+$/.test(value) ? value : text(value)
