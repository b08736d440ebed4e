import type { Area } from '@callofcode/contract/area'
import { sql as raw, type SQL } from 'drizzle-orm'
import { curriculumStore } from '../../features/curriculum/curriculum-store.ts'
import { hiddenFrom } from '../../features/forum/public.ts'
import { questionListStore } from '../../features/question-list/question-list-store.ts'
import type { Database, Sql } from '../../platform/database/database.ts'
import { element } from '../../platform/escape-markup.ts'
import { KINDS, type KindName, sitemapParts } from './sitemap-parts.ts'

/** Returns whether this area of the site is public. */
export type Shows = (area: Area) => boolean

export interface Entry {
  readonly path: string
  readonly changed?: Date | undefined
}

/** The cache tags of the index and of the part with the screens. */
export const SITEMAP_TAGS = [
  'club',
  'blogs',
  'modules',
  'events',
  'forum',
  'experiences',
  'topics',
  'authors',
]

/** Names the parts. */
export async function sitemapIndex(database: Database, publicUrl: string, shows: Shows): Promise<string> {
  const counts = await sitemapParts.counts(database.sql)
  const open = [...counts].filter(([name]) => shows(KINDS[name].area))
  const parts = open.flatMap(([name, count]) =>
    Array.from({ length: count }, (_, at) => `${name}-${at + 1}-of-${count}`),
  )
  const places = ['screens', ...parts].map((name) => `${publicUrl}/sitemaps/${name}.xml`)
  return written(
    'sitemapindex',
    places.map((place) => `<sitemap>${element('loc', place)}</sitemap>`),
  )
}

/** Lists every public screen with its last change where that is known, the topics and the problems. */
export async function sitemapOfScreens(
  database: Database,
  publicUrl: string,
  all: readonly { slug: string }[],
  shows: Shows,
  own: readonly string[],
): Promise<string> {
  const problems = shows('problems') ? all : []
  const { sql } = database
  const lists = shows('lists') ? await questionListStore.list(database) : []
  const topics = await curriculumStore.listTopics(database)
  return addresses(publicUrl, [
    { path: '/' },
    ...own.map((path) => ({ path })),
    { path: '/dsa' },
    ...(lists.length > 0 ? [{ path: '/dsa/lists' }] : []),
    ...topics.map(({ id }) => ({ path: `/dsa?topic=${id}` })),
    ...lists.map(({ slug }) => ({ path: `/dsa/lists/${encodeURIComponent(slug)}` })),
    ...(shows('modules')
      ? [
          {
            path: '/dashboard',
            changed: await newest(sql, raw`updated_at`, raw`modules where removed_at is null`),
          },
        ]
      : []),
    ...(shows('blogs')
      ? [
          {
            path: '/dashboard/blogs',
            changed: await newest(sql, raw`updated_at`, raw`blogs where removed_at is null`),
          },
        ]
      : []),
    ...(shows('experiences')
      ? [
          {
            path: '/dashboard/interviewExp',
            changed: await newest(
              sql,
              raw`updated_at`,
              raw`experiences where status = 'accepted' and removed_at is null`,
            ),
          },
        ]
      : []),
    ...(shows('forum') ? [{ path: '/dashboard/forum', changed: await newestThread(sql) }] : []),
    ...(shows('events')
      ? [{ path: '/events', changed: await newest(sql, raw`updated_at`, raw`events`) }]
      : []),
    { path: '/signup' },
    // Problems come with the product, so they have no date.
    ...(problems.length > 0 ? [{ path: '/dsa/problems' }] : []),
    ...problems.map(({ slug }) => ({ path: `/dsa/problems/${slug}` })),
  ])
}

export interface Part {
  readonly name: KindName
  readonly number: number
  readonly count: number
}

/** Returns the part of this name, or undefined. Names stay valid when the parts are divided. */
export async function findPart(database: Database, name: string): Promise<Part | undefined> {
  const [, kind = '', number, count] = /^([a-z]+)-(\d{1,4})-of-(\d{1,4})$/.exec(name) ?? []
  if (!Object.hasOwn(KINDS, kind)) return undefined
  const part = { name: kind as KindName, number: Number(number), count: Number(count) }
  const isPower = Number.isInteger(Math.log2(part.count))
  if (!isPower || part.number < 1 || part.number > part.count) return undefined
  // The estimate may become smaller again.
  const most = (await sitemapParts.counts(database.sql)).get(part.name) ?? 1
  return part.count <= 2 * most ? part : undefined
}

export const sitemapPart = async (database: Database, publicUrl: string, { name, number, count }: Part) =>
  addresses(publicUrl, await sitemapParts.read(database.sql, name, number, count))

const addresses = (publicUrl: string, entries: readonly Entry[]) =>
  written(
    'urlset',
    entries.map(({ path, changed }) => {
      const lastmod = changed ? element('lastmod', changed.toISOString()) : ''
      return `<url>${element('loc', publicUrl + path)}${lastmod}</url>`
    }),
  )

const written = (root: string, lines: readonly string[]) => `<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${root}>
`

async function newest(database: Sql, column: SQL, table: SQL): Promise<Date | undefined> {
  const { rows } = await database.execute<{ newest: string | null }>(
    raw`select max(${column}) as newest from ${table}`,
  )
  return rows[0]?.newest ? new Date(rows[0].newest) : undefined
}

/** The index of the list holds the pinned threads apart. */
async function newestThread(database: Sql): Promise<Date | undefined> {
  const times = await Promise.all(
    [true, false].map((pinned) =>
      newest(
        database,
        raw`last_activity_at`,
        raw`forum_threads where pinned = ${pinned} and not deleted and category not in ${hiddenFrom(null)}`,
      ),
    ),
  )
  return times.reduce(
    (one, other) => (one && other ? (one > other ? one : other) : (one ?? other)),
    undefined,
  )
}
