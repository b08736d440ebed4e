import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestText, sendRaw } from '../../../testing/raw-request.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { PUBLIC } from '../../platform/answer-cache/cached-answer.ts'
import { builtScreens } from './screens.ts'

let site: TestSite
let origin: string
let admin: string
/** How many pages were drawn so far. */
let drawn = 0
beforeAll(async () => {
  const built = existsSync(
    fileURLToPath(new URL('../../../../web/dist/server/entry-server.js', import.meta.url)),
  )
  if (!built)
    throw new Error('These tests ask for the built pages: run "npm test -- unit", which builds them.')
  const screens = await builtScreens()
  const render: typeof screens.render = (request) => {
    drawn += 1
    return screens.render(request)
  }
  site = await testSite({}, { screens: { ...screens, render } })
  origin = await site.listen()
  admin = (await site.member({ role: 'admin' })).as
})
beforeEach(async () => {
  // A view that is still being counted would drop cached responses in the middle of a test.
  await site.countView.settled()
  site.cache.clear()
})
afterAll(() => site?.close())

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
/** Returns the elements of the page's own part, without their texts. */
const main = (html: string) => html.slice(html.indexOf('<main')).match(/<[a-z]+/g)
const signedIn = (token: string) => ({ cookie: `callofcode=${token}` })
const publish = async (title: string) => {
  const body = { title, author: 'Rohan', content: 'Because.' }
  const { body: answer } = await site.ask('POST', '/admin/createBlog', { as: admin, body })
  return answer.data._id as string
}
const BLOGS = '/dashboard/blogs'

describe('a visitor’s page', () => {
  test('is HTML with its data in it, and comes from the cache the second time', async () => {
    await publish('Two pointers')
    const first = await open(BLOGS)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(first.headers.get('cache-control')).toBe(PUBLIC)
    expect(first.html).toContain('Two pointers')
    expect(site.cache.get(BLOGS)?.tags).toContain('blogs')
    const again = await open(BLOGS)
    expect(again.html).toBe(first.html)
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    const held = await open(BLOGS, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([held.status, held.html]).toEqual([304, ''])
  })

  test('is rendered by React’s production build, whatever NODE_ENV the process has', () => {
    const folder = fileURLToPath(new URL('../../../../web/dist/server/', import.meta.url))
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts).toContain('entry-server.js')
    expect(
      scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes('process.env.NODE_ENV')),
    ).toEqual([])
  })

  test('asks for its font without holding back the first paint', async () => {
    const [head, body] = (await open('/')).html.split('<body>')
    expect(head).not.toMatch(/as="font"/)
    expect(body).toMatch(/^\n<link rel="preload" [^>]*as="font"/)
  })

  test('BLOG-01 shows a blog as soon as it is made', async () => {
    expect((await open(BLOGS)).html).not.toContain('Sliding windows')
    const id = await publish('Sliding windows')
    expect((await open(BLOGS)).html).toContain('Sliding windows')
    expect((await open(`${BLOGS}/${id}`)).html).toContain('Sliding windows')
  })

  test('what a write does not change stays cached', async () => {
    await open('/dsa')
    const kept = site.cache.get('/dsa')
    expect(kept).toBeDefined()
    await publish('Heaps')
    expect(site.cache.get('/dsa')).toBe(kept)
  })

  test('safety L1 is rendered once for all requests that come before it is ready', async () => {
    const before = drawn
    const pages = await Promise.all(Array.from({ length: 8 }, () => open(BLOGS)))
    expect([new Set(pages.map(({ html }) => html)).size, drawn - before]).toEqual([1, 1])
  })

  test('is the same for all visitors, whatever their cookies say', async () => {
    const { headers } = await open(BLOGS)
    const before = drawn
    for (const cookie of ['fresh=1', `callofcode=${'x'.repeat(43)}`, 'callofcode=; fresh=1', 'other=1'])
      expect((await open(BLOGS, { cookie })).headers.get('etag')).toBe(headers.get('etag'))
    expect(drawn).toBe(before)
  })

  test('is rendered and cached separately for a collapsed sidebar and for the light theme', async () => {
    const dark = await open(BLOGS)
    for (const cookie of ['theme=light', 'sidebar=collapsed']) {
      const own = await open(BLOGS, { cookie })
      expect(own.html).not.toBe(dark.html)
      expect((await open(BLOGS, { cookie })).headers.get('etag')).toBe(own.headers.get('etag'))
    }
    expect((await open(BLOGS)).html).toBe(dark.html)
  })

  test('cannot be put in the place of another one', async () => {
    const line = (target: string) => requestText(`GET ${target} HTTP/1.1`, ['Connection: close'])
    expect((await sendRaw(origin, line(`${BLOGS}#light`))).status).toBe(400)
    expect((await open(BLOGS, { cookie: 'theme=light' })).html).not.toContain('class="dark"')
  })

  test('is not cached when its data could not be read', async () => {
    const { pool } = site.database
    await pool.query('alter table blogs rename to elsewhere')
    try {
      await open(BLOGS)
      expect(site.cache.get(BLOGS)).toBeUndefined()
    } finally {
      await pool.query('alter table elsewhere rename to blogs')
    }
    await publish('Back again')
    expect((await open(BLOGS)).html).toContain('Back again')
  })
})

