import { expect, test } from 'vitest'
import { derivedLimits } from './problem-limits.ts'

test('CLUB-650 a language without a solution gets a generous limit, and measured ones stay as they are', () => {
  const python = { accepted: 20_000_000, limit: 80_000_000 }
  expect(derivedLimits({ python })).toEqual({
    cpp: { accepted: 640_000_000, limit: 640_000_000 },
    javascript: { accepted: 200_000_000, limit: 200_000_000 },
  })
  // The language from which most follows decides.
  const javascript = { accepted: 1, limit: 20_000_000 }
  expect(derivedLimits({ python, javascript }).cpp?.limit).toBe(640_000_000)
  expect(derivedLimits({})).toEqual({})
})
