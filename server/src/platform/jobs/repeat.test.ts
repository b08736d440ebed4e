import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('OPS-401 no turn begins while the last one runs, a failure is told and tried again, and a stop waits', async () => {
  const ends: ((error?: Error) => void)[] = []
  const failed: unknown[] = []
  const clock = repeat(
    1_000,
    () =>
      new Promise<void>((done, fail) => {
        ends.push((error) => (error ? fail(error) : done()))
      }),
    (error) => failed.push(error),
  )
  await vi.advanceTimersByTimeAsync(3_500)
  expect(ends).toHaveLength(1)
  ends[0]?.(new Error('away'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([ends.length, failed]).toEqual([2, [new Error('away')]])
  let isStopped = false
  const stopping = clock.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([ends.length, isStopped]).toEqual([2, false])
  ends[1]?.()
  await stopping
  await clock.turn()
  expect(ends).toHaveLength(2)
})
