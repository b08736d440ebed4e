import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestText, sendRaw } from '../../../testing/raw-request.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { buildApp } from '../../app/app.ts'
import { listenForChanges } from '../database/changes.ts'
import { openDatabase } from '../database/database.ts'
import { AnswerCache } from './answer-cache.ts'
import { type CachedAnswer, makeCachedAnswer, PUBLIC } from './cached-answer.ts'

let site: TestSite
let origin: string
let admin: string
beforeAll(async () => {
  // No lanes: the judge polls its queue every few seconds, and this test counts statements.
  site = await testSite({ LANES: '0' })
  origin = await site.listen()
  admin = (await site.member({ role: 'admin' })).as
})
afterAll(() => site.close())

const TOPICS = '/api/v1/topics/'
const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
// A robot's views are not counted. Counted views would drop the cached blog.
const ROBOT = { 'user-agent': 'Googlebot/2.1' }
const publish = async (title: string, as = admin) => {
  const { status, body } = await site.ask('POST', '/admin/createBlog', {
    as,
    body: { title, author: 'Rohan', content: 'Because.' },
  })
  expect(status).toBe(201)
  return body.data._id as string
}
const titles = (blogs: { title: string }[]) => blogs.map(({ title }) => title)

const keep = (cache: AnswerCache, key: string, answer: CachedAnswer | Promise<CachedAnswer>) =>
  cache.getOrMake(key, async () => ({ cached: await answer }))

function gate() {
  let open: (value?: unknown) => void = () => undefined
  const passed = new Promise((resolve) => {
    open = resolve
  })
  return { open, passed }
}

/** Sends a raw request: an HTTP client would undo the encoding. */
async function encoded(accepts: string, path = TOPICS) {
  const bytes = requestText(`GET ${path} HTTP/1.1`, [
    'Connection: close',
    ...(accepts ? [`Accept-Encoding: ${accepts}`] : []),
  ])
  const { headers } = await sendRaw(origin, bytes)
  return headers
}

describe('one answer, three encodings', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0', undefined],
    ['BR', 'br'],
    ['brotli, x-gzip', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('who takes "%s" is sent %s', async (accepts, encoding) => {
    const headers = await encoded(accepts)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toMatch(/\baccept-encoding\b/i)
    expect(headers.etag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/)
  })

  test('each has a strong ETag of its own, and all say the same', async () => {
    const tags = await Promise.all(['br', 'gzip', ''].map(async (one) => (await encoded(one)).etag))
    expect(new Set(tags).size).toBe(3)
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'br', 'gzip'].map(async (one) => {
        const answer = await site.app.inject({ url: TOPICS, headers: { 'accept-encoding': one } })
        return answer.rawPayload
      }),
    )
    expect(brotliDecompressSync(br ?? '').toString()).toBe(String(plain))
    expect(gunzipSync(gzip ?? '').toString()).toBe(String(plain))
    expect(JSON.parse(String(plain)).topics.length).toBeGreaterThan(0)
  })

  test('a client with the current answer gets 304, in its own encoding and no other', async () => {
    const etag = (await encoded('br')).etag ?? ''
    const ask = (copies: string, accepts = 'br') =>
      get(TOPICS, { 'if-none-match': copies, 'accept-encoding': accepts })
    for (const copies of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const held = await ask(copies)
      expect([copies, held.status, await held.text()]).toEqual([copies, 304, ''])
      expect(held.headers.get('etag')).toBe(etag)
      expect(held.headers.get('cache-control')).toBe(PUBLIC)
      expect(held.headers.get('vary')).toBe('Accept-Encoding, Authorization, Cookie')
      expect(held.headers.has('content-encoding')).toBe(false)
    }
    for (const copies of ['"other"', etag.slice(0, -1), etag.replace('-br', '')])
      expect((await ask(copies)).status).toBe(200)
    expect((await ask(etag, 'gzip')).status).toBe(200)
  })

  test('a small answer is not compressed', async () => {
    const small = await encoded('br', '/api/v1/getInteviewExp')
    expect(small['content-encoding']).toBeUndefined()
  })
})

