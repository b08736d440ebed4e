import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { elementsOf } from '../../../testing/markup.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'

const HOME = 'https://club.example'
let site: TestSite
let admin: string
let member: string
beforeAll(async () => {
  site = await testSite({ PUBLIC_URL: HOME })
  admin = (await site.member({ role: 'admin' })).as
  member = (await site.member()).as
})
afterAll(() => site.close())

const get = (url: string, headers = {}) => site.app.inject({ url, headers })
const publish = async (given: object): Promise<{ _id: string; slug: string }> => {
  const body = { author: 'Rohan', content: 'Because.', ...given }
  return (await site.ask('POST', '/admin/createBlog', { as: admin, body })).body.data
}
const unescaped = (xml: string) =>
  xml.replace(/&(lt|gt|quot|amp);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"' })[name as string] ?? '&')
/** Returns the texts of an element, in order. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => unescaped(text ?? ''))

describe('the readable address of a blog', () => {
  test('API-14 answers the same blog as its id, and counts a view (BLOG-11)', async () => {
    const { _id, slug } = await publish({ title: 'Two pointers, one array' })
    expect(slug).toBe('two-pointers-one-array')
    const read = await site.ask('GET', `/blogs/${slug}`)
    expect(read.body.data).toMatchObject({ _id, slug, title: 'Two pointers, one array' })
    await site.countView.settled()
    const again = await site.ask('GET', `/blogs/${slug}`)
    expect(again.body.data.views).toBe(1)
    expect(again.body.data).toEqual((await site.ask('GET', `/getBlog/${_id}`)).body.data)
  })

  test('two blogs with the same title get different addresses, in any script', async () => {
    const first = await publish({ title: 'हैश मैप' })
    const second = await publish({ title: 'हैश मैप' })
    expect(second.slug).toMatch(/^हैश-मैप-[0-9a-f]{8}$/)
    for (const { _id, slug } of [first, second])
      expect((await site.ask('GET', `/blogs/${encodeURIComponent(slug)}`)).body.data._id).toBe(_id)
  })

  test('is found however long it is', async () => {
    const { _id, slug } = await publish({ title: 'ह'.repeat(200) })
    expect((await site.ask('GET', `/blogs/${encodeURIComponent(slug)}`)).body.data._id).toBe(_id)
  })

  test('BLOG-20 safety I5 an unknown one answers Blog Not Found', async () => {
    for (const slug of ['no-such-blog', 'x'.repeat(190), '%27--', '%F0%9F%8E%89']) {
      const { status, body } = await site.ask('GET', `/blogs/${slug}`)
      expect([slug, status, body.message]).toEqual([slug, 404, 'Blog Not Found'])
    }
  })

  test('without its end leads to the list', async () => {
    const { statusCode, headers } = await get('/blogs')
    expect([statusCode, headers.location]).toEqual([301, '/dashboard/blogs'])
  })
})

describe('the feed', () => {
  const feed = async () => (await get('/blogs/feed.xml')).body

  test('holds the newest blogs whole, each with its readable address', async () => {
    const { _id, slug } = await publish({
      title: 'Heaps & <i>stacks</i>',
      author: 'Ananya "A" Rao',
      content: '# Heaps\n\nWhole **text**, `a < b`.',
      category: 'Data structures',
      tags: ['heaps', 'heaps', 'trees'],
    })
    const { statusCode, headers, body } = await get('/blogs/feed.xml')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const newest = body.slice(body.indexOf('<item>'), body.indexOf('</item>'))
    expect(texts(newest, 'title')).toEqual(['Heaps & <i>stacks</i>'])
    expect(texts(newest, 'link')).toEqual([`${HOME}/blogs/${slug}`])
    expect(newest).toContain(`<guid isPermaLink="false">urn:uuid:${_id}</guid>`)
    expect(texts(newest, 'dc:creator')).toEqual(['Ananya "A" Rao'])
    expect(texts(newest, 'category')).toEqual(['Data structures', 'heaps', 'trees'])
    const [html = ''] = texts(newest, 'content:encoded')
    expect(html).toContain('<strong>text</strong>')
    expect(html).toContain('<code>a &lt; b</code>')
  })

  test('safety X3 BLOG-18 is sanitized as the page is, and holds nothing that XML cannot', async () => {
    const content =
      '<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1)) \u0008\u001f ]]> &amp;'
    await publish({ title: 'Bad\u0008 news ]]>', content })
    const body = await feed()
    expect([...body].every((one) => one >= ' ' || '\n\r\t'.includes(one))).toBe(true)
    const found = texts(body, 'content:encoded').flatMap((html) => elementsOf(html))
    expect(found.filter(({ tag }) => ['script', 'iframe', 'style', 'form'].includes(tag))).toEqual([])
    const addresses = found.flatMap(({ attributes: { href, src } }) => [href ?? [], src ?? []].flat())
    expect(addresses.filter((one) => !/^(https?|mailto):/.test(one))).toEqual([])
    expect(
      found.flatMap(({ attributes }) => Object.keys(attributes)).filter((one) => /^on/.test(one)),
    ).toEqual([])
  })

  test('safety L1 reads no more blogs than it contains, and reuses what was rendered for their pages', async () => {
    const content = `# Drawn once\n\n${'A line of words. '.repeat(100)}`
    const { _id } = await publish({ title: 'Drawn', content })
    const { html } = (await site.app.inject(`/api/v1/getBlog/${_id}`)).json().data
    const drawing = vi.spyOn(Worker.prototype, 'postMessage')
    const asked = vi.spyOn(site.database.pool, 'query')
    try {
      expect(texts(await feed(), 'content:encoded')).toContain(html)
      expect(drawing.mock.calls.filter(([task]) => task?.source === content)).toEqual([])
      const statements = asked.mock.calls.map(([given]) => (given as unknown as { text: string }).text)
      expect(statements.filter((text) => /from "blogs"(?!.* limit )/.test(text))).toEqual([])
      expect(statements.filter((text) => /from "blogs"/.test(text))).toHaveLength(1)
    } finally {
      drawing.mockRestore()
      asked.mockRestore()
    }
  })

  test('gives no spoiler away', async () => {
    await publish({ title: 'Riddle', content: 'It is ||the second heap||.' })
    const [html = ''] = texts(await feed(), 'content:encoded')
    expect(html).not.toContain('second heap')
    expect(html).toContain('Spoiler')
  })

  test('leads to where links on the page lead', async () => {
    const content =
      '# One\n\n[up](/dsa?a=1&b=2) [here](#one) [next](the-other) ![p](/photos/p.webp) [out](https://example.com/)'
    const { slug } = await publish({ title: 'Links', content })
    const [html = ''] = texts(await feed(), 'content:encoded')
    const addresses = elementsOf(html).flatMap(({ attributes: { href, src } }) => href ?? src ?? [])
    expect(addresses).toEqual([
      `${HOME}/dsa?a=1&b=2`,
      `${HOME}/blogs/${slug}#one`,
      `${HOME}/blogs/the-other`,
      `${HOME}/photos/p.webp`,
      'https://example.com/',
    ])
  })

  test('is cached, and made again when a blog is created', async () => {
    const first = await get('/blogs/feed.xml')
    const held = await get('/blogs/feed.xml', { 'if-none-match': first.headers.etag })
    expect([held.statusCode, held.body]).toEqual([304, ''])
    const { slug } = await publish({ title: 'Fresh' })
    const next = await get('/blogs/feed.xml', { 'if-none-match': first.headers.etag })
    expect(next.statusCode).toBe(200)
    expect(texts(next.body, 'link')).toContain(`${HOME}/blogs/${slug}`)
    const head = await site.app.inject({ method: 'HEAD', url: '/blogs/feed.xml' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test('safety O7 names the site’s own address, whatever the Host header says', async () => {
    const { body } = await get('/blogs/feed.xml', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    })
    expect(body).not.toContain('evil.example')
  })
})

describe('the sitemap', () => {
  const entries = async () => {
    const { body: index } = await get('/sitemap.xml')
    const parts = [...index.matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)].map(([, place = '']) =>
      get(place.replace(HOME, '')),
    )
    const body = (await Promise.all(parts)).map((part) => part.body).join('')
    return new Map(
      [...body.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
        ([, address, changed]) => [unescaped(address ?? '').replace(HOME, ''), changed],
      ),
    )
  }

  test('names every public screen, and none that is for members', async () => {
    const paths = [...(await entries()).keys()]
    const screens = [
      '/',
      '/dsa',
      '/dsa/problems',
      '/dashboard',
      '/dashboard/blogs',
      '/dashboard/interviewExp',
      '/dashboard/forum',
    ]
    expect(paths).toEqual(expect.arrayContaining([...screens, '/events', '/signup']))
    // A problem may have any name, so the check leaves problems out.
    const named = paths.filter((path) => !path.startsWith('/dsa/problems/'))
    expect(named.filter((path) => /profile|create|approvals|moderation|submi|setup|api/.test(path))).toEqual(
      [],
    )
    const { topics } = (await site.ask('GET', '/topics/')).body
    expect(paths).toContain(`/dsa?topic=${topics[0].id}`)
  })

  test('names everything that has a screen, with when it changed, as soon as it is there', async () => {
    await entries()
    const { slug } = await publish({ title: 'Mapped' })
    const event = { title: 'Night', description: 'x', timeZone: 'UTC' }
    const times = { startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z' }
    const made = async (path: string, as: string, body: object): Promise<string> =>
      (await site.ask('POST', path, { as, body })).body.data._id
    const eventId = await made('/events', admin, { ...event, ...times })
    const moduleId = await made('/admin/createModule', admin, { title: 'M', description: 'D', questions: [] })
    const thread = { title: 'T', category: 'General', content: 'C' }
    const [kept, gone] = [
      await made('/forum/threads', member, thread),
      await made('/forum/threads', member, thread),
    ]
    await site.ask('DELETE', `/forum/threads/${gone}`, { as: member })
    const found = await entries()
    for (const path of [
      `/blogs/${slug}`,
      `/events/${eventId}`,
      `/dashboard/modules/${moduleId}`,
      `/dashboard/forum/${kept}`,
      '/dashboard/blogs',
    ]) {
      const changed = Date.parse(found.get(path) ?? '')
      expect(Math.abs(Date.now() - changed), path).toBeLessThan(60_000)
    }
    expect(found.has(`/dashboard/forum/${gone}`)).toBe(false)
  })
})

test('the robots file keeps crawlers from the API and leads them to the sitemap', async () => {
  const { headers, body } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /api/', `Sitemap: ${HOME}/sitemap.xml`]),
  )
})
