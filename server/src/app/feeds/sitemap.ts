import { sql } from 'drizzle-orm'
import { curriculumStore } from '../../features/curriculum/curriculum-store.ts'
import type { Database, Sql } from '../../platform/database/database.ts'
import { articlePath } from './blog-feed.ts'
import { element } from './xml.ts'

interface Entry {
  readonly path: string
  readonly changed?: Date | undefined
}

/** The cache tags of the sitemap. */
export const SITEMAP_TAGS = ['blogs', 'modules', 'events', 'forum', 'experiences', 'topics', 'authors']

/** Every public screen and item, with its last change where that is known. */
export async function sitemap(
  database: Database,
  publicUrl: string,
  problems: readonly { slug: string }[],
): Promise<string> {
  const entries = [...(await entriesOf(database)), ...problemEntries(problems)]
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed ? element('lastmod', changed.toISOString()) : ''
    return `<url>${element('loc', publicUrl + path)}${lastmod}</url>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

async function entriesOf(database: Database): Promise<Entry[]> {
  const { sql } = database
  const modules = under('/dashboard/modules/', await sitemapStore.listModules(sql))
  const events = under('/events/', await sitemapStore.listEvents(sql))
  const threads = under('/dashboard/forum/', await sitemapStore.listThreads(sql))
  const blogs = (await sitemapStore.listBlogs(sql)).map(({ id: slug, changed }) => ({
    path: articlePath(slug),
    changed,
  }))
  const [experience] = await sitemapStore.listExperiences(sql)
  const people = under('/members/', await sitemapStore.listPeople(sql))
  const topics = await curriculumStore.listTopics(database)
  return [
    { path: '/' },
    { path: '/dsa' },
    ...topics.map(({ id }) => ({ path: `/dsa?topic=${id}` })),
    { path: '/dashboard', changed: latest(modules) },
    { path: '/dashboard/blogs', changed: latest(blogs) },
    { path: '/dashboard/interviewExp', changed: experience?.changed },
    { path: '/dashboard/forum', changed: latest(threads) },
    { path: '/events', changed: latest(events) },
    { path: '/signup' },
    ...[modules, blogs, threads, events, people].flat(),
  ]
}

/** Problems come with the product, so they have no date. */
const problemEntries = (problems: readonly { slug: string }[]): Entry[] =>
  problems.length === 0
    ? []
    : [{ path: '/dsa/problems' }, ...problems.map(({ slug }) => ({ path: `/dsa/problems/${slug}` }))]

const under = (folder: string, things: readonly { id: string; changed: Date }[]) =>
  things.map(({ id, changed }) => ({ path: folder + id, changed }))

const latest = (entries: readonly { changed: Date }[]) =>
  entries.length > 0 ? new Date(Math.max(...entries.map(({ changed }) => changed.getTime()))) : undefined

interface Dated {
  id: string
  changed: Date
}
// A sitemap may hold 50,000 addresses. This many of each kind are more than ten years of a club.
const MOST = 9_500

const dated = async (database: Sql, statement: ReturnType<typeof sql>): Promise<Dated[]> => {
  const { rows } = await database.execute<{ id: string; changed: string }>(statement)
  return rows.map(({ id, changed }) => ({ id, changed: new Date(changed) }))
}

/** Ids of public content, each with its last change, newest first. */
const sitemapStore = {
  listModules: (database: Sql) =>
    dated(
      database,
      sql`select id, updated_at as changed from modules where removed_at is null
          order by updated_at desc limit ${MOST}`,
    ),
  /** With their slugs as ids. */
  listBlogs: (database: Sql) =>
    dated(
      database,
      sql`select slug as id, updated_at as changed from blogs where removed_at is null
          order by created_at desc, id limit ${MOST}`,
    ),
  /** Members whose page everybody may see, with their handles as ids. */
  listPeople: (database: Sql) =>
    dated(
      database,
      sql`select handle as id, updated_at as changed from members
          where shows_page = 'everyone' and status = 'approved' order by created_at desc limit ${MOST}`,
    ),
  listEvents: (database: Sql) =>
    dated(database, sql`select id, updated_at as changed from events order by updated_at desc limit ${MOST}`),
  listThreads: (database: Sql) =>
    dated(
      database,
      sql`select t.id, greatest(t.last_activity_at, p.edited_at) as changed
          from forum_threads t join forum_posts p on p.id = t.id
          where p.deleted_at is null order by t.last_activity_at desc limit ${MOST}`,
    ),
  listExperiences: (database: Sql) =>
    dated(
      database,
      sql`select id, updated_at as changed from experiences where status = 'accepted' and removed_at is null
          order by updated_at desc limit 1`,
    ),
}
