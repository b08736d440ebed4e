import { blogStore } from '../../features/blog/blog-store.ts'
import type { House } from '../../platform/http/house.ts'
import { serveReady } from '../../platform/http/serve-ready.ts'
import { blogFeed, FEED_LENGTH } from './blog-feed.ts'
import { previewRoutes } from './preview-routes.ts'
import { robots } from './robots-file.ts'
import { SITEMAP_TAGS, sitemap } from './sitemap.ts'

/** How the site is found and followed from outside. */
export function publishingRoutes(house: House) {
  const { app, database, publicUrl } = house

  serveReady(
    house,
    '/blogs/feed.xml',
    { type: 'application/rss+xml; charset=utf-8', tags: ['blogs'] },
    async () => blogFeed(await blogStore.newest(database.sql, FEED_LENGTH), publicUrl),
  )
  serveReady(house, '/sitemap.xml', { type: 'application/xml; charset=utf-8', tags: SITEMAP_TAGS }, () =>
    sitemap(database, publicUrl, house.problems.list()),
  )
  serveReady(house, '/robots.txt', { type: 'text/plain; charset=utf-8', tags: [] }, async () =>
    robots(publicUrl),
  )
  // Who cuts the end off a blog's address looks for the list.
  app.get('/blogs', (_request, reply) => reply.redirect('/dashboard/blogs', 301))
  previewRoutes(house)
}
