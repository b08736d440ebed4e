import { expect, test } from 'vitest'
import { pageNumbers } from './pages.tsx'

test('few pages are all shown', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('a gap shows on each side of the current page, never in place of a single page', () => {
  expect(pageNumbers(10, 20)).toEqual([1, -1, 9, 10, 11, -2, 20])
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(1, 9)).toEqual([1, 2, -2, 9])
  expect(pageNumbers(9, 9)).toEqual([1, -1, 8, 9])
})
