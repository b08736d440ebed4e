import { endpoints } from '@callofcode/contract/all'
import { AREAS } from '@callofcode/contract/area'
import { baseOf } from '@callofcode/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from '../../app/page/screens.ts'
import { apiTokenStore } from '../account/public.ts'

/** Public endpoints that show no area of the club. */
const NO_AREA = [
  'GET /topics/map',
  'POST /members/signup',
  'POST /members/signin',
  'POST /members/forgotPassword',
  'POST /members/verifyOtp',
  'GET /logout',
  'POST /setup',
  'POST /members/signin/code',
  'POST /members/signin/passkey/start',
  'POST /members/signin/passkey',
  'POST /members/confirmEmail',
  'POST /members/sendConfirmation',
  'GET /members/signin/college',
  'GET /members/signup/fields',
  'GET /club/conduct',
  // What the club chose to show on its own pages.
  'GET /club/about',
  'GET /club/gallery',
  'GET /licences',
  // Everybody who is shown a certificate may verify it.
  'GET /certificates/:code',
  'GET /certificates/:code.pdf',
  // The tracker stays public. The search leaves out areas for members only.
  'GET /topics/',
  'GET /topics/:id/questions',
  'GET /questions/:question',
  'GET /search',
  'POST /notifications/unsubscribe',
]

let site: TestSite
let origin: string
let admin: string
let member: string
const WORD = 'Zyzzyva'
const made: Record<string, string> = {}
beforeAll(async () => {
  site = await testSite({ LANES: '0' }, { screens: await builtScreens() })
  origin = await site.listen()
  admin = (await site.member({ role: 'admin' })).as
  const writer = await site.member({ name: 'Wilhelmina Zyzzyva' })
  member = writer.as
  made.member = writer.id
  made.handle = writer.handle ?? ''
  const post = async (path: string, body: object, as = admin) =>
    (await site.ask('POST', path, { as, body })).body.data
  const blog = await post('/admin/createBlog', { title: `${WORD} blog`, author: 'R', content: WORD })
  Object.assign(made, { blog: blog._id, slug: blog.slug })
  made.module = (
    await post('/admin/createModule', { title: `${WORD} module`, description: 'D', questions: [] })
  )._id
  made.thread = (
    await post('/forum/threads', { title: `${WORD} thread`, category: 'General', content: WORD }, member)
  )._id
  await site.ask('PATCH', '/members/me/page', {
    as: member,
    body: { page: 'everyone', writings: 'everyone' },
  })
})
afterAll(() => site?.close())

const close = async (...membersOnly: string[]) =>
  expect((await site.ask('PATCH', '/admin/club', { as: admin, body: { membersOnly } })).status).toBe(200)
const open = async (url: string, as?: string) => {
  const headers = { accept: 'text/html,*/*', ...(as && { cookie: `callofcode=${as}` }) }
  // The request goes through the port, because cached responses are sent before the application runs.
  const answer = await fetch(origin + url, { headers, redirect: 'manual' })
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') }
}

