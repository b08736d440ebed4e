import { expect, test } from 'vitest'
import { smallerInputs } from './smaller-inputs.ts'

test('smaller inputs leave out parts, the largest first', () => {
  const [first] = smallerInputs([[4, 5, 6]])
  expect(first).toEqual([[]])
  expect(smallerInputs([[4, 5]])).toContainEqual([[5]])
})

test('a number moves toward zero and never away from it', () => {
  expect(smallerInputs([-3]).flat()).toEqual([0, 1, -1, -2, 3])
  expect(smallerInputs([0])).toEqual([])
})

test('only one argument is made smaller at a time', () => {
  for (const [one, other] of smallerInputs([2, 'ab'])) expect(one === 2 || other === 'ab').toBe(true)
})
