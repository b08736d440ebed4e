// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { pass } from '../../testing/browser-page.tsx'
import { ashasSession } from '../../testing/member.ts'
import { later, refusal } from '../../testing/network.ts'
import { one, press, said, title, toasts, until } from '../../testing/person.ts'
import { type Answers, closeScreen, openScreen } from '../../testing/screen.tsx'

afterEach(closeScreen)

const MINUTE = 60_000

async function go(name: string) {
  await press(one('link', name, one('navigation', 'Main')))
  await until(() => expect(title()).toBe(name === 'Modules' ? 'Learning Modules' : name))
}

async function focusWindow() {
  for (const place of [window, document])
    for (const name of ['focus', 'visibilitychange']) place.dispatchEvent(new Event(name))
  await pass(1_000)
}

describe.each([
  ['Blogs', '/getBlogs', 'Loading blogs...'],
  ['Interview Experiences', '/getInteviewExp', 'Loading experiences...'],
])('%s', (name, path, loading) => {
  const empty = { data: [], nextAfter: null }

  test('UI-15 UI-16 data is fresh for five minutes, and focusing the window never refetches', async () => {
    const { sent } = await openScreen('/dashboard', { answers: { [`GET ${path}`]: empty } })
    const asked = () => sent.filter((one) => one.path.startsWith(path)).length
    await go(name)
    expect(asked()).toBe(1)
    await pass(2 * MINUTE)
    await go('Modules')
    await pass(2.5 * MINUTE)
    await go(name)
    expect(asked()).toBe(1)
    await pass(6 * MINUTE)
    await focusWindow()
    expect(asked()).toBe(1)
    await go('Modules')
    await go(name)
    expect(asked()).toBe(2)
  })

  test('UI-17 data unused for five minutes is dropped, and the screen shows loading again', async () => {
    const answers: Answers = { [`GET ${path}`]: empty }
    await openScreen('/dashboard', { answers })
    await go(name)
    await go('Modules')
    await pass(4 * MINUTE)
    const slow = later()
    answers[`GET ${path}`] = () => slow.answer
    await go(name)
    expect(said()).not.toContain(loading)
    await go('Modules')
    await pass(5 * MINUTE + 1_000)
    await go(name)
    expect(said()).toContain(loading)
    slow.give(empty)
    await until(() => expect(said()).not.toContain(loading))
  })
})

test('UI-16 focusing the window refetches no data of a member either, including the bell and its list', async () => {
  const answers: Answers = {
    'GET /notifications': { data: [], unread: 0, waiting: [], nextCursor: null },
    'GET /notifications/unread': { unread: 0 },
  }
  const { sent } = await openScreen('/notifications', { session: ashasSession, answers })
  await pass(6 * MINUTE + 500)
  const before = sent.length
  await focusWindow()
  expect(sent.slice(before).map(({ path }) => path)).toEqual([])
})

test.each([
  [500, () => refusal(500, 'Said by the server.'), 4, 'Error: Said by the server.'],
  [404, () => refusal(404, 'Said by the server.'), 1, 'Error: Said by the server.'],
  ['no answer', 'lost' as const, 4, 'Error: Network error. Please check your connection.'],
])(
  'UI-18 UI-19 a read that fails with %s is tried again, with growing delays, or only once',
  async (_, answer, tries, words) => {
    const times: number[] = []
    await openScreen('/dashboard/blogs', {
      answers: {
        'GET /getBlogs': () => {
          times.push(Date.now())
          return typeof answer === 'function' ? answer() : answer
        },
      },
    })
    for (let step = 0; times.length < tries && step < 100; step++) {
      expect(toasts()).toEqual([])
      await pass(100)
    }
    await until(() => expect(toasts()).toEqual([words]))
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1_000 * 2 ** at)
      expect(wait).toBeLessThan(1_500 * 2 ** at)
    }
    await pass(3_000)
    expect(toasts()).toEqual([words])
    await pass(MINUTE)
    expect(times).toHaveLength(tries)
  },
)

test('opening an admin queue always refetches it', async () => {
  const admin = { ...ashasSession, role: 'admin' as const }
  const answers: Answers = { 'GET /experiences/submitted': { data: [], total: 0, nextCursor: null } }
  const { sent } = await openScreen('/dashboard/submissions', { session: admin, answers })
  const asked = () => sent.filter(({ path }) => path.startsWith('/experiences/submitted')).length
  expect(asked()).toBe(1)
  await go('Desk')
  await press(one('link', 'Submitted experiences', one('navigation', 'Pages of organisers')))
  await until(() => expect(title()).toBe('Submitted experiences'))
  expect(asked()).toBe(2)
})
