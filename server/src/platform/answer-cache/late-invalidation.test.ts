import { expect, onTestFinished, test, vi } from 'vitest'
import { LateInvalidation } from './late-invalidation.ts'

test('LIST-05 many writes at once remove the answers once, some time later; the next write does so again', async () => {
  let removals = 0
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const late = new LateInvalidation(() => removals++, 30)
  for (let write = 0; write < 50; write++) late.note()
  vi.advanceTimersByTime(29)
  expect(removals).toBe(0)
  vi.advanceTimersByTime(1)
  expect(removals).toBe(1)
  late.note()
  vi.advanceTimersByTime(1_000)
  expect(removals).toBe(2)
})

test('LIST-05 what was noted can be done at once, and only then', () => {
  let removals = 0
  const late = new LateInvalidation(() => removals++, 60_000)
  late.settle()
  expect(removals).toBe(0)
  late.note()
  late.settle()
  late.settle()
  expect(removals).toBe(1)
})
