import type { Head } from '@callofcode/contract/page'
import { escapeHtml } from '../../platform/escape-markup.ts'
import { pictureOf, plainTitle, type SiteFacts, structuredData } from './structured-data.ts'

/** Builds the tags beside the title that search engines, feed readers and link previews read. */
export function headTags(head: Head, site: SiteFacts): string {
  const { publicUrl, name } = site
  const { description, canonical, unlisted, feed } = head
  const tags = [
    description && meta('name', 'description', description),
    unlisted && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escapeHtml(publicUrl + canonical)}">`,
    feed &&
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(name)}: Blogs" href="${escapeHtml(feed)}">`,
    ...previewTags(head, site),
    dataBlock(structuredData(head, site)),
  ]
  return `${tags.filter(Boolean).join('\n')}\n`
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) => meta('property', name, content)

/** Builds Open Graph tags. Sites with their own tags read these too. */
function previewTags(head: Head, site: SiteFacts): string[] {
  const { publicUrl } = site
  const { description, canonical, article, unlisted } = head
  const title = plainTitle(head, site)
  const tags = [property('og:site_name', site.name), property('og:title', title)]
  if (description) tags.push(property('og:description', description))
  if (unlisted) return tags
  tags.push(property('og:type', article ? 'article' : head.person ? 'profile' : 'website'))
  if (canonical) tags.push(property('og:url', publicUrl + canonical))
  if (article) {
    tags.push(property('article:published_time', article.published))
    tags.push(property('article:author', article.author))
    for (const tag of article.tags) tags.push(property('article:tag', tag))
  }
  const { width = 1200, height = 630 } = head.photo ?? {}
  return [
    ...tags,
    property('og:image', pictureOf(head, site)),
    property('og:image:type', head.photo ? 'image/webp' : 'image/png'),
    property('og:image:width', `${width}`),
    property('og:image:height', `${height}`),
    property('og:image:alt', head.photo?.alt ?? pictureWords(head, site)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** Returns the alternative text, which matches the large letters of the picture. */
function pictureWords(head: Head, site: SiteFacts): string {
  if (head.article) return `${plainTitle(head, site)}, by ${head.article.author}`
  return head.picture ? plainTitle(head, site) : site.name
}

/** The element contains data, which browsers do not run. `<` is escaped, because it could end the element. */
const dataBlock = (data: object | undefined) =>
  data && `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
