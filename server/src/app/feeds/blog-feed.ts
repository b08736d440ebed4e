import type { BlogRow } from '../../features/blog/blog-tables.ts'
import { element, escapeXml } from '../../platform/escape-markup.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'
import { absoluteLinks } from '../../platform/markdown/render-plain.ts'

export const FEED_LENGTH = 30

interface Site {
  readonly publicUrl: string
  /** The name of the club. */
  readonly name: string
}

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

const SPOILER_OR_CODE = /\|\||:::|```|~~~/

export const articlePath = (slug: string) => `/blogs/${encodeURIComponent(slug)}`

/** Renders blogs as RSS 2.0 with their full text, rendered and sanitized as on their pages. `rows` are newest first. */
export async function blogFeed(rows: readonly BlogRow[], { publicUrl, name }: Site): Promise<string> {
  const items = await Promise.all(rows.map((row) => itemOf(row, publicUrl)))
  const changed = Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
${element('title', `${name}: Blogs`)}
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
  // A text without spoilers renders as on its page, so both share one cached rendering.
  const hideSpoilers = SPOILER_OR_CODE.test(row.content)
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
