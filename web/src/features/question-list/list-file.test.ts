import { expect, test } from 'vitest'
import { listRows } from './question-list-view.tsx'

const tally = {
  done: 0,
  total: 1,
  by: { Easy: { done: 0, total: 0 }, Medium: { done: 0, total: 0 }, Hard: { done: 0, total: 1 } },
}

test('LEARN-34 the file of a list holds the counts by difficulty back, as its page does', () => {
  expect(listRows(tally, true)).toEqual([
    ['Problems', 'Done', 'All'],
    ['All', 0, 1],
  ])
  expect(listRows(tally, false)).toEqual([
    ['Problems', 'Done', 'All'],
    ['Easy', 0, 0],
    ['Medium', 0, 0],
    ['Hard', 0, 1],
    ['All', 0, 1],
  ])
})
