import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { AnswerCache } from './answer-cache.ts'
import { makeCachedAnswer } from './cached-answer.ts'

const READERS = 32
const FORUM = '/api/v1/forum/threads'

function gate() {
  let open: (value?: unknown) => void = () => undefined
  const passed = new Promise((resolve) => {
    open = resolve
  })
  return { open, passed }
}
const answer = async (says: string, ...tags: string[]) => ({
  cached: await makeCachedAnswer(says, { headers: {}, tags }),
})
const said = async (made: Promise<object>) => {
  const { cached } = (await made) as Awaited<ReturnType<typeof answer>>
  return String(cached.whole.buffer)
}

describe('an answer that is being made', () => {
  /** Each response contains its number. The first one waits for `open`. */
  function slowly(cache: AnswerCache) {
    const { open, passed } = gate()
    let made = 0
    const ask = () =>
      said(
        cache.getOrMake('/a', async () => {
          made += 1
          const number = made
          if (number === 1) await passed
          return answer(String(number), 'a')
        }),
      )
    return { open, ask }
  }

  test('safety L1 is made once for everybody who asks while it is made', async () => {
    const { open, ask } = slowly(new AnswerCache())
    const asked = Array.from({ length: READERS }, ask)
    await sleep(0)
    open()
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['1']))
    expect(await ask()).toBe('1')
  })

  test('safety L1 is cached and sent to later readers, though another tag was invalidated', async () => {
    const cache = new AnswerCache()
    const { open, ask } = slowly(cache)
    const first = ask()
    await sleep(0)
    cache.invalidate(['b'])
    const later = ask()
    cache.invalidate(['b', 'c'])
    open()
    expect(await Promise.all([first, later])).toEqual(['1', '1'])
    expect(await ask()).toBe('1')
  })

  test.each([
    ['an invalidation of its tag', (cache: AnswerCache) => cache.invalidate(['b', 'a'])],
    ['an invalidation of everything', (cache: AnswerCache) => cache.clear()],
  ])('safety D is neither cached nor sent to those who asked after %s', async (_, drop) => {
    const cache = new AnswerCache()
    const { open, ask } = slowly(cache)
    const before = ask()
    await sleep(0)
    drop(cache)
    const after = [ask(), ask()]
    open()
    expect(await Promise.all([before, ...after])).toEqual(['1', '2', '2'])
    expect(await ask()).toBe('2')
  })

  test('safety D is not cached either where its tag was invalidated long ago, and thousands of others since', async () => {
    const cache = new AnswerCache()
    const { open, ask } = slowly(cache)
    const before = ask()
    await sleep(0)
    cache.invalidate(['a'])
    for (let at = 0; at < 30_000; at++) cache.invalidate([`other:${at}`])
    open()
    expect(await before).toBe('1')
    expect(await ask()).toBe('2')
  })

  test('safety L1 fails once for everybody who waits for it, and the next request tries again', async () => {
    const cache = new AnswerCache()
    let tries = 0
    const ask = () =>
      cache.getOrMake('/a', async () => {
        tries += 1
        await sleep(1)
        if (tries === 1) throw new Error('away')
        return answer('fine', 'a')
      })
    const asked = await Promise.allSettled([ask(), ask(), ask()])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect([tries, await said(ask()), tries]).toEqual([1, 'fine', 2])
  })

  test('safety D when making it fails, requests from before a write get the error, and later ones try again', async () => {
    const cache = new AnswerCache()
    const failing = gate()
    const before = cache.getOrMake('/a', async () => {
      await failing.passed
      throw new Error('there is none')
    })
    await sleep(0)
    cache.invalidate(['a'])
    const after = cache.getOrMake('/a', async () => answer('there is one', 'a'))
    failing.open()
    await expect(before).rejects.toThrow('there is none')
    expect(await said(after)).toBe('there is one')
  })
})

describe('readers and writers', () => {
  let site: TestSite
  let admin: string
  let member: string
  beforeAll(async () => {
    site = await testSite()
    admin = (await site.member({ role: 'admin' })).as
    member = (await site.member()).as
    await site.ask('POST', '/forum/threads', {
      as: member,
      body: { title: 'Two pointers', category: 'DSA help', content: 'When do they meet?' },
    })
  })
  beforeEach(() => site.cache.clear())
  afterAll(() => site.close())

  const read = (path = FORUM) => site.app.inject(path)
  const readers = (path?: string) => Promise.all(Array.from({ length: READERS }, () => read(path)))

  test('safety L1 one answer that is missing costs its statements once, however many ask', async () => {
    for (const [path, table] of [
      [FORUM, 'forum_threads'],
      ['/blogs/feed.xml', 'blogs'],
    ] as const) {
      const one = await countStatements(site.database, table, () => read(path))
      site.cache.clear()
      const many = await countStatements(site.database, table, () => readers(path))
      expect([path, one > 0, many]).toEqual([path, true, one])
    }
  })

  test('safety L1 writes elsewhere cost the readers of the forum nothing', async () => {
    const { body } = await site.ask('POST', '/events', {
      as: admin,
      body: {
        title: 'Meetup',
        description: 'Come.',
        location: 'Room 1',
        timeZone: 'Asia/Kolkata',
        startsAt: '2099-01-01T10:00:00.000Z',
        endsAt: '2099-01-01T12:00:00.000Z',
      },
    })
    const own = `/events/${body.data._id}/register`
    const once = await countStatements(site.database, 'forum_threads', () => read())
    site.cache.clear()
    let reads = 0
    const statements = await countStatements(site.database, 'forum_threads', async () => {
      for (let round = 0; round < 25; round++) {
        const writing = site.ask(round % 2 ? 'DELETE' : 'POST', own, { as: member, body: {} })
        // Some response is being made at every moment at which the write may commit.
        for (let turn = 0; turn < 4; turn++) {
          site.cache.invalidate(['elsewhere'])
          const answers = await readers()
          reads += answers.filter(({ statusCode }) => statusCode === 200).length
        }
        expect((await writing).status).toBe(200)
      }
    })
    expect(reads).toBe(25 * 4 * READERS)
    const makings = statements / once
    expect(1 - makings / reads).toBeGreaterThan(0.95)
    expect(makings).toBe(1)
  })

  test('safety D a request after a write gets what was written, among readers who asked before', async () => {
    for (let round = 0; round < 10; round++) {
      const title = `Where do they meet in round ${round}?`
      const before = readers()
      const { status } = await site.ask('POST', '/forum/threads', {
        as: member,
        body: { title, category: 'DSA help', content: 'And then?' },
      })
      expect(status).toBe(201)
      const after = await readers()
      for (const { payload } of after) expect(payload).toContain(title)
      await before
    }
  })

  test('safety L1 a reader who disconnects takes nobody’s answer away', async () => {
    const origin = await site.listen()
    const leaving = new AbortController()
    const left = fetch(origin + FORUM, { signal: leaving.signal }).catch(() => 'left')
    const stayed = Array.from({ length: 4 }, () => fetch(origin + FORUM))
    leaving.abort()
    expect((await Promise.all(stayed)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await left).toBe('left')
    expect(site.cache.get(FORUM)).toBeDefined()
  })
})