describe('safety L1 however an address is written, its page is rendered once', () => {
  const drawings = async (paths: string[], headers: Record<string, string> = {}) => {
    const before = drawn
    const answers = []
    for (const path of paths) answers.push(await open(path, headers))
    return { pages: drawn - before, html: new Set(answers.map(({ html }) => html)).size }
  }

  test.each([
    ['keys that nobody knows', ['/', '/?x=1', '/?x=2', '/?', '/?utm_source=mail&x=3', '/?__proto__=x']],
    ['keys of another screen', ['/dsa', '/dsa?when=past', '/dsa?tab=signup', '/dsa?cursor=x']],
    ['values that are none', ['/events', '/events?when=soon', '/events?when=', '/events?edit=1&new=2']],
    [
      'the order of keys, and keys said twice',
      [
        '/dashboard/forum?sort=top&category=Events',
        '/dashboard/forum?category=Events&sort=top',
        '/dashboard/forum?category=General&x=1&category=Events&sort=top',
      ],
    ],
    [
      'percent signs',
      ['/events?when=past', '/events?%77hen=p%61st', '/%65vents?when=past', '/e%76ents?when=past'],
    ],
    ['a plus and a space', ['/dashboard/blogs?q=two+sum', '/dashboard/blogs?q=two%20sum']],
    [
      'addresses that lead nowhere',
      ['/a1', '/a2', '/dashboard/a3', '/dsa/x/y?q=1', '/a%2Fb', '/styleguide', '/profile/x'],
    ],
  ])('%s', async (_, paths) => {
    expect(await drawings(paths)).toEqual({ pages: 1, html: 1 })
  })

  test('what a screen knows is part of its name', async () => {
    const paths = ['/events', '/events?when=past', '/dashboard/blogs?q=one', '/dashboard/blogs?q=two']
    expect((await drawings(paths)).pages).toBe(4)
  })

  test('a HEAD request renders no more than a GET', async () => {
    await open('/dsa')
    const before = drawn
    for (const path of ['/dsa', '/dsa?x=1'])
      expect((await fetch(origin + path, { method: 'HEAD', headers: { accept: 'text/html' } })).status).toBe(
        200,
      )
    expect(drawn).toBe(before)
  })

  test('NAV-21 the page for addresses that lead nowhere is the same for all, and says nothing of any', async () => {
    const { status, html } = await open('/somewhere-else')
    expect(status).toBe(404)
    expect(html).not.toContain('somewhere-else')
    expect(html).toContain('Oops! Page Not Found')
  })
})

