import { expect, test } from 'vitest'
import { SteadyClock } from './steady-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Returns a clock that moves in steps, and can be set. */
function bench(lastSeen?: number) {
  const at = { wall: 1_000 * DAY, steady: 0 }
  const clock = new SteadyClock(async () => lastSeen, { wall: () => at.wall, steady: () => at.steady })
  async function after(hours: number, set = 0) {
    at.steady += hours * HOUR
    at.wall += hours * HOUR + set
    return clock.isBelieved()
  }
  return after
}

test('SAFE-115 a clock that goes on is believed, also after a night asleep', async () => {
  const after = bench(1_000 * DAY - 20 * DAY)
  expect(await after(0)).toBe(true)
  for (let hour = 0; hour < 50; hour++) expect(await after(1)).toBe(true)
  expect(await after(1, 0.5 * DAY)).toBe(true)
})

test.each([365, -365])(
  'SAFE-115 a clock that is set by %i days decides about nothing for a day',
  async (days) => {
    const after = bench(1_000 * DAY)
    expect(await after(1)).toBe(true)
    expect(await after(1, days * DAY)).toBe(false)
    for (let hour = 1; hour < 24; hour++) expect(await after(1)).toBe(false)
    expect(await after(1)).toBe(true)
    expect(await after(1, -days * DAY)).toBe(false)
  },
)

test('SAFE-115 a start a year after the site was last seen decides about nothing for a day', async () => {
  const after = bench(1_000 * DAY - 365 * DAY)
  expect(await after(0)).toBe(false)
  expect(await after(23)).toBe(false)
  expect(await after(2)).toBe(true)
})
