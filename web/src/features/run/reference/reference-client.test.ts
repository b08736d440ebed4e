import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReferenceClient } from './reference-client.ts'

// Replaces the browser's worker. It sends no message by itself.
class SilentWorker extends EventTarget {
  static begun: SilentWorker[] = []
  ended = false
  asked: { id: number }[] = []
  constructor() {
    super()
    SilentWorker.begun.push(this)
  }
  postMessage(asked: { id: number }) {
    this.asked.push(asked)
  }
  terminate() {
    this.ended = true
  }
  say(answer: object) {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answer }))
  }
}
beforeEach(() => {
  SilentWorker.begun = []
  vi.stubGlobal('Worker', SilentWorker)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const asksOf = (at: number) => SilentWorker.begun[at]?.asked ?? []

test('safety J6 a late request of a stopped run does not end the worker of the next run', async () => {
  const reference = new ReferenceClient({ slug: 'fair-cuts', script: null })
  const first = reference.solve([]).then(
    () => 'answered',
    () => 'refused',
  )
  await vi.advanceTimersByTimeAsync(9_000)
  reference.close()
  // The failure comes before the timeout.
  expect(await Promise.race([first, vi.advanceTimersByTimeAsync(500).then(() => 'waits')])).toBe('refused')
  const next = reference.solve([])
  await vi.advanceTimersByTimeAsync(2_000)
  const [, worker] = SilentWorker.begun
  expect(worker?.ended).toBe(false)
  worker?.say({ id: asksOf(1)[0]?.id, result: [{ answer: 7 }] })
  expect(await next).toEqual([{ answer: 7 }])
})

test('safety J6 after a failed download the next request downloads the reference again', async () => {
  const reference = new ReferenceClient({ slug: 'fair-cuts', script: null })
  const first = reference.solve([])
  await vi.advanceTimersByTimeAsync(1)
  SilentWorker.begun[0]?.say({ id: asksOf(0)[0]?.id, failure: 'Failed to fetch dynamically imported module' })
  await expect(first).rejects.toThrow('Failed to fetch')
  // A worker caches the failed load of a module.
  expect(SilentWorker.begun[0]?.ended).toBe(true)
  void reference.solve([]).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1)
  expect(SilentWorker.begun).toHaveLength(2)
  reference.close()
})
