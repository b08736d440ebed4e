import { expect, test } from 'vitest'
import { shareOf } from './scale.tsx'

test('a share is a whole percent', () => {
  expect(shareOf(14, 26)).toBe(54)
  expect(shareOf(26, 26)).toBe(100)
  expect(shareOf(0, 26)).toBe(0)
})

test('some progress is never drawn as empty, and incomplete progress never as full', () => {
  expect(shareOf(1, 580)).toBe(1)
  expect(shareOf(579, 580)).toBe(99)
})

test('a share of zero is zero', () => {
  expect(shareOf(0, 0)).toBe(0)
})
