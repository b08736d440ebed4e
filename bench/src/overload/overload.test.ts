import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FloodedSite, floodedSite, overloaded, say } from './flooded-site.ts'

// The short form of overload.slow.test.ts. Others may work on the machine, so the test asserts no times. It asserts how many
// times longer requests take than the same requests took a moment before.

let site: FloodedSite
beforeAll(async () => {
  site = await floodedSite({})
})
afterAll(() => site?.remove())

test('SAFE-74 safety L1 a flood of four times the capacity is answered: quickly, or with 503 and Retry-After', async () => {
  const { full, light, over } = await overloaded(site, 4)
  say('Four times as much', over)
  expect(Object.keys(over.statuses).filter((status) => !['200', '503'].includes(status))).toEqual([])
  expect([over.withoutRetryAfter, over.errors, over.unsent]).toEqual([0, 0, 0])
  expect(over.admitted.p99).toBeLessThan(6 * Math.max(full.admitted.p99, 250))
  const after = await site.flood(light)
  expect(Object.keys(after.statuses)).toEqual(['200'])
})
