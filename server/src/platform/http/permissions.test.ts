import { randomUUID } from 'node:crypto'
import { endpoints } from '@callofcode/contract/all'
import { API, baseOf, type Callers, type Endpoint } from '@callofcode/contract/endpoint'
import { TASKS, type Task } from '@callofcode/contract/task'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, rowOf, table } from '../../../testing/endpoints/every-endpoint.ts'
import { pathOfNothing } from '../../../testing/endpoints/good-call.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { resetTokenStore } from '../../features/account/reset-token-store.ts'
import { sessionStore } from '../../features/account/session-store.ts'
import { Failure } from '../failure.ts'
import { mayCall } from './caller.ts'

const perTask = <Value>(of: (task: Task) => Value) =>
  Object.fromEntries(TASKS.map((task) => [task, of(task)])) as Record<Task, Value>
const others = (task: Task) => `all tasks but ${task}` as const
const kinds = [
  'visitor',
  'pending',
  'declined',
  'disabled',
  'member',
  ...TASKS,
  ...TASKS.map(others),
  'every task',
  'ended task',
  'admin',
  'reset token',
  'garbage token',
] as const
type Kind = (typeof kinds)[number]

/** Returns the holders of one of these tasks, and admins. */
const holders = (...tasks: readonly Task[]): readonly Kind[] =>
  tasks.length === 0
    ? ['admin']
    : [
        'admin',
        'every task',
        ...tasks,
        ...TASKS.filter((one) => tasks.some((task) => task !== one)).map(others),
      ]

/** The kinds that may call. The others get 403 if they are signed in, and 401 if not. */
const letIn: Record<Callers, readonly Kind[]> = {
  anyone: kinds,
  reset: ['reset token'],
  member: ['member', 'ended task', ...holders(...TASKS)],
  ...perTask((task) => holders(task)),
  organiser: holders(...TASKS),
  admin: holders(),
}
const refusalOf = (callers: Callers, kind: Kind) => {
  if (letIn[callers].includes(kind)) return undefined
  return callers !== 'reset' && letIn.member.includes(kind) ? 403 : 401
}

/** The allowed kind with the fewest rights, the refused kind with the most rights, and a visitor. */
const nearest: Record<Callers, readonly Kind[]> = {
  anyone: ['visitor', 'admin'],
  reset: ['reset token', 'admin', 'visitor'],
  member: ['member', 'disabled', 'visitor'],
  ...perTask((task) => [task, others(task), 'visitor'] as const),
  organiser: ['problems', 'ended task', 'visitor'],
  admin: ['admin', 'every task', 'visitor'],
}

let site: TestSite
let tokens: Record<Kind, () => Promise<string | undefined>>
beforeAll(async () => {
  site = await testSite()
  const { sql } = site.database
  // Signs in again each time, because one of the calls ends the session.
  const signedIn = async (given: Parameters<TestSite['member']>[0]) => {
    const { id } = await site.member(given)
    return () => sessionStore.create(sql, id, {})
  }
  const holding = async (kind: Kind, tasks: readonly Task[]) => [kind, await signedIn({ tasks })] as const
  // The member held all tasks until a second ago.
  const ended = async () => {
    const { id } = await site.member({ tasks: TASKS })
    await site.database.pool.query(
      `update member_tasks set until = current_date, ends_at = now() - interval '1 second' where member_id = $1`,
      [id],
    )
    return () => sessionStore.create(sql, id, {})
  }
  const owner = await site.member()
  tokens = {
    visitor: async () => undefined,
    pending: await signedIn({ status: 'pending' }),
    declined: await signedIn({ status: 'declined' }),
    disabled: await signedIn({ status: 'disabled', role: 'admin' }),
    member: await signedIn({}),
    ...(Object.fromEntries(
      await Promise.all(
        TASKS.flatMap((task) => [
          holding(task, [task]),
          holding(
            others(task),
            TASKS.filter((one) => one !== task),
          ),
        ]),
      ),
    ) as Record<Task | `all tasks but ${Task}`, () => Promise<string>>),
    'every task': await signedIn({ tasks: TASKS }),
    'ended task': await ended(),
    admin: await signedIn({ role: 'admin' }),
    'reset token': () => resetTokenStore.create(sql, owner.id, 600),
    'garbage token': async () => 'no-such-token-0123456789-0123456789-0123456',
  }
})
afterAll(() => site.close())

