import type { FastifyInstance } from 'fastify'
import { blogStore } from '../../features/blog/blog-store.ts'
import type { ProblemLibrary } from '../../features/problem/problem-library.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Api } from '../../platform/http/api.ts'
import { blogFeed, FEED_LENGTH } from './blog-feed.ts'
import { SITEMAP_TAGS, sitemap } from './sitemap.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly problems: ProblemLibrary
  readonly publicUrl: string
}

/** The feed of blogs, the sitemap and robots.txt. */
export function feedRoutes({ app, api, database, problems, publicUrl }: Dependencies) {
  api.serveText(
    '/blogs/feed.xml',
    { type: 'application/rss+xml; charset=utf-8', tags: ['blogs'] },
    async () => blogFeed(await blogStore.newest(database.sql, FEED_LENGTH), publicUrl),
  )
  api.serveText('/sitemap.xml', { type: 'application/xml; charset=utf-8', tags: SITEMAP_TAGS }, () =>
    sitemap(database, publicUrl, problems.list()),
  )
  api.serveText('/robots.txt', { type: 'text/plain; charset=utf-8', tags: [] }, async () => robots(publicUrl))
  // People shorten the address of a blog to reach the list.
  app.get('/blogs', (_request, reply) => reply.redirect('/dashboard/blogs', 301))
}

/** Crawlers may read what visitors may. Pages that must not be indexed say so themselves. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /setup

Sitemap: ${publicUrl}/sitemap.xml
`
