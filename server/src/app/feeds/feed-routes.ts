import type { FastifyInstance } from 'fastify'
import { blogStore } from '../../features/blog/blog-store.ts'
import type { Club } from '../../features/club/public.ts'
import type { ProblemLibrary } from '../../features/problem/problem-library.ts'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { blogFeed, FEED_LENGTH } from './blog-feed.ts'
import { findPart, type Shows, SITEMAP_TAGS, sitemapIndex, sitemapOfScreens, sitemapPart } from './sitemap.ts'
import { KINDS } from './sitemap-parts.ts'

const XML = 'application/xml; charset=utf-8'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly club: Club
  readonly publicUrl: string
}

/** The feed of blogs, the sitemap and robots.txt. */
export function feedRoutes({ app, api, database, problems, club, publicUrl }: Dependencies) {
  const shows: Shows = (area) => !club.isClosed(area)
  api.serveTexts('/blogs/feed.xml', 'application/rss+xml; charset=utf-8', async () => {
    if (!shows('blogs')) throw missing()
    const make = async ({ sql }: Database) =>
      blogFeed(await blogStore.newest(sql, FEED_LENGTH), { publicUrl, name: club.name })
    return { key: '/blogs/feed.xml', tags: ['blogs'], make }
  })
  api.serveText('/sitemap.xml', { type: XML, tags: SITEMAP_TAGS }, (database) =>
    sitemapIndex(database, publicUrl, shows),
  )
  api.serveText('/sitemaps/screens.xml', { type: XML, tags: SITEMAP_TAGS }, (database) =>
    sitemapOfScreens(database, publicUrl, problems.list(), shows, ownPages(club)),
  )
  api.serveTexts('/sitemaps/:name.xml', XML, async (name) => {
    const part = await findPart(database, name)
    if (!part || !shows(KINDS[part.name].area)) throw missing()
    const make = (reading: Database) => sitemapPart(reading, publicUrl, part)
    return { key: `/sitemaps/${name}.xml`, tags: [KINDS[part.name].tag], make }
  })
  api.serveText('/robots.txt', { type: 'text/plain; charset=utf-8', tags: [] }, async () => robots(publicUrl))
  // People shorten the address of a blog to reach the list.
  app.get('/blogs', (_request, reply) => reply.redirect('/dashboard/blogs', 301))
}

/** Crawlers may read what visitors may. Pages that must not be indexed declare that themselves. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /setup

Sitemap: ${publicUrl}/sitemap.xml
`

/** The club's own pages that show something. */
const ownPages = ({ settings: { gallery }, look }: Club) => [
  ...(look.hasAbout ? ['/about'] : []),
  ...(gallery.some(({ pictures }) => pictures.length > 0) ? ['/about?part=pictures'] : []),
]