describe('safety D a write invalidates answers', () => {
  test('a later reader sees the write, in the same process at once', async () => {
    const before = await get('/api/v1/getBlogs')
    await before.text()
    for (const title of ['One', 'Two', 'Three']) {
      await publish(title)
      const after = await get('/api/v1/getBlogs')
      expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
      expect(titles((await after.json()).data)[0]).toBe(title)
    }
  })

  test('answers that it does not change stay cached', async () => {
    await get(TOPICS)
    const kept = site.cache.get(TOPICS)
    expect(kept).toBeDefined()
    await publish('Four')
    expect(site.cache.get(TOPICS)).toBe(kept)
    expect(site.cache.get('/api/v1/getBlogs')).toBeUndefined()
  })

  test('an answer that was begun before it is not kept', async () => {
    site.cache.clear()
    const { pool } = site.database
    const real = pool.query.bind(pool) as typeof pool.query
    const reading = gate()
    const held = gate()
    // The rows are read, but the network delays them.
    const slow = vi.spyOn(pool, 'query').mockImplementationOnce((async (
      ...given: Parameters<typeof real>
    ) => {
      const rows = await (real(...given) as unknown as Promise<unknown>)
      reading.open()
      await held.passed
      return rows
    }) as never)
    const old = get('/api/v1/getBlogs')
    await reading.passed
    slow.mockRestore()
    await publish('Written meanwhile')
    held.open()
    expect(titles((await (await old).json()).data)).not.toContain('Written meanwhile')
    expect(titles((await (await get('/api/v1/getBlogs')).json()).data)).toContain('Written meanwhile')
  })

  test('a failed write invalidates nothing', async () => {
    await get('/api/v1/getBlogs')
    const kept = site.cache.get('/api/v1/getBlogs')
    expect((await site.ask('POST', '/admin/createBlog', { as: admin, body: { title: '' } })).status).toBe(400)
    expect(site.cache.get('/api/v1/getBlogs')).toBe(kept)
  })
})