async function ask(target: (typeof endpoints)[number], kind: Kind, body?: object) {
  const as = await tokens[kind]()
  const { status, body: answer } = await site.ask(target.method, pathOfNothing(target), {
    base: baseOf(target),
    ...(as && { as }),
    ...(body && { body }),
  })
  return { status, answer }
}

/** Callers without permission are refused before the body is read: a wrong one changes nothing. */
async function expectAnswer(target: (typeof endpoints)[number], kind: Kind, body?: object) {
  const [callers] = rowOf(target).may
  const expected = refusalOf(callers, kind)
  const { status, answer } = await ask(target, kind, body)
  const asked = `${addressOf(target)}, asked by: ${kind}`
  if (expected === undefined) expect([401, 403, 405, 500, 503], asked).not.toContain(status)
  else expect({ status, ...answer }, asked).toMatchObject({ status: expected, success: false })
  if (expected === 403) expect(answer.message, asked).toBe('Access Denied')
  if (expected === 401 && callers !== 'reset')
    expect(answer.message, asked).toBe('Your session has expired. Please login again.')
}
const wrong = { nonsense: [1] }
const writes = ({ method }: { method: string }) => method !== 'GET'

describe('permission matrix', () => {
  test('API-09 API-10 every endpoint has its row in server/testing/endpoints, and the contract says the same', () => {
    const inContract = endpoints.map((one) => [addressOf(one), one.callers])
    const byHand = Object.entries(table).map(([address, { may }]) => [address, may[0]])
    expect(Object.fromEntries(inContract)).toEqual(Object.fromEntries(byHand))
  })

  test.each(Object.keys(letIn) as Callers[])(
    'API-09 ROLE-04 CLUB-117 CLUB-118 safety Z1 what is for %s is for nobody else',
    async (callers) => {
      for (const kind of kinds) {
        const caller = await sessionStore.find(site.database, (await tokens[kind]()) ?? '', site.env)
        // Endpoints check reset tokens themselves, as shown below.
        const expected = callers === 'reset' ? undefined : refusalOf(callers, kind)
        expect([kind, refusedBy(() => mayCall(callers, caller))]).toEqual([kind, expected])
      }
    },
  )

  test.each(endpoints.map((one) => [addressOf(one), one] as const))(
    'API-09 API-10 ROLE-04 CLUB-31 CLUB-84 CLUB-113 CLUB-117 CLUB-118 CLUB-167 CLUB-178 safety Z1 %s lets in whom it is for, and not who comes nearest',
    async (_, target) => {
      for (const kind of nearest[rowOf(target).may[0]])
        await expectAnswer(target, kind, writes(target) ? wrong : undefined)
    },
  )

  test.each(kinds)(
    'API-09 API-10 ROLE-04 CLUB-117 CLUB-118 safety Z1 every endpoint, asked by: %s',
    { tags: 'long' },
    async (kind) => {
      for (const target of endpoints)
        for (const body of writes(target) ? [undefined, {}, wrong] : [undefined])
          await expectAnswer(target, kind, body)
    },
  )

  test('API-09 a credential that is unknown, ended or of somebody not approved is answered just as none', async () => {
    const bare = await site.ask('GET', '/members/')
    for (const kind of ['pending', 'declined', 'disabled', 'reset token', 'garbage token'] as const) {
      const { answer } = await ask(profile, kind)
      expect({ ...answer, requestId: '' }).toEqual({ ...bare.body, requestId: '' })
    }
  })

  test('API-09 safety Z1 a caller without permission is refused before the body is parsed', async () => {
    const payload = '{"title": '
    const headers = { 'content-type': 'application/json' }
    const send = async (as?: string) =>
      site.app.inject({
        method: 'POST',
        url: `${API}/admin/createBlog`,
        payload,
        headers: { ...headers, ...(as && { authorization: `Bearer ${as}` }) },
      })
    expect((await send()).statusCode).toBe(401)
    expect((await send(await tokens.member())).statusCode).toBe(403)
    expect((await send(await tokens.admin())).statusCode).toBe(400)
  })

  test('safety Z2 ROLE-04 what is refused is not done', async () => {
    const good = { title: 'A', author: 'B', content: 'C' }
    const as = (await tokens.moderation()) ?? ''
    expect((await site.ask('POST', '/admin/createBlog', { as, body: good })).status).toBe(403)
    expect((await site.ask('GET', '/getBlogs')).body.data).toEqual([])
  })

  test('safety Z5 no trick of method or path reaches an admin handler', async () => {
    const as = (await tokens.member()) ?? ''
    const admin = (await tokens.admin()) ?? ''
    const body = { title: 'A', author: 'B', content: 'C' }
    const tricks = [
      '/admin/createBlog/',
      '//admin/createBlog',
      '/admin//createBlog',
      '/admin%2FcreateBlog',
      '/admin/createBlog;x',
      '/Admin/createBlog',
      '/ADMIN/CREATEBLOG',
      '/admin/createBlog.json',
      '/admin/./createBlog/..',
    ]
    for (const path of tricks)
      for (const token of [as, admin])
        expect([path, (await site.ask('POST', path, { as: token, body })).status]).toEqual([path, 404])
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const override = await site.ask('GET', '/admin/createBlog', { as: admin, headers: { [name]: 'POST' } })
      expect(override.status).toBe(405)
    }
    expect((await site.ask('GET', '/getBlogs')).body.data).toEqual([])
  })

  test('safety S5 a token counts in the Authorization header alone, never in the address or the body', async () => {
    const token = (await tokens.admin()) ?? ''
    for (const name of ['token', 'access_token', 'authorization'])
      expect((await site.ask('GET', `/members/?${name}=${token}`)).status).toBe(401)
    const body = { title: 'A', author: 'B', content: 'C', token }
    expect((await site.ask('POST', '/admin/createBlog', { body })).status).toBe(401)
  })
})