describe('a signed-in page', () => {
  test('is rendered for its member alone and cached nowhere', async () => {
    const { as, name } = await site.member({ name: 'Devika Rao' })
    const own = await open(BLOGS, signedIn(as))
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.has('etag')).toBe(false)
    expect(own.html).toContain(name)
    expect(site.cache.get(BLOGS)).toBeUndefined()
    expect((await open(BLOGS)).html).not.toContain(name)
  })

  test.each(['/nowhere/%28', '/nowhere/%5Bx%5D', '/dashboard/forum/%28', '/dsa/problems/it%27s'])(
    'NAV-21 is whole at an address with signs that need no percent: %s',
    async (path) => {
      const { as } = await site.member()
      const plain = path.replaceAll(/%../g, 'x')
      const [{ html, status }, other] = [await open(path, signedIn(as)), await open(plain, signedIn(as))]
      expect(status).toBe(404)
      expect(main(html)).toEqual(main(other.html))
    },
  )

  test('is not the cached one of visitors', async () => {
    await open(BLOGS)
    const { as } = await site.member({ name: 'Devika Rao' })
    expect((await open(BLOGS, signedIn(as))).html).toContain('Devika Rao')
  })

  test('of somebody whose sign-in ended is a visitor’s', async () => {
    const { html, status } = await open(BLOGS, signedIn('x'.repeat(43)))
    expect(status).toBe(200)
    expect(html).not.toContain('Devika Rao')
  })

  test('COST-11 leaves nothing behind that waits to be cleared', async () => {
    const { as } = await site.member()
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
    await open('/dashboard', signedIn(as))
    const before = timers()
    for (let page = 0; page < 10; page++) await open('/dashboard', signedIn(as))
    expect(timers() - before).toBeLessThan(10)
  })

  test('comes in the encoding its reader takes', async () => {
    const { as } = await site.member()
    for (const encoding of ['br', 'gzip']) {
      const answer = await open(BLOGS, { ...signedIn(as), 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.html).toContain('</html>')
    }
    expect(
      (await open(BLOGS, { ...signedIn(as), 'accept-encoding': 'br;q=0' })).headers.has('content-encoding'),
    ).toBe(false)
  })
})

describe('guards stand on the server', () => {
  const member = ['/profile', '/dashboard/submitExperience', '/dashboard/forum/new']
  const moderator = ['/dashboard/approvals', '/dashboard/moderation']
  const content = [
    '/dashboard/createModule',
    '/dashboard/createBlog',
    '/dashboard/createInterviewExp',
    '/dashboard/submissions',
  ]
  const outcome = async (path: string, token?: string) => {
    const { status, headers, html } = await open(path, token ? signedIn(token) : {})
    if (status === 302) expect([html, headers.get('cache-control')]).toEqual(['', 'no-store'])
    return headers.get('location') ?? status
  }

  test('ROLE-04 a visitor is sent to sign in, and nothing of the page is rendered', async () => {
    for (const path of [...member, ...moderator, ...content])
      expect(await outcome(path)).toBe(`/signup?next=${encodeURIComponent(path)}`)
  })
  test('ROLE-04 CLUB-117 a member, holders of tasks and an admin see what is theirs and no more', async () => {
    const { as: plain } = await site.member()
    const { as: manager } = await site.member({ isManager: true })
    for (const path of member)
      for (const as of [plain, manager, admin]) expect(await outcome(path, as)).toBe(200)
    for (const path of moderator) {
      expect(await outcome(path, plain)).toBe('/unauthorized')
      for (const as of [manager, admin]) expect(await outcome(path, as)).toBe(200)
    }
    const { as: writer } = await site.member({ tasks: ['content'] })
    for (const path of content) {
      for (const as of [plain, manager]) expect(await outcome(path, as)).toBe('/unauthorized')
      for (const as of [writer, admin]) expect(await outcome(path, as)).toBe(200)
    }
    for (const path of ['/dashboard/members', '/dashboard/club', '/dashboard/audit', '/dashboard/problems'])
      for (const as of [plain, manager, writer]) expect(await outcome(path, as)).toBe('/unauthorized')
  })
  test('NAV-13 a slash at the end opens the same screen, behind the same guard', async () => {
    for (const path of ['/signup/', '/dashboard/', `${BLOGS}/`])
      expect([path, await outcome(path)]).toEqual([path, 200])
    expect(await outcome('/profile/')).toBe('/signup?next=%2Fprofile%2F')
  })
})