describe('cached answers are for', () => {
  const planted = { success: true, message: 'planted', data: [] }
  /** Replaces the cached response with recognisable text. */
  async function plant(path = '/api/v1/getBlogs') {
    const headers = { 'content-type': 'application/json' }
    site.cache.clear()
    await keep(site.cache, path, makeCachedAnswer(JSON.stringify(planted), { headers, tags: ['blogs'] }))
  }
  const isPlanted = async (headers: Record<string, string> = {}, path = '/api/v1/getBlogs') =>
    (await (await get(path, headers)).json()).message === 'planted'

  test('a visitor, and a member whose browser wrote nothing lately', async () => {
    await plant()
    expect(await isPlanted()).toBe(true)
    expect(await isPlanted({ cookie: `callofcode=${admin}` })).toBe(true)
    expect(await isPlanted({ cookie: 'theme=light; sidebar=collapsed' })).toBe(true)
  })

  test('not a browser that wrote a moment ago, nor a program with a token', async () => {
    await plant()
    expect(await isPlanted({ cookie: `callofcode=${admin}; fresh=1` })).toBe(false)
    expect(await isPlanted({ authorization: `Bearer ${admin}` })).toBe(false)
    // The requests left nothing behind in the cache.
    expect(await isPlanted()).toBe(true)
    site.cache.clear()
    await isPlanted({ authorization: `Bearer ${admin}` })
    await isPlanted({ cookie: `callofcode=${admin}; fresh=1` })
    expect(site.cache.get('/api/v1/getBlogs')).toBeUndefined()
  })

  test('safety L1 every caller without a valid sign-in: a false cookie or token does not skip the cache', async () => {
    await plant()
    const nobody = 'x'.repeat(43)
    for (const headers of [
      { cookie: 'fresh=1' },
      { cookie: `callofcode=${nobody}` },
      { cookie: `callofcode=${nobody}; fresh=1` },
      { cookie: 'callofcode=; fresh=1' },
      { authorization: `Bearer ${nobody}` },
      { authorization: 'Basic eDp5', cookie: 'fresh=1' },
    ])
      expect([headers, await isPlanted(headers)]).toEqual([headers, true])
  })

  test('safety L1 however a call is written, its answer is kept once', async () => {
    const spellings = [
      [
        '/api/v1/getBlogs',
        '/api/v1/getBlogs?',
        '/api/v1/getBlogs?x=1',
        '/api/v1/%67etBlogs',
        '/api/v1/getBlog%73?x=2',
      ],
      ['/api/v1/events', '/api/v1/events?', '/api/%76%31/events', '/api/v1/events?when=upcoming'],
      ['/api/v1/events?when=past', '/api/v1/events?%77hen=p%61st'],
      ['/api/v1/forum/threads', '/api/v1/forum/threads?sort=latest', '/api/v1/forum/threads?q=&sort=latest'],
      ['/api/v1/forum/threads?category=Events&sort=top', '/api/v1/forum/threads?sort=top&category=%45vents'],
    ]
    // Finds the key by the lookup and not by statements: an entry may be dropped meanwhile, for example after a view or a lost
    // connection.
    const keyOf = async (path: string) => {
      const looked = vi.spyOn(site.cache, 'get')
      try {
        expect([path, (await get(path, ROBOT)).status]).toEqual([path, 200])
        // The last lookup is the right one: the address as it was sent is looked up first.
        return looked.mock.lastCall?.[0]
      } finally {
        looked.mockRestore()
      }
    }
    for (const paths of spellings) {
      const key = await keyOf(paths[0] ?? '')
      expect(key).toBeTypeOf('string')
      for (const path of paths) expect([path, await keyOf(path)]).toEqual([path, key])
    }
    expect((await get('/api/v1/events?when=past&when=past')).status).toBe(400)
  })

  test('a write marks its browser for longer than other processes need to learn of the write', async () => {
    const { headers } = await site.ask('PUT', '/drafts/blog', { as: admin, body: { content: {} } })
    expect(headers['set-cookie']).toMatch(/^fresh=1; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('a private answer is sent uncompressed, and no cache stores it', async () => {
    const one = await site.app.inject({
      url: TOPICS,
      headers: { authorization: `Bearer ${admin}`, 'accept-encoding': 'br, gzip' },
    })
    expect(one.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(one.headers).not.toHaveProperty('content-encoding')
    expect(one.headers).not.toHaveProperty('etag')
    expect(one.json()).toEqual((await site.ask('GET', '/topics/')).body)
  })

  test('a meaningless query takes no memory', async () => {
    for (let at = 0; at < 5; at++) expect((await get(`${TOPICS}?${at}`)).status).toBe(200)
    for (let at = 0; at < 5; at++) expect(site.cache.get(`${TOPICS}?${at}`)).toBeUndefined()
    await get('/api/v1/forum/threads?sort=top')
    expect(site.cache.get('/api/v1/forum/threads?sort=top')).toBeDefined()
  })

  test('a refusal is not kept', async () => {
    const path = '/api/v1/getBlog/00000000-0000-4000-8000-000000000000'
    expect((await get(path)).status).toBe(404)
    expect(site.cache.get(path)).toBeUndefined()
  })
})

describe('two processes on one database', () => {
  async function twin() {
    const database = openDatabase(site.database.url, 2)
    const { env, mailer } = site
    const parts = await buildApp({ env, database, mailer, secret: randomBytes(32) })
    let missed = 0
    const changes = listenForChanges(database, () => {
      missed += 1
      parts.cache.clear()
    })
    await vi.waitFor(() => expect(missed).toBeGreaterThan(0))
    const close = async () => {
      await changes.close()
      await parts.app.close()
      await database.close()
    }
    const read = async () => (await parts.app.inject('/api/v1/getBlogs')).json().data as { title: string }[]
    return { ...parts, read, close, missed: () => missed }
  }

  test('what one process writes, the other one answers soon, though it had an answer cached', async () => {
    const other = await twin()
    try {
      await other.read()
      expect(other.cache.get('/api/v1/getBlogs')).toBeDefined()
      await publish('From elsewhere')
      await vi.waitFor(async () => expect(titles(await other.read())[0]).toBe('From elsewhere'))
    } finally {
      await other.close()
    }
  })

  test('a process that could not listen for a while keeps nothing that it had cached before', async () => {
    const other = await twin()
    try {
      await other.read()
      const cut = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen changed'`
      const before = other.missed()
      expect((await site.database.pool.query(cut)).rowCount).toBe(1)
      // The process reconnects by itself, and at once.
      await vi.waitFor(() => expect(other.missed()).toBeGreaterThan(before))
      expect(other.cache.get('/api/v1/getBlogs')).toBeUndefined()
      await other.read()
      await publish('After the cut')
      await vi.waitFor(async () => expect(titles(await other.read())[0]).toBe('After the cut'))
    } finally {
      await other.close()
    }
  })

  test('the end of listening ends it', async () => {
    const other = await twin()
    await other.close()
    const missed = other.missed()
    await sleep(1_300)
    expect(other.missed()).toBe(missed)
  })
})

describe('the cache of answers', () => {
  const answerOf = (bytes: number, ...tags: string[]) =>
    makeCachedAnswer(randomBytes(bytes).toString('latin1'), { headers: {}, tags })

  test('safety L1 it has a limit: the least recently used answers go first', { tags: 'long' }, async () => {
    const cache = new AnswerCache()
    const count = 200
    for (let at = 0; at < count; at++) {
      await keep(cache, `/${at}`, answerOf(200_000, 'a'))
      cache.get('/0')
    }
    const kept = Array.from({ length: count }, (_, at) => cache.get(`/${at}`)).filter(
      (one) => one !== undefined,
    )
    const bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
    expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024)
    expect(bytes).toBeGreaterThan(60 * 1024 * 1024)
    expect(cache.get('/0')).toBeDefined()
    expect(cache.get('/1')).toBeUndefined()
    expect(cache.get(`/${count - 1}`)).toBeDefined()
  })

  test('safety L1 one answer may take half of the space, so a long list is made once and not for every reader', async () => {
    const cache = new AnswerCache()
    const small = await answerOf(10, 'a')
    await keep(cache, '/other', small)
    await keep(cache, '/half', { ...small, bytes: 32 * 1024 * 1024 })
    await keep(cache, '/more', { ...small, bytes: 32 * 1024 * 1024 + 1 })
    expect(['/other', '/half', '/more'].map((key) => cache.get(key) !== undefined)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('safety L1 a long answer is compressed while others are answered', async () => {
    let turns = 0
    let ended = false
    const turn = () => {
      turns += 1
      if (!ended) setImmediate(turn)
    }
    setImmediate(turn)
    const made = await answerOf(2_000_000, 'a')
    ended = true
    expect(turns).toBeGreaterThan(10)
    expect(gunzipSync(made.gzip.buffer).equals(made.whole.buffer)).toBe(true)
    expect(brotliDecompressSync(made.br.buffer).equals(made.whole.buffer)).toBe(true)
  })

  test('a tag invalidates the answers that have it, and no others', async () => {
    const cache = new AnswerCache()
    await keep(cache, '/list', answerOf(10, 'blogs'))
    await keep(cache, '/page', answerOf(10, 'blogs', 'blog:1'))
    await keep(cache, '/other', answerOf(10, 'topics'))
    cache.invalidate(['blog:1'])
    expect(['/list', '/page', '/other'].map((key) => cache.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
    cache.invalidate(['blogs', 'nothing'])
    expect(['/list', '/other'].map((key) => cache.get(key) !== undefined)).toEqual([false, true])
    cache.clear()
    expect(cache.get('/other')).toBeUndefined()
  })
})
