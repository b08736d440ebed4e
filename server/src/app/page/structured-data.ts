import { createHash } from 'node:crypto'
import type { Head, HeadArticle, HeadEvent, HeadPerson } from '@callofcode/contract/page'

type Data = Record<string, unknown>

/** A page as schema.org data: an article, an event, a person, or the site itself. */
export function structuredData(head: Head, publicUrl: string): Data | undefined {
  const context = { '@context': 'https://schema.org' }
  if (head.unlisted || !head.canonical) return undefined
  if (head.article) return { ...context, ...articleData(head, head.article, publicUrl) }
  if (head.event) return { ...context, ...eventData(head, head.event, publicUrl) }
  if (head.person) return { ...context, ...personData(head, head.person, publicUrl) }
  return head.canonical === '/' ? { ...context, '@graph': siteData(head, publicUrl) } : undefined
}

const club = (publicUrl: string): Data => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#club`,
  name: 'Call of Code',
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icon-512.png`,
})

const siteData = ({ description }: Head, publicUrl: string): Data[] => [
  { ...club(publicUrl), description },
  {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: 'Call of Code',
    url: `${publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': `${publicUrl}/#club` },
  },
]

const articleData = (
  head: Head,
  { author, published, minutes, section, tags }: HeadArticle,
  url: string,
): Data => ({
  '@type': 'BlogPosting',
  headline: plainTitle(head),
  description: head.description,
  url: url + head.canonical,
  mainEntityOfPage: url + head.canonical,
  image: pictureOf(head, url),
  datePublished: published,
  author: { '@type': 'Person', name: author },
  publisher: club(url),
  timeRequired: `PT${minutes}M`,
  ...(section && { articleSection: section }),
  ...(tags.length > 0 && { keywords: tags }),
})

const personData = (head: Head, { name, links }: HeadPerson, url: string): Data => ({
  '@type': 'ProfilePage',
  url: url + head.canonical,
  mainEntity: { '@type': 'Person', name, ...(links.length > 0 && { sameAs: links }), memberOf: club(url) },
})

const eventData = (head: Head, event: HeadEvent, url: string): Data => ({
  '@type': 'Event',
  name: plainTitle(head),
  description: head.description,
  url: url + head.canonical,
  image: pictureOf(head, url),
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: `https://schema.org/Event${event.cancelled ? 'Cancelled' : 'Scheduled'}`,
  ...placeData(event),
  organizer: club(url),
})

/** Where an event takes place: at a location, or online when there is only a link. */
function placeData({ location, link }: HeadEvent): Data {
  const here = location && { '@type': 'Place', name: location, address: location }
  const there = link && { '@type': 'VirtualLocation', url: link }
  if (here) return { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: here }
  if (there) return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: there }
  return {}
}

/** The title without the site's name, which stands beside it. */
export const plainTitle = ({ title }: Head) => title.replace(/ · Call of Code$/, '')

/** The version in the address changes with the picture, because other sites cache it by address. */
export function pictureOf({ title, picture = '/social.png', article }: Head, publicUrl: string): string {
  if (!article) return publicUrl + picture
  const shown = JSON.stringify([title, article.author, article.minutes, article.section])
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return `${publicUrl}${picture}?v=${version}`
}