describe('the routes are those of the contract', () => {
  test('API-01 every endpoint is served, under /api/v1 or as a file of the site', () => {
    const { app } = site
    const isServed = (one: Endpoint) => app.hasRoute({ method: one.method, url: baseOf(one) + one.path })
    expect(endpoints.filter((one) => !isServed(one)).map(addressOf)).toEqual([])
  })

  test('API-01 nothing is served under /api/v1 that the contract does not name', () => {
    const contract = new Set(endpoints.map((one) => `${one.method} ${baseOf(one)}${one.path}`))
    const served = routesOf(site.app.printRoutes({ commonPrefix: false }))
    expect(served.length).toBeGreaterThan(endpoints.length)
    const strange = served.filter(
      ({ method, path }) =>
        path.startsWith(API) &&
        // This route answers every unknown address.
        path !== `${API}/*` &&
        !contract.has(`${method === 'HEAD' ? 'GET' : method} ${path}`),
    )
    expect(strange).toEqual([])
  })

  test('SAFE-391 no address that asks who calls answers where a page loads it as its picture or frame', async () => {
    const { as } = await site.member({ role: 'admin' })
    const gets = routesOf(site.app.printRoutes({ commonPrefix: false })).filter(
      // `*` stands for the browser's own files, which exist only after a build.
      ({ method, path }) => method === 'GET' && path !== '*',
    )
    const answers = await Promise.all(
      gets.map(async ({ path }) => {
        const url = path.replace(/:\w+(\([^)]*\))?/g, randomUUID())
        const headers = {
          cookie: `callofcode=${as}`,
          'sec-fetch-site': 'same-origin',
          'sec-fetch-dest': 'image',
        }
        return { path, status: (await site.app.inject({ url, headers })).statusCode }
      }),
    )
    // These addresses look up no caller, so they act for no member.
    expect(
      answers
        .filter(({ status }) => status !== 403)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(FOR_ALL)
  })
})

const FOR_ALL = [
  '/api/docs',
  '/api/openapi.json',
  '/blogs',
  '/blogs/:slug.png',
  '/blogs/feed.xml',
  '/club/icon/:file.png',
  '/club/logo/:name.webp',
  '/dsa/problems/:slug.png',
  '/dsa/problems/:slug/reference.js',
  '/healthz',
  '/judge/manifest.json',
  '/licences/:number.txt',
  '/manifest.webmanifest',
  '/mark.svg',
  '/photos/:file',
  '/pictures/:file',
  '/plans/feed/:token.ics',
  '/programs/:file',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/:name.xml',
  '/sitemaps/screens.xml',
  '/social.png',
]

const profile = endpoints.find(({ name }) => name === 'getProfile') as (typeof endpoints)[number]

/** Returns the status with which the work is refused. */
function refusedBy(work: () => void): number | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error.status
    throw error
  }
  return undefined
}

/** Parses Fastify's drawing of its routes. The indent of a branch is its depth, and its last words are its methods. */
function routesOf(drawing: string) {
  const parts: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│\s]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (!part) return []
    parts.splice(indent.length / 4, parts.length, part)
    return (methods?.split(', ') ?? []).map((method) => ({ method, path: parts.join('') }))
  })
}
