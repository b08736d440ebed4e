import { describe, expect, test } from 'vitest'
import { RequestScheduler } from './request-scheduler.ts'

/** Milliseconds. Two of these fill the slice of a turn. */
const EACH = 0.25

/** Schedules requests that each take this many milliseconds, on a clock of their own. */
function crowd(many: number, milliseconds: number) {
  const clock = { now: 0 }
  const entrance = new RequestScheduler(() => clock.now)
  const begun: { at: number; waited: number }[] = []
  for (let at = 0; at < many; at++)
    entrance.schedule((waited) => {
      begun.push({ at, waited })
      clock.now += milliseconds
    })
  return { entrance, begun }
}
const turn = () => new Promise(setImmediate)

describe('safety L1 the scheduler of requests', () => {
  test('begins a single request at once', async () => {
    const { begun } = crowd(1, 5)
    expect(begun).toEqual([{ at: 0, waited: 0 }])
  })

  test('begins a few requests in each turn of the event loop, in their order, so that others can come in between', async () => {
    const { begun } = crowd(10, EACH)
    expect(begun).toHaveLength(2)
    await turn()
    expect(begun).toHaveLength(4)
    for (let turns = 0; turns < 5; turns++) await turn()
    expect(begun.map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, at) => at))
    expect(begun.every(({ waited }) => waited === 0)).toBe(true)
  })

  test('SAFE-74 begins many in a turn while those in front have waited long: they are refused, which takes little', async () => {
    const { begun } = crowd(4_000, 0.1)
    for (let turns = 0; turns < 600; turns++) await turn()
    expect(begun).toHaveLength(4_000)
    // With one request a turn, all of them would have waited for thousands of turns.
    const [, ...late] = begun.filter(({ waited }) => waited > 160)
    expect(late.length).toBeGreaterThan(1_000)
  })

  test('says how long each request has waited where many wait', async () => {
    const { begun } = crowd(600, EACH)
    for (let turns = 0; turns < 400; turns++) await turn()
    expect(begun).toHaveLength(600)
    expect(begun.filter(({ waited }) => waited > 0)).not.toHaveLength(0)
    for (const { at, waited } of begun) expect(waited).toBe(waited === 0 ? 0 : (at - 2) * EACH)
  })
})
