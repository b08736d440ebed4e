import type { Area } from '@callofcode/contract/area'
import { sql as raw, type SQL } from 'drizzle-orm'
import { hiddenFrom } from '../../features/forum/public.ts'
import type { Sql } from '../../platform/database/database.ts'
import { articlePath } from './blog-feed.ts'
import type { Entry } from './sitemap.ts'

/** The most addresses in a part of the sitemap. A new part holds half as many and is divided before it is full. */
const MOST = 5_000
/** The most parts of a kind. An index of parts may hold 50,000. */
const MOST_PARTS = 4_096

interface Kind {
  readonly area: Area
  /** The index that a part is read by. PostgreSQL estimates how many rows it holds. */
  readonly index: string
  /** The cache tag of the rows that the part is made from. */
  readonly tag: string
  readonly path: (id: string) => string
  /** Selects `id` and `changed` of the rows whose ids are in the range. `id` names the thing in its address. */
  readonly read: (range: (id: SQL) => SQL) => SQL
}

const under = (folder: string) => (id: string) => folder + id

/** The public content, by kind. */
export const KINDS = {
  modules: {
    area: 'modules',
    index: 'modules_pkey',
    tag: 'modules',
    path: under('/dashboard/modules/'),
    read: (range) => raw`select id, updated_at as changed from modules
      where ${range(raw`id`)} and removed_at is null`,
  },
  blogs: {
    area: 'blogs',
    index: 'blogs_pkey',
    tag: 'blogs',
    path: articlePath,
    read: (range) => raw`select slug as id, updated_at as changed from blogs
      where ${range(raw`blogs.id`)} and removed_at is null`,
  },
  threads: {
    area: 'forum',
    index: 'forum_threads_pkey',
    tag: 'forum',
    path: under('/dashboard/forum/'),
    // The opening post is looked up by its id, because a join may read every post.
    read: (range) => raw`select id, greatest(last_activity_at,
        (select edited_at from forum_posts p where p.id = t.id)) as changed
      from forum_threads t where ${range(raw`id`)} and not deleted and category not in ${hiddenFrom(null)}`,
  },
  events: {
    area: 'events',
    index: 'events_pkey',
    tag: 'events',
    path: under('/events/'),
    read: (range) => raw`select id, updated_at as changed from events where ${range(raw`id`)}`,
  },
  // Members with a public page, by their handles.
  members: {
    area: 'members',
    index: 'members_shown',
    tag: 'authors',
    path: under('/members/'),
    read: (range) => raw`select handle as id, updated_at as changed from members
      where ${range(raw`members.id`)} and shows_page = 'everyone' and status = 'approved'`,
  },
} as const satisfies Record<string, Kind>
export type KindName = keyof typeof KINDS

export const sitemapParts = {
  /**
   * Returns the number of parts of each kind, a power of two. The size of the club does not matter, because no rows are counted.
   */
  async counts(sql: Sql): Promise<Map<KindName, number>> {
    const names = Object.entries(KINDS).map(([name, { index }]) => raw`(${name}, ${index})`)
    // The estimate is the planner's: rows per page at the last analysis, times the current pages. Before the first analysis, 250
    // rows per page are assumed.
    const { rows } = await sql.execute<{ name: KindName; rows: number }>(raw`
      select name, pg_relation_size(c.oid) / 8192.0
          * case when c.reltuples >= 0 and c.relpages > 0 then c.reltuples / c.relpages else 250 end as rows
      from (values ${raw.join(names, raw`, `)}) as kinds (name, index), pg_class c where c.oid = to_regclass(index)`)
    return new Map(rows.map(({ name, rows: estimate }) => [name, partsOf(Number(estimate))]))
  },

  /** Returns the addresses of the part with this number, counted from 1. Ids are random, so parts have about the same size. */
  async read(sql: Sql, name: KindName, number: number, count: number): Promise<Entry[]> {
    const kind: Kind = KINDS[name]
    const width = MOST_PARTS / count
    const [low, high] = [idFrom((number - 1) * width, '0'), idFrom(number * width - 1, 'f')]
    const range = (id: SQL) => raw`${id} between ${low}::uuid and ${high}::uuid`
    const { rows } = await sql.execute<{ id: string; changed: string }>(
      // The order is fixed, so the same addresses give the same text whatever plan PostgreSQL chooses.
      raw`${kind.read(range)} order by id limit ${MOST}`,
    )
    return rows.map(({ id, changed }) => ({ path: kind.path(id), changed: new Date(changed) }))
  },
}

const partsOf = (rows: number) =>
  Math.min(MOST_PARTS, 2 ** Math.max(0, Math.ceil(Math.log2((2 * rows) / MOST))))

const ID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
/** Returns the id that begins with these three hexadecimal digits and repeats one digit after them. */
const idFrom = (start: number, digit: string) =>
  start.toString(16).padStart(3, '0').padEnd(32, digit).replace(ID, '$1-$2-$3-$4-$5')
