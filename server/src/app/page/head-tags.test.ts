import { DEFAULT_LOOK } from '@callofcode/contract/club/club-look'
import type { Head } from '@callofcode/contract/page'
import { describe, expect, test } from 'vitest'
import { elementsOf, textOf } from '../../../testing/markup.ts'
import { headTags } from './head-tags.ts'
import { iconsOf } from './site-icons.ts'

const HOME = 'https://club.example'
const SITE = { publicUrl: HOME, name: 'Call of Code', icons: iconsOf(DEFAULT_LOOK) }
const about = {
  author: 'Ananya',
  published: '2026-01-02T03:04:05.000Z',
  minutes: 4,
  section: 'DSA',
  tags: ['a', 'b'],
}
const article: Head = {
  title: 'Heaps · Call of Code',
  description: 'All about heaps.',
  canonical: '/blogs/heaps',
  picture: '/blogs/heaps.png',
  feed: '/blogs/feed.xml',
  article: about,
}

const tagsOf = (head: Head) => elementsOf(headTags(head, SITE))
const metaOf = (head: Head) =>
  Object.fromEntries(
    tagsOf(head)
      .filter(({ tag }) => tag === 'meta')
      .map(({ attributes }) => [attributes.name ?? attributes.property, attributes.content]),
  )
const linkOf = (head: Head, rel: string) =>
  tagsOf(head).find(({ tag, attributes }) => tag === 'link' && attributes.rel === rel)?.attributes.href
function dataOf(head: Head) {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(headTags(head, SITE)) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}

describe('the head of a page', () => {
  test('tells previews what the page is, with absolute addresses', () => {
    expect(linkOf(article, 'canonical')).toBe(`${HOME}/blogs/heaps`)
    expect(linkOf(article, 'alternate')).toBe('/blogs/feed.xml')
    expect(metaOf(article)).toMatchObject({
      'og:type': 'article',
      'og:title': 'Heaps',
      'og:url': `${HOME}/blogs/heaps`,
      'og:image': expect.stringMatching(/^https:\/\/club\.example\/blogs\/heaps\.png\?v=[0-9a-f]{8}$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'article:published_time': '2026-01-02T03:04:05.000Z',
      'twitter:card': 'summary_large_image',
    })
    expect(metaOf({ title: 'Events', canonical: '/events' })['og:image']).toBe(`${HOME}/social.png`)
  })

  test('names another picture once the title is another', () => {
    expect(metaOf({ ...article, title: 'Stacks' })['og:image']).not.toBe(metaOf(article)['og:image'])
  })

  test('a page that is not for search engines tells them no more than that', () => {
    const hidden = { ...article, unlisted: true }
    expect(metaOf(hidden)).toMatchObject({ robots: 'noindex' })
    expect(metaOf(hidden)).not.toHaveProperty('og:image')
    expect(dataOf(hidden)).toBeUndefined()
  })

  test('describes an article, an event and the site in the words of schema.org', () => {
    expect(dataOf(article)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Heaps',
      url: `${HOME}/blogs/heaps`,
      author: { '@type': 'Person', name: 'Ananya' },
      datePublished: '2026-01-02T03:04:05.000Z',
      timeRequired: 'PT4M',
      keywords: ['a', 'b'],
    })
    const times = { startsAt: '2100-01-01T10:00:00.000Z', endsAt: '2100-01-01T12:00:00.000Z' }
    const event = { ...times, location: 'Lab 3', link: '', online: false, cancelled: true }
    expect(dataOf({ title: 'Night', canonical: '/events/1', event })).toMatchObject({
      '@type': 'Event',
      name: 'Night',
      startDate: times.startsAt,
      eventStatus: 'https://schema.org/EventCancelled',
      location: { '@type': 'Place', name: 'Lab 3' },
    })
    const online = { ...event, location: '', link: 'https://meet.example/x' }
    expect(dataOf({ title: 'Night', canonical: '/events/1', event: online }).location).toEqual({
      '@type': 'VirtualLocation',
      url: 'https://meet.example/x',
    })
    const meeting = { ...event, location: '', online: true }
    expect(dataOf({ title: 'Night', canonical: '/events/1', event: meeting }).location).toEqual({
      '@type': 'VirtualLocation',
      url: `${HOME}/events/1`,
    })
    const site = dataOf({ title: 'CODE.', canonical: '/' })
    expect(site['@graph'].map((one: object) => (one as { '@type': string })['@type'])).toEqual([
      'Organization',
      'WebSite',
    ])
    expect(dataOf({ title: 'Events', canonical: '/events' })).toBeUndefined()
  })

  test('safety X2 a title is text, in every tag and in the data', () => {
    const title = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`
    const hostile: Head = { ...article, title, description: title, canonical: '/blogs/x?"><b>' }
    const named: Head = { ...hostile, article: { ...about, author: title, tags: [title] } }
    const tags = tagsOf(named)
    expect(tags.filter(({ tag }) => !['meta', 'link', 'script'].includes(tag))).toEqual([])
    expect(tags.filter(({ tag }) => tag === 'script')).toHaveLength(1)
    expect(dataOf(named).headline).toBe(title)
    expect(textOf(headTags({ ...named, unlisted: true }, SITE)).trim()).toBe('')
  })
})
