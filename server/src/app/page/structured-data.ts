import { createHash } from 'node:crypto'
import { titleWith } from '@callofcode/contract/club/club-look'
import type { Head, HeadArticle, HeadEvent, HeadPerson } from '@callofcode/contract/page'
import type { SiteIcons } from './site-icons.ts'

type Data = Record<string, unknown>

/** The facts about the site in the head of every page. */
export interface SiteFacts {
  readonly publicUrl: string
  readonly name: string
  readonly icons: SiteIcons
}

/** Returns a page as schema.org data: an article, an event, a person, or the site itself. */
export function structuredData(head: Head, site: SiteFacts): Data | undefined {
  const context = { '@context': 'https://schema.org' }
  if (head.unlisted || !head.canonical) return undefined
  if (head.article) return { ...context, ...articleData(head, head.article, site) }
  if (head.event) return { ...context, ...eventData(head, head.event, site) }
  if (head.person) return { ...context, ...personData(head, head.person, site) }
  return head.canonical === '/' ? { ...context, '@graph': siteData(head, site) } : undefined
}

const club = ({ publicUrl, name, icons }: SiteFacts): Data => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#club`,
  name,
  url: `${publicUrl}/`,
  logo: publicUrl + icons.large,
})

const siteData = ({ description }: Head, site: SiteFacts): Data[] => [
  { ...club(site), description },
  {
    '@type': 'WebSite',
    '@id': `${site.publicUrl}/#site`,
    name: site.name,
    url: `${site.publicUrl}/`,
    inLanguage: 'en',
    publisher: { '@id': `${site.publicUrl}/#club` },
  },
]

const articleData = (
  head: Head,
  { author, published, minutes, section, tags }: HeadArticle,
  site: SiteFacts,
): Data => ({
  '@type': 'BlogPosting',
  headline: plainTitle(head, site),
  description: head.description,
  url: site.publicUrl + head.canonical,
  mainEntityOfPage: site.publicUrl + head.canonical,
  image: pictureOf(head, site),
  datePublished: published,
  author: { '@type': 'Person', name: author },
  publisher: club(site),
  timeRequired: `PT${minutes}M`,
  ...(section && { articleSection: section }),
  ...(tags.length > 0 && { keywords: tags }),
})

const personData = (head: Head, { name, links }: HeadPerson, site: SiteFacts): Data => ({
  '@type': 'ProfilePage',
  url: site.publicUrl + head.canonical,
  mainEntity: { '@type': 'Person', name, ...(links.length > 0 && { sameAs: links }), memberOf: club(site) },
})

const eventData = (head: Head, event: HeadEvent, site: SiteFacts): Data => ({
  '@type': 'Event',
  name: plainTitle(head, site),
  description: head.description,
  url: site.publicUrl + head.canonical,
  image: pictureOf(head, site),
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: `https://schema.org/Event${event.cancelled ? 'Cancelled' : 'Scheduled'}`,
  ...placeData(event, site.publicUrl + head.canonical),
  organizer: club(site),
})

/**
 * Returns the place of an event: a location, or online when there is only a link. The link to join is left out, because only the
 * event's page shows it.
 */
function placeData({ location, link, online }: HeadEvent, page: string): Data {
  const here = location && { '@type': 'Place', name: location, address: location }
  const there = (link || online) && { '@type': 'VirtualLocation', url: online ? page : link }
  if (here && online)
    return { eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode', location: [here, there] }
  if (here) return { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: here }
  if (there) return { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: there }
  return {}
}

/** Returns the title without the site's name, which the reader sees beside it. */
export function plainTitle({ title }: Head, { name }: Pick<SiteFacts, 'name'>): string {
  const end = titleWith('', { name })
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}

/**
 * Returns the picture's address with its version. The version changes with the picture, because other sites cache it by address.
 */
export function pictureOf(
  { title, picture = '/social.png', photo, article }: Head,
  { publicUrl, icons }: SiteFacts,
): string {
  // The name of such a picture is another one whenever the picture is.
  if (photo) return publicUrl + photo.url
  const look = icons.version
  if (!article) return publicUrl + picture + (look && `?v=${look}`)
  const shown = JSON.stringify([
    title,
    article.author,
    article.minutes,
    article.section,
    ...(look ? [look] : []),
  ])
  const version = createHash('sha256').update(shown).digest('hex').slice(0, 8)
  return `${publicUrl}${picture}?v=${version}`
}