test('CLUB-50 every endpoint that anyone may call names its part of the club, or shows nothing of one', () => {
  const without = endpoints.filter(({ callers, area }) => callers === 'anyone' && !area)
  expect(without.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(NO_AREA.toSorted())
  for (const area of AREAS) expect(endpoints.some((one) => one.area === area)).toBe(true)
})

test('CLUB-51 what is closed answers visitors 401 at every endpoint, also when a member has just read it', async () => {
  await close(...AREAS)
  for (const one of endpoints) {
    const { path, method, params, area } = one
    if (!area || method !== 'GET') continue
    const ids = { id: crypto.randomUUID(), slug: 'two-sum', handle: made.handle ?? '' }
    const url =
      baseOf(one) + path.replace(/:(\w+)/g, (_, name: string) => ids[name as keyof typeof ids] ?? '1')
    if (!path.endsWith('/stream')) await open(url, member)
    expect((await open(url)).status, `${url} ${params ? '' : '(list)'}`).toBe(401)
    expect((await open(url, 'x'.repeat(43))).status, url).toBe(401)
  }
  const list = await open('/api/v1/getBlogs', member)
  expect([list.status, list.text.includes(WORD)]).toEqual([200, true])
  expect((await open('/api/v1/getBlogs')).text).not.toContain(WORD)
})

test('CLUB-52 pages of what is closed lead visitors to the sign-in, and hold nothing of it; members see them', async () => {
  await close()
  const pages = [
    '/dashboard/blogs',
    `/blogs/${made.slug}`,
    `/dashboard/modules/${made.module}`,
    '/dashboard/forum',
    `/dashboard/forum/${made.thread}`,
    `/members/${made.handle}`,
  ]
  // The pages are now cached for visitors.
  for (const page of pages) expect((await open(page)).text, page).toContain(WORD)
  await close(...AREAS)
  for (const page of pages) {
    const { status, text, to } = await open(page)
    expect([status, text.includes(WORD)], page).toEqual([302, false])
    expect(to).toContain('/signup')
    expect((await open(page, member)).text, page).toContain(WORD)
    expect((await open(page)).status, page).toBe(302)
  }
})

test('CLUB-53 feed, map of the site, search, previews and calendar files say nothing of it', async () => {
  await close(...AREAS)
  expect((await open('/blogs/feed.xml')).status).toBe(404)
  expect((await open(`/blogs/${made.slug}.png`)).status).toBe(404)
  expect((await open('/sitemap.xml')).text).not.toMatch(/blogs|modules|threads|events|members/)
  expect((await open('/sitemaps/screens.xml')).text).not.toMatch(/\/dashboard|\/events|\/problems/)
  for (const part of ['blogs', 'modules', 'threads', 'events', 'members'])
    expect((await open(`/sitemaps/${part}-1-of-1.xml`)).status, part).toBe(404)
  expect((await open(`/events/${crypto.randomUUID()}.ics`)).status).toBe(401)
  expect(JSON.parse((await open(`/api/v1/search?q=${WORD}`)).text).data).toEqual([])
  const found = JSON.parse((await open(`/api/v1/search?q=${WORD}`, member)).text).data
  expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['blog', 'thread', 'module']),
  )
})

test('CLUB-57 an API token with the scope to read reads what is closed, as its member does; others do not', async () => {
  const statusWith = async (scope: 'read' | 'progress:write') => {
    const token = await site.database.sql.transaction((tx) =>
      apiTokenStore.create(tx, made.member ?? '', { name: 'T', scopes: [scope], days: 1 }),
    )
    const headers = { authorization: `Bearer ${token?.token}` }
    return (await fetch(`${origin}/api/v1/getBlogs`, { headers })).status
  }
  await close('blogs')
  expect([await statusWith('read'), await statusWith('progress:write')]).toEqual([200, 403])
  expect((await open('/api/v1/getBlogs')).status).toBe(401)
  await close()
  expect([await statusWith('read'), await statusWith('progress:write')]).toEqual([200, 200])
})

test('CLUB-54 an open page of a member names no writing that is closed', async () => {
  await close('forum')
  expect((await open(`/members/${made.handle}`)).text).not.toContain(`${WORD} thread`)
  await close()
  expect((await open(`/members/${made.handle}`)).text).toContain(`${WORD} thread`)
})

test('CLUB-55 the club’s name and colour are in the first response of a page, within its policy', async () => {
  await site.ask('PATCH', '/admin/club', {
    as: admin,
    body: { name: '<b>"Hex" & Co', shortName: 'Hex', accent: '#f97316' },
  })
  const { payload, headers } = await site.app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(payload).toContain('<title>CODE. CREATE. CONQUER. · &lt;b&gt;&quot;Hex&quot; &amp; Co</title>')
  expect(payload).toContain('<style id="club">:root:root{--accent:#f97316')
  expect(payload).not.toContain('<b>"Hex"')
  expect(payload).not.toMatch(/Call of Code/i)
  const { styleHash } = await import('../../platform/http/security-headers.ts')
  const style = /<style id="club">(.*?)<\/style>/.exec(payload)?.[1] ?? ''
  expect(headers['content-security-policy']).toContain(styleHash(style))
})