describe('addresses', () => {
  test.each([
    ['/dsa//', '/dsa/'],
    ['//dsa', '/dsa'],
    ['/dashboard///blogs?q=a//b', '/dashboard/blogs?q=a//b'],
    ['//evil.example/', '/evil.example/'],
    ['///evil.example', '/evil.example'],
    ['//', '/'],
  ])('NAV-13 doubled slashes lead to the page without them, on this site: %s', async (path, to) => {
    const line = requestText(`GET ${path} HTTP/1.1`, ['Connection: close', 'Accept: text/html'])
    const { status, headers } = await sendRaw(origin, line)
    expect([status, headers.location, headers['cache-control']]).toEqual([308, to, 'no-store'])
  })

  test('CLUB-685 /login leads to the form, with what follows it', async () => {
    const line = requestText('GET /login?next=%2Fdsa HTTP/1.1', ['Connection: close', 'Accept: text/html'])
    const { status, headers } = await sendRaw(origin, line)
    expect([status, headers.location]).toEqual([308, '/signup?next=%2Fdsa'])
  })

  test.each([
    '/DASHBOARD',
    '/Dsa',
    '/dashboard/BLOGS',
    '/dashboard/interviewexp',
    '/Signup',
    '/dsa;x',
    '/dsa.html',
    '/dashboard%2Fblogs',
    '/%2Fdsa',
    '/dsa%2F',
    '/dsa%00',
    '/%00',
    '/..%2Fdsa',
    '/%5Cevil.example',
    '//\\evil',
    '/dsa%20',
    '/%F0%9F%8E%AF',
    '/dsa/%C3%A9',
    '/constructor',
    '/__proto__',
  ])('NAV-21 the letters of an address are those of the page, or there is none: %s', async (path) => {
    const line = requestText(`GET ${path} HTTP/1.1`, ['Connection: close', 'Accept: text/html'])
    expect([path, (await sendRaw(origin, line)).status]).toEqual([path, 404])
  })

  test('safety I9 a malformed address answers 400, never 500, in the path and in the query', async () => {
    const ask = (path: string, accept = 'text/html') =>
      sendRaw(origin, requestText(`GET ${path} HTTP/1.1`, ['Connection: close', `Accept: ${accept}`]))
    const status = async (path: string) => (await ask(path)).status
    for (const path of ['/%E0%A4%A', '/%F0', '/dsa/%', '/%zz', '/dashboard/blogs/%c3%28']) {
      const page = await ask(path)
      expect([path, page.status, page.headers['content-type']]).toEqual([
        path,
        400,
        'text/html; charset=utf-8',
      ])
      expect(page.text).toContain('This address cannot be read')
      expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
      expect((await ask(path, '*/*')).headers['content-type']).toBe('application/json; charset=utf-8')
    }
    expect((await ask('/api/v1/%F0')).headers['content-type']).toBe('application/json; charset=utf-8')
    for (const path of [
      '/dsa?topic=%E0%A4%A',
      '/dashboard/blogs?q=%00',
      '/events?when=%zz',
      '/dsa?%',
      '/?a=b=c&&',
    ])
      expect([path, (await status(path)) < 500]).toEqual([path, true])
  })

  test('safety Z5 no trick of a path opens a screen of admins to anybody else', async () => {
    const { as } = await site.member()
    const tricks = ['/dashboard/createBlog/', '/dashboard//createBlog', '/dashboard/./createBlog']
    const stranger = [
      '/dashboard/createblog',
      '/dashboard%2FcreateBlog',
      '/dashboard/createBlog;x',
      '/dashboard/createBlog.json',
    ]
    for (const path of [...tricks, ...stranger]) {
      const { status, html } = await open(path, signedIn(as))
      expect([path, [302, 308, 404].includes(status), html.includes('Author')]).toEqual([path, true, false])
    }
  })
})

