import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LateInvalidation } from './late-invalidation.ts'

test('LIST-05 many writes at once remove the answers once, some time later; the next write does so again', async () => {
  let removals = 0
  const late = new LateInvalidation(() => removals++, 30)
  for (let write = 0; write < 50; write++) late.note()
  expect(removals).toBe(0)
  await expect.poll(() => removals).toBe(1)
  late.note()
  await expect.poll(() => removals).toBe(2)
  await sleep(100)
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
