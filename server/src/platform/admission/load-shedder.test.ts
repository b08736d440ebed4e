import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import type { Screens } from '../../app/page/screens.ts'
import { styleHash } from '../http/security-headers.ts'
import { EventLoopLag } from './load-shedder.ts'

describe('safety L1 the lag of the event loop', () => {
  const slow = () => {
    const clock = { now: 0 }
    const lag = new EventLoopLag(() => clock.now)
    lag.close()
    const pass = (milliseconds: number) => {
      clock.now += milliseconds
      lag.sample()
    }
    const ask = (times: number) => Array.from({ length: times }, () => lag.countRequest()).at(-1)
    return { clock, pass, ask }
  }

  test('is none while the loop is on time', () => {
    const { pass, ask } = slow()
    for (let looks = 0; looks < 100; looks++) {
      pass(120)
      expect(ask(500)).toBe(0)
    }
  })

  test('counts from the last time that the loop was on time, the current batch included', () => {
    const { clock, pass, ask } = slow()
    pass(50)
    clock.now += 400
    expect(ask(250)).toBe(400)
    pass(0)
    clock.now += 400
    expect(ask(1)).toBe(800)
    pass(0)
    pass(50)
    expect(ask(500)).toBe(0)
  })

  test('is none where one long task made a few requests wait', () => {
    const { clock, ask } = slow()
    clock.now += 5_000
    expect(ask(99)).toBe(0)
    expect(ask(1)).toBe(5_000)
  })
})

let drawn = 0
let drawing: Promise<unknown> = Promise.resolve()
const screens: Screens = {
  nameOf: (url) => url,
  isScreen: () => true,
  languages: {},
  styleHashes: ({ styles }) => styles.map(({ text }) => styleHash(text)),
  assetsOf: async () => ({ styles: [], sheets: [], start: '/x.js', scripts: [], fonts: [], words: '' }),
  render: async () => {
    drawn += 1
    await drawing
    return {
      status: 200,
      markup: '',
      head: { title: 'Page' },
      state: '{}',
      sources: [],
      parts: false,
      isRead: false,
    }
  },
}

describe('safety L1 a site with too much to do', () => {
  let site: TestSite
  let origin: string
  let member: string
  beforeAll(async () => {
    site = await testSite({}, { screens })
    origin = await site.listen()
    member = (await site.member()).as
    await (await fetch(`${origin}/api/v1/getBlogs`)).text()
  })
  afterAll(() => site.close())
  afterEach(() => vi.restoreAllMocks())

  const lagging = (milliseconds: number) =>
    vi.spyOn(site.load.lag, 'countRequest').mockReturnValue(milliseconds)
  const asked = {
    page: () => fetch(`${origin}/new`, { headers: { accept: 'text/html' } }),
    read: () => fetch(`${origin}/api/v1/forum/threads?q=new`),
    write: () =>
      fetch(`${origin}/api/v1/drafts/blog`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${member}`, 'content-type': 'application/json' },
        body: '{"content": {"title": "Typed"}}',
      }),
    cached: () => fetch(`${origin}/api/v1/getBlogs`),
    healthz: () => fetch(`${origin}/healthz`),
    readyz: () => fetch(`${origin}/readyz`),
  }
  const refused = async () => {
    const names = []
    for (const [name, ask] of Object.entries(asked)) {
      const answer = await ask()
      if (answer.status === 503) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        names.push(name)
      } else expect([name, answer.status]).toEqual([name, 200])
      await answer.text()
    }
    return names
  }

  test.each([
    [0, []],
    [199, []],
    [200, ['page']],
    [300, ['page', 'read']],
    [400, ['page', 'read', 'write']],
    [500, ['page', 'read', 'write', 'cached']],
    [60_000, ['page', 'read', 'write', 'cached']],
  ])('refuses the dearest first, and never who watches its health: %i ms behind', async (behind, names) => {
    site.cache.clear()
    await (await asked.cached()).text()
    lagging(behind)
    expect(await refused()).toEqual(names)
  })

  test('answers people with a page, and programs with an ordinary failure', async () => {
    lagging(5_000)
    const page = await asked.page()
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const text = await page.text()
    expect(text).toContain('This page could not be made')
    // A request that is refused on arrival has no line in the log.
    expect(text).not.toContain('tell the club')
    const read = await asked.read()
    expect(await read.json()).toMatchObject({ success: false, code: 'unavailable' })
  })

  test('renders two pages at a time, in turn, and none for a closed connection', async () => {
    let finish: (value?: unknown) => void = () => undefined
    drawing = new Promise((resolve) => {
      finish = resolve
    })
    const before = drawn
    const leaving = new AbortController()
    const pages = ['/one', '/two', '/three'].map((path) => fetch(origin + path))
    const left = Array.from({ length: 5 }, (_, at) =>
      fetch(`${origin}/left${at}`, { signal: leaving.signal }).catch(() => 'left'),
    )
    await vi.waitFor(() => expect(site.load.pages.waiting).toBe(6))
    // The two pages that render let other requests in first.
    await vi.waitFor(() => expect(drawn - before).toBe(2))
    leaving.abort()
    await Promise.all(left)
    await vi.waitFor(() => expect(site.connections.unsent).toBeLessThanOrEqual(3))
    await sleep(20)
    finish()
    for (const page of await Promise.all(pages)) expect(page.status).toBe(200)
    expect(drawn - before).toBe(3)
  })

  test('renders a page for those who stay, though the first client disconnected', async () => {
    let finish: (value?: unknown) => void = () => undefined
    drawing = new Promise((resolve) => {
      finish = resolve
    })
    const before = drawn
    const others = ['/first', '/second'].map((path) => fetch(origin + path))
    await vi.waitFor(() => expect(drawn - before).toBe(2))
    const leaving = new AbortController()
    const left = fetch(`${origin}/same`, { signal: leaving.signal }).catch(() => 'left')
    await vi.waitFor(() => expect(site.load.pages.waiting).toBe(1))
    const stays = fetch(`${origin}/same`)
    await vi.waitFor(() => expect(site.connections.unsent).toBe(4))
    leaving.abort()
    await left
    await vi.waitFor(() => expect(site.connections.unsent).toBe(3))
    finish()
    await Promise.all(others)
    expect((await stays).status).toBe(200)
    expect(drawn - before).toBe(3)
  })
})