describe('what is no page', () => {
  test('an unknown address answers 404 with a page, which is not cached', async () => {
    for (const path of [
      '/nothing',
      '/dashboard/nothing',
      '/dsa/x',
      '/profile/x',
      '/styleguide',
      '/getBlogs',
    ]) {
      const { status, headers, html } = await open(path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
      expect(html).toContain('</html>')
      expect(site.cache.get(path)).toBeUndefined()
    }
  })
  test('API-15 a blog that is not there answers 404 with a page', async () => {
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      expect((await open(`${BLOGS}/${id}`)).status).toBe(404)
  })
  test('API-07 an unknown path of the API is never a page', async () => {
    const { headers, status } = await open('/api/v1/nothing')
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  })
  test.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/.vite/manifest.json',
    '/assets/x.js',
    '/assets/',
  ])('safety Y2 %s is not served', async (path) => {
    const answer = await sendRaw(origin, requestText(`GET ${path} HTTP/1.1`, ['Connection: close']))
    expect(answer.status).toBe(404)
    expect(answer.text).not.toMatch(/callofcode|isEntry/)
  })
  test('safety Y2 the browser’s files hold no source map and nothing that is the server’s', async () => {
    const client = fileURLToPath(new URL('../../../../web/dist/client/', import.meta.url))
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.(map|ts|tsx)(\.br|\.gz)?$/.test(file))).toEqual([])
    // The runbook is a document that names variables.
    const isRunbook = (file: string) =>
      readFileSync(join(client, file), 'utf8').includes('# What to do when …')
    const scripts = files.filter((file) => /\.(js|css|html)$/.test(file) && !isRunbook(file))
    expect(scripts.length).toBeGreaterThan(20)
    for (const file of scripts)
      expect([
        file,
        readFileSync(join(client, file), 'utf8').match(
          /sourceMappingURL|\.APP_SECRET|APP_SECRET["'`]?[:=]|DATABASE_URL|postgres(ql)?:\/\/|smtps?:\/\/|argon2/,
        ),
      ]).toEqual([file, null])
  })
  test('OPS-44 a page that cannot be made says so plainly, names the request, and gives nothing away', async () => {
    const { pool } = site.database
    await pool.query('alter table sessions rename to elsewhere')
    try {
      const { status, headers, html } = await open(BLOGS, signedIn('x'.repeat(43)))
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        500,
        'text/html; charset=utf-8',
        'no-store',
      ])
      expect(html).toContain('This page could not be made')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
      expect(html).toContain(`tell the club, and name ${headers.get('x-request-id')}.`)
      const hindi = await open(BLOGS, { ...signedIn('x'.repeat(43)), 'accept-language': 'hi-IN' })
      expect(hindi.html).toMatch(/<html lang="hi" dir="ltr">[\s\S]*यह पेज नहीं बन सका/)
      expect(html).not.toMatch(/sessions|select|node_modules/)
    } finally {
      await pool.query('alter table elsewhere rename to sessions')
    }
  })
})

describe('headers', () => {
  test('safety H4 a page’s policy lets in its own styles by hash, and nothing else that is inline', async () => {
    const { html, headers } = await open(BLOGS)
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).not.toContain('unsafe')
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')
    for (const css of styles)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    const scripts = [...html.matchAll(/<script(?![^>]*type="application\/json")([^>]*)>([^<]*)/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, text] of scripts)
      expect([/src="\//.test(attributes ?? ''), text]).toEqual([true, ''])
    expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/)
  })

  test('safety H4 H6 files carry the common headers; those named by their content are cached for ever', async () => {
    const { html } = await open('/')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    for (const [path, kept] of [
      [script, 'public, max-age=31536000, immutable'],
      ['/theme.js', 'public, max-age=3600'],
    ] as const) {
      const { status, headers } = await open(path, { 'accept-encoding': 'br' })
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, kept])
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        vary: expect.stringMatching(/accept-encoding/i),
      })
    }
  })

  test('COST-11 safety Y2 the browser’s files share a route, which gives out nothing but them', async () => {
    const asset = /\/assets\/[\w-]+\.js/.exec((await open('/')).html)?.[0] ?? ''
    const ask = async (path: string, method = 'GET') =>
      (await fetch(origin + path, { method, headers: { 'accept-encoding': 'br' } })).status
    expect([await ask(asset), await ask(asset, 'HEAD'), await ask('/theme.js')]).toEqual([200, 200, 200])
    for (const path of [
      `${asset}.br`,
      `${asset}.gz`,
      `${asset}/`,
      '/theme.js.br',
      '/.vite/manifest.json',
      '/assets/..%2ftheme.js',
      '/assets/%2e%2e%2f.vite%2fmanifest.json',
      '/assets/',
    ])
      expect([path, await ask(path)]).toEqual([path, 404])
    expect(site.app.printRoutes({ commonPrefix: false }).split('\n').length).toBeLessThan(1_500)
  })
  test('safety H4 every page carries them too', async () => {
    for (const path of ['/', BLOGS, '/nothing', '/profile']) {
      expect(Object.fromEntries((await open(path)).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
  })
})
