import { curriculumStore } from '../../features/curriculum/curriculum-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { articlePath } from './blog-feed.ts'
import { sitemapStore } from './sitemap-store.ts'
import { element } from './xml.ts'

interface Entry {
  readonly path: string
  readonly changed?: Date | undefined
}

/** The cache tags of the sitemap. */
export const SITEMAP_TAGS = ['blogs', 'modules', 'events', 'forum', 'experiences', 'topics']

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
    ...[modules, blogs, threads, events].flat(),
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
