import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { EventStream } from '../../../testing/event-stream.ts'
import { type Answer, network, type Sent } from '../../../testing/network.ts'
import { threadOf } from './forum-queries.ts'
import { useLiveThread } from './use-live-thread.ts'

let page: ReturnType<typeof openPage>
/** The version on the server. */
let version: string
let answers: Answer[]
let sent: Sent[]

beforeEach(() => {
  page = openPage()
  EventStream.opened = []
  vi.stubGlobal('EventSource', EventStream)
  version = '1'
  answers = []
  sent = network(() => answers.shift() ?? { data: { _id: 't1', version } })
})
afterEach(closePage)

function useThreadPage(id: string) {
  const { data } = useQuery(threadOf(id))
  const live = useLiveThread(id, Boolean(data))
  return { live, shown: data?.data.version }
}

/** Opens a page with version 1 of a thread, and a stream of its changes. */
async function reading() {
  const screen = await runHook(useThreadPage, 't1')
  await pass()
  EventStream.last()?.open()
  await pass()
  sent.length = 0
  return screen
}
function change(to: string) {
  version = to
  EventStream.last()?.say('changed', {}, to)
}
const sinceOf = (stream = EventStream.last()) =>
  new URL(stream?.address ?? '', location.href).searchParams.get('since')

test('NAV-11 a reply of somebody else appears without a reload', async () => {
  const screen = await reading()
  expect(screen.now()).toEqual({ live: true, shown: '1' })
  change('2')
  await pass(1_000)
  expect(screen.now().shown).toBe('2')
})

test('NAV-11 a change that is reported twice, or many at once, is fetched once', async () => {
  const screen = await reading()
  change('2')
  change('2')
  change('3')
  await pass(1_000)
  expect(screen.now().shown).toBe('3')
  change('3')
  await pass(1_000)
  expect(sent.map(({ path }) => path)).toEqual(['/forum/threads/t1'])
})

test('NAV-11 reports that arrive out of order leave the newest version on the screen', async () => {
  const screen = await reading()
  version = '3'
  EventStream.last()?.say('changed', {}, '3')
  EventStream.last()?.say('changed', {}, '2')
  await pass(1_000)
  expect(screen.now().shown).toBe('3')
})

test('NAV-11 a tab that was hidden closes its connection, and catches up once when it is shown again', async () => {
  const screen = await reading()
  change('2')
  await pass(1_000)
  page.turn('hidden')
  await pass(29_000)
  expect(EventStream.last()?.readyState).toBe(1)
  await pass(2_000)
  expect(EventStream.last()?.readyState).toBe(EventStream.CLOSED)
  expect(screen.now().live).toBe(false)

  sent.length = 0
  page.turn('visible')
  expect([EventStream.opened.length, sinceOf()]).toEqual([2, '2'])
  EventStream.last()?.open()
  change('4')
  await pass(1_000)
  expect(screen.now()).toEqual({ live: true, shown: '4' })
  expect(sent).toHaveLength(1)
})

test('NAV-11 a tab that was hidden for a moment keeps its connection', async () => {
  const screen = await reading()
  page.turn('hidden')
  await pass(10_000)
  page.turn('visible')
  await pass(60_000)
  expect([EventStream.opened.length, screen.now().live]).toEqual([1, true])
})

test('NAV-11 a broken connection is told, and left to the browser; after a refusal the page connects again itself', async () => {
  const screen = await reading()
  EventStream.last()?.fail()
  await pass(120_000)
  expect([EventStream.opened.length, screen.now().live]).toEqual([1, false])
  EventStream.last()?.open()
  await pass()
  expect(screen.now().live).toBe(true)

  EventStream.last()?.fail(true)
  await pass(59_000)
  expect(EventStream.opened).toHaveLength(1)
  await pass(2_000)
  expect([EventStream.opened.length, sinceOf()]).toEqual([2, '1'])
})

test('NAV-11 another thread has its own connection, and a page that is left has none', async () => {
  const screen = await reading()
  await screen.give('t2')
  await pass()
  const [first, second] = EventStream.opened
  expect([first?.readyState, second?.address]).toEqual([EventStream.CLOSED, expect.stringContaining('t2')])
  await screen.leave()
  expect(second?.readyState).toBe(EventStream.CLOSED)
  page.turn('visible')
  await pass(120_000)
  expect(EventStream.opened).toHaveLength(2)
})

test('NAV-11 a change whose fetch fails is on the screen after the next try', async () => {
  const screen = await reading()
  answers.push('lost', 'lost')
  change('2')
  await pass(10_000)
  expect(screen.now().shown).toBe('2')
})
