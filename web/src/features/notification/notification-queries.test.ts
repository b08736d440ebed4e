import { countUnread } from '@callofcode/contract/notification/notification'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { type Answer, later, network, type Sent } from '../../../testing/network.ts'
import { read } from '../../platform/api/read.ts'
import { notificationsOf, useReadAll, useReadOne } from './notification-queries.ts'

let page: ReturnType<typeof openPage>
/** The ids of the notifications that are not read yet, newest first. */
let unread: string[]
/** The responses to the next requests for the count. */
let counts: Promise<Answer>[]
let sent: Sent[]

beforeEach(() => {
  page = openPage()
  unread = ['n3', 'n2', 'n1']
  counts = []
  sent = network(({ path }) => {
    const [, one] = /notifications\/(n\d)\/read$/.exec(path) ?? []
    if (one) unread = unread.filter((id) => id !== one)
    else if (path.endsWith('/read')) unread = []
    if (path.endsWith('/unread')) return counts.shift() ?? { unread: unread.length }
    return { data: [], nextCursor: null, unread: unread.length }
  })
})
afterEach(closePage)

const opened = () =>
  runHook(() => {
    const count = useQuery({ ...read(countUnread, {}), staleTime: 0 })
    return {
      count: count.data?.unread,
      ask: count.refetch,
      list: useInfiniteQuery(notificationsOf).data?.pages[0]?.unread,
      all: useReadAll().mutate,
      one: useReadOne('n2').mutate,
    }
  }, undefined)

test('a notification that is opened lowers the count at once, also when it is opened twice', async () => {
  const { now } = await opened()
  expect([now().count, now().list]).toEqual([3, 3])
  now().one()
  now().one()
  await pass()
  expect([now().count, now().list]).toEqual([2, 2])
})

test('a count that was on its way when everything was read does not bring the old number back', async () => {
  const { now } = await opened()
  const old = later()
  counts.push(old.answer)
  void now().ask()
  await pass()
  now().all('2026-01-01T00:00:00.000Z')
  await pass()
  expect(now().count).toBe(0)
  old.give({ unread: 3 })
  await pass()
  expect(now().count).toBe(0)
})

test('the list asks once a minute while it is seen, and not in a hidden tab', async () => {
  await opened()
  const asked = () =>
    sent.filter(({ path }) => path.startsWith('/notifications?') || path === '/notifications').length
  const first = asked()
  await pass(121_000)
  expect(asked() - first).toBe(2)
  page.turn('hidden')
  await pass(600_000)
  expect(asked() - first).toBe(2)
})
