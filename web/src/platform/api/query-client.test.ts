import { expect, test, vi } from 'vitest'
import { CallError, call } from './client.ts'
import { makeQueryClient, pauseBefore } from './query-client.ts'

const target = { method: 'GET', path: '/x', summary: 'X', callers: 'anyone' } as const
const answering = (status: number, headers: Record<string, string>) => async () =>
  new Response('{"success":false,"message":"Server error."}', { status, headers })

test('safety L1 a read is retried after the delay that the server asks for, longer each time', async () => {
  const error = await call(target, {}, { transport: answering(503, { 'retry-after': '3' }) }).catch(
    (one) => one,
  )
  expect([error.status, error.retryAfter]).toEqual([503, 3])
  expect([0, 1, 2, 3, 4, 5].map((failures) => pauseBefore(failures, error))).toEqual([
    3_000, 3_000, 4_000, 8_000, 16_000, 30_000,
  ])
  const silent = new CallError(500)
  expect([0, 1, 2].map((failures) => pauseBefore(failures, silent))).toEqual([1_000, 2_000, 4_000])
})

test.each([
  ['is busy and says when', new CallError(503, {}, 1), 7],
  ['fails', new CallError(500), 4],
  ['does not answer', new CallError(0), 4],
  ['refuses', new CallError(404), 1],
])('safety L1 a reader of a server that %s tells of it after so many tries', async (_, error, tries) => {
  vi.useFakeTimers()
  try {
    const failed = vi.fn()
    const asked = vi.fn(() => Promise.reject(error))
    const client = makeQueryClient(failed)
    const reading = client.fetchQuery({
      ...client.getDefaultOptions().queries,
      queryKey: ['x'],
      queryFn: asked,
    })
    const ended = reading.catch(() => undefined)
    await vi.runAllTimersAsync()
    await ended
    expect([asked.mock.calls.length, failed.mock.calls.length]).toEqual([tries, 1])
  } finally {
    vi.useRealTimers()
  }
})
