import type { BlogRow } from '../../features/blog/blog-tables.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { mayHideSpoilers } from '../../platform/markdown/spoiler-rules.ts'
import { element, escapeXml } from './xml.ts'

/** How many blogs a feed holds. */
export const FEED_LENGTH = 30

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** The readable address of a blog, as a path. */
export const articlePath = (slug: string) => `/blogs/${encodeURIComponent(slug)}`

/** Blogs whole, as RSS 2.0: rendered and sanitized as on their pages. `rows` come newest first. */
export async function blogFeed(rows: readonly BlogRow[], publicUrl: string): Promise<string> {
  const items = await Promise.all(rows.map((row) => itemOf(row, publicUrl)))
  const changed = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>Call of Code: Blogs</title>
${element('link', `${publicUrl}/dashboard/blogs`)}
<atom:link href="${escapeXml(publicUrl)}/blogs/feed.xml" rel="self" type="application/rss+xml"/>
<description>Articles by club members on data structures, algorithms, interviews and what they learned.</description>
<language>en</language>
${rows.length > 0 ? `${element('lastBuildDate', new Date(changed).toUTCString())}\n` : ''}${items.join('\n')}
</channel>
</rss>
`
}

async function itemOf(row: BlogRow, publicUrl: string): Promise<string> {
  const address = publicUrl + articlePath(row.slug)
  // Without a spoiler it is drawn as on its page, and what was drawn for one of them serves both.
  const hideSpoilers = mayHideSpoilers(row.content)
  const { html } = await renderMarkdown(row.content, { hideSpoilers, owner: row.authorId })
  const about = [...new Set([row.category, ...row.tags])].filter(Boolean)
  return [
    '<item>',
    element('title', row.title),
    element('link', address),
    `<guid isPermaLink="false">urn:uuid:${row.id}</guid>`,
    element('dc:creator', row.author),
    element('pubDate', row.createdAt.toUTCString()),
    ...about.map((name) => element('category', name)),
    element('content:encoded', absoluteLinks(html, address)),
    '</item>',
  ].join('\n')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Sanitized markup whose links and pictures lead to where they do on its own page, wherever it is read. */
const absoluteLinks = (html: string, page: string): string =>
  // Text and attributes hold no bracket of their own once sanitized, so what looks like a tag is one.
  html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (_, name: string, value: string) => {
      const address = value.replace(/&(amp|lt|gt|quot);/g, (_whole, entity: string) => entities[entity] ?? '')
      const found = URL.canParse(address, page) ? new URL(address, page).href : address
      return ` ${name}="${found.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    }),
  )
