import { sql as raw } from 'drizzle-orm'
import { Objects } from '../../../platform/bucket/objects.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'

export const PICTURES_HELP = `Usage: npm run pictures [-- --forget-unknown] [-- --forget-lost]

Says where the bytes of pictures and photos are, and whether the bucket of PICTURES_TO and the database agree.

  --forget-unknown  the site deletes objects that its database does not know, such as those of a site that was replaced
                    by a restore. Only where no other site, and no old database that is kept, uses the same prefix.
  --forget-lost     removes pictures and photos whose bytes are in no bucket any more`

export interface PicturesCommand {
  readonly forgetUnknown: boolean
  readonly forgetLost: boolean
}

/** Returns undefined for a request for help or unknown arguments. */
export function readPicturesCommand(args: readonly string[]): PicturesCommand | undefined {
  const known = ['--forget-unknown', '--forget-lost']
  if (args.some((one) => !known.includes(one))) return undefined
  return { forgetUnknown: args.includes('--forget-unknown'), forgetLost: args.includes('--forget-lost') }
}

/** The names of pictures in a bucket. Other objects there, such as backups, do not match. */
const OURS = /\/[\w-]{22}\.webp$/
/** The most objects that are listed by name. */
const SHOWN = 20
const PLACES = `select place, 'picture' as kind from pictures where place is not null
  union all select place, 'photo' from photos where place is not null`

/** Compares the bucket with the database and runs the command. Returns the lines to print. */
export async function checkPictures(database: Database, env: Env, command: PicturesCommand) {
  const { rows: counts } = await database.pool.query<{ here: number; there: number; left: number }>(
    `select (select count(*) from pictures where place is null)::int + (select count(*) from photos where place is null)::int as here,
       (select count(*) from (${PLACES}) p)::int as there, (select count(*) from picture_leftovers)::int as left`,
  )
  const { here = 0, there = 0, left = 0 } = counts[0] ?? {}
  const lines = [`${here} in the database, ${there} in a bucket, ${left} objects to be deleted.`]
  const objects = new Objects(env)
  const lists = new Map<string, Set<string>>()
  // The bucket is listed before the rows are read. So a listed object has a row or note by then, unless it is unknown.
  for (const prefix of await prefixesOf(database, env)) lists.set(prefix, new Set(await objects.list(prefix)))
  const { rows } = await database.pool.query<{ place: string; kind: string }>(PLACES)
  const lost = []
  // Objects stored after the listing are checked by name.
  for (const row of rows)
    if (!lists.get(prefixOf(row.place))?.has(row.place) && !(await objects.has(row.place))) lost.push(row)
  const known = await knownPlaces(database)
  const ours = env.PICTURES_TO && lists.get(env.PICTURES_TO)
  const unknown = [...(ours ?? [])].filter((place) => OURS.test(place) && !known.has(place))
  if (lost.length > 0) lines.push(`${lost.length} are lost: no bucket has their bytes.`, ...shown(lost))
  if (unknown.length > 0)
    lines.push(
      `${unknown.length} objects are in the bucket that the database does not know.`,
      ...shown(unknown.map((place) => ({ place, kind: 'object' }))),
    )
  if (lost.length + unknown.length === 0) lines.push('The bucket and the database agree.')
  if (command.forgetUnknown && unknown.length > 0) {
    await database.pool.query(
      'insert into picture_leftovers (place) select unnest($1::text[]) on conflict do nothing',
      [unknown],
    )
    lines.push(`The site deletes these ${unknown.length} objects now.`)
  }
  if (command.forgetLost && lost.length > 0) {
    await forget(
      database,
      lost.map(({ place }) => place),
    )
    lines.push(`${lost.length} pictures and photos without bytes were removed.`)
  }
  const isWell = (lost.length === 0 || command.forgetLost) && (unknown.length === 0 || command.forgetUnknown)
  return { lines, isWell }
}

const prefixOf = (place: string) => place.slice(0, place.lastIndexOf('/'))
const shown = (all: readonly { place: string; kind: string }[]) => [
  ...all.slice(0, SHOWN).map(({ place, kind }) => `  ${kind} ${place}`),
  ...(all.length > SHOWN ? [`  and ${all.length - SHOWN} more`] : []),
]

async function prefixesOf({ pool }: Database, { PICTURES_TO }: Env): Promise<string[]> {
  const { rows } = await pool.query<{ prefix: string }>(
    `select distinct regexp_replace(place, '/[^/]*$', '') as prefix from (${PLACES}) p`,
  )
  return [...new Set([...(PICTURES_TO ? [PICTURES_TO] : []), ...rows.map(({ prefix }) => prefix)])]
}

async function knownPlaces({ pool }: Database): Promise<Set<string>> {
  const { rows } = await pool.query<{ place: string }>(
    `select place from (${PLACES}) p union all select place from picture_leftovers`,
  )
  return new Set(rows.map(({ place }) => place))
}

/** Removes lost photos from their members. Triggers note objects that may still exist. */
const forget = ({ sql }: Database, places: readonly string[]) =>
  sql.execute(raw`
    with lost as (select jsonb_array_elements_text(${JSON.stringify(places)}::jsonb) as place),
    gone as (delete from pictures using lost where pictures.place = lost.place),
    photo as (delete from photos using lost where photos.place = lost.place returning member_id)
    update members set profile_photo = null from photo where members.id = photo.member_id`)
