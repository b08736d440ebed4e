import type { Area } from '@callofcode/contract/area'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import { articlePath } from './blog-feed.ts'
import type { Entry } from './sitemap.ts'

/** A part of the sitemap holds half as many addresses when it is made first, and is divided before it is full. */
const MOST = 5_000
/** Parts are divided up to this many. An index of parts may hold 50,000. */
const MOST_PARTS = 4_096

interface Kind {
  readonly area: Area
  /** The index that a part is read by. PostgreSQL estimates how many rows it holds. */
  readonly index: string
  /** What it is made from. */
  readonly tag: string
  readonly path: (id: string) => string
  /** Selects `id`, which names the thing in its address, and `changed`, of the rows whose ids are in the range. */
  readonly read: (range: (id: SQL) => SQL) => SQL
}

const under = (folder: string) => (id: string) => folder + id

/** What anybody may read, by its kind. */
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
    // The opening post is looked up by its id: a join may read every post.
    read: (range) => raw`select id, greatest(last_activity_at,
        (select edited_at from forum_posts p where p.id = t.id)) as changed
      from forum_threads t where ${range(raw`id`)} and not deleted`,
  },
  events: {
    area: 'events',
    index: 'events_pkey',
    tag: 'events',
    path: under('/events/'),
    read: (range) => raw`select id, updated_at as changed from events where ${range(raw`id`)}`,
  },
  // Those whose page everybody may see, by their handles.
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
  /** Into how many parts each kind is divided: a power of two. Nothing is counted, whatever the size of the club. */
  async counts(sql: Sql): Promise<Map<KindName, number>> {
    const names = Object.entries(KINDS).map(([name, { index }]) => raw`(${name}, ${index})`)
    // As the planner estimates: rows by page when it last looked, by the pages of now. Before that, what fits in them.
    const { rows } = await sql.execute<{ name: KindName; rows: number }>(raw`
      select name, pg_relation_size(c.oid) / 8192.0
          * case when c.reltuples >= 0 and c.relpages > 0 then c.reltuples / c.relpages else 250 end as rows
      from (values ${raw.join(names, raw`, `)}) as kinds (name, index), pg_class c where c.oid = to_regclass(index)`)
    return new Map(rows.map(({ name, rows: estimate }) => [name, partsOf(Number(estimate))]))
  },

  /** The addresses of the part with this number, counted from 1. Ids are random, so the parts are of one size. */
  async read(sql: Sql, name: KindName, number: number, count: number): Promise<Entry[]> {
    const kind: Kind = KINDS[name]
    const width = MOST_PARTS / count
    const [low, high] = [idFrom((number - 1) * width, '0'), idFrom(number * width - 1, 'f')]
    const range = (id: SQL) => raw`${id} between ${low}::uuid and ${high}::uuid`
    const { rows } = await sql.execute<{ id: string; changed: string }>(
      // In one order, whichever way PostgreSQL goes: the same addresses are the same text.
      raw`${kind.read(range)} order by id limit ${MOST}`,
    )
    return rows.map(({ id, changed }) => ({ path: kind.path(id), changed: new Date(changed) }))
  },
}

const partsOf = (rows: number) =>
  Math.min(MOST_PARTS, 2 ** Math.max(0, Math.ceil(Math.log2((2 * rows) / MOST))))

const ID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/
/** The id that begins with these three hexadecimal digits and goes on with one digit. */
const idFrom = (start: number, digit: string) =>
  start.toString(16).padStart(3, '0').padEnd(32, digit).replace(ID, '$1-$2-$3-$4-$5')
