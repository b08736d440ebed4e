import { countUnread } from '@callofcode/contract/notification/notification'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientOf, closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { type Answer, network, refusal, type Sent } from '../../../testing/network.ts'
import { read } from '../../platform/api/read.ts'
import { UnreadCount, useUnread } from './unread-count.tsx'

let page: ReturnType<typeof openPage>
let answers: Answer[]
let unread: number
let sent: Sent[]

beforeEach(() => {
  page = openPage()
  answers = []
  unread = 1
  sent = network(() => answers.shift() ?? { unread })
})
afterEach(closePage)

const opened = () => runHook(useUnread, undefined)

test('the count follows what happens, within a minute', async () => {
  const { now } = await opened()
  expect(now()).toBe(1)
  unread = 4
  await pass(61_000)
  expect(now()).toBe(4)
})

test('a hidden tab asks nothing, and the count is right soon after it is shown again', async () => {
  const { now } = await opened()
  page.turn('hidden')
  unread = 2
  await pass(30 * 60_000)
  expect(sent).toHaveLength(1)
  page.turn('visible')
  await pass(61_000)
  expect([now(), sent.length]).toEqual([2, 2])
})

test('a count that does not arrive leaves the last one', async () => {
  const { now } = await opened()
  answers.push(refusal(403))
  unread = 3
  await pass(61_000)
  expect(now()).toBe(1)
  await pass(61_000)
  expect(now()).toBe(3)
})

test.each([
  [0, ''],
  [1, '1 unread'],
  [1234, '1,234'],
])('of %i unread notifications the bell says "%s"', (count, words) => {
  const client = clientOf()
  client.setQueryData(read(countUnread, {}).queryKey, { success: true, message: '', unread: count })
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <UnreadCount />
    </QueryClientProvider>,
  )
  expect(markup).toContain(words)
  expect(markup.includes(' unread<')).toBe(count > 0)
})
